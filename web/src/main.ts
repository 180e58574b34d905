import { mount } from 'svelte';
import App from './App.svelte';
import { server } from './api/client';
import './styles/theme.css';
import './styles/page.css';
import './styles/table.css';
import './styles/story.css';
import './styles/home.css';
import './state/settings.svelte';
import { preferred, speak } from './words/words.svelte';

const RETRY = 1000; // milliseconds

/** A part of the page did not arrive: the connection broke, or the server has a newer page. Begin anew once it answers. */
async function beginAnew(): Promise<void> {
	await new Promise((waited) => setTimeout(waited, RETRY));
	const answers = await server.health().catch(() => null);
	if (answers) location.reload();
	else void beginAnew();
}
addEventListener('vite:preloadError', () => void beginAnew());

const root = document.getElementById('app');
if (root) void speak(preferred()).then(() => mount(App, { target: root }));
