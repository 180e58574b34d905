import { innerWidth } from 'svelte/reactivity/window';

/** Everything stands in one column, as table.css has it. */
export function isNarrow(): boolean {
	return (innerWidth.current ?? 1440) <= 1000;
}
