import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
	plugins: [svelte()],
	build: {
		outDir: '../src/grandopening/server/static',
		emptyOutDir: true,
		assetsInlineLimit: 0, // the content security policy allows files only
		modulePreload: { polyfill: false },
	},
	server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } }, fs: { allow: ['..'] } }, // the words stand outside web/
	test: { include: ['tests/**/*.test.ts'] },
});
