/** What a browser keeps for its person: how the page looks, and whether it still explains itself. */
export type Theme = 'auto' | 'light' | 'dark';

const KEPT = 'grandopening.settings';

class Settings {
	theme = $state<Theme>('auto');
	guide = $state(true); // notes beside the board, until a first game is over

	constructor() {
		const kept = JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Pick<Settings, 'theme' | 'guide'>>;
		this.theme = kept.theme ?? 'auto';
		this.guide = kept.guide ?? true;
		this.show();
	}

	setTheme(theme: Theme): void {
		this.theme = theme;
		this.keep();
	}

	setGuide(guide: boolean): void {
		this.guide = guide;
		this.keep();
	}

	private keep(): void {
		localStorage.setItem(KEPT, JSON.stringify({ theme: this.theme, guide: this.guide }));
		this.show();
	}

	private show(): void {
		document.documentElement.dataset.theme = this.theme;
	}
}

export const settings = new Settings();
