import { innerWidth } from 'svelte/reactivity/window';

/** The street stands in a column, below the hand. */
export function isNarrow(): boolean {
	return (innerWidth.current ?? 1440) <= 1000;
}
