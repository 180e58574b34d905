import { language } from './words.svelte';

/** A share as people of the page's language write it. */
export function percent(share: number, digits = 0): string {
	return new Intl.NumberFormat(language(), {
		style: 'percent',
		minimumFractionDigits: digits,
		maximumFractionDigits: digits,
	}).format(share);
}

/** A difference of shares, in percentage points. */
export function points(share: number): string {
	return new Intl.NumberFormat(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(100 * share);
}
