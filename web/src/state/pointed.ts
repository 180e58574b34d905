/** What the person looks at: its name, card and refusals are shown. */
export interface Pointed {
	places: string[];
	region: string | null;
	link: number | null;
}
