/** The rules beside the table: open at a rule, or not. */
class Rulebook {
	open = $state(false);
	number = $state(''); // the rule to show, by its number
	game = $state(''); // empty: the first there is

	show(number = '', game = this.game): void {
		this.number = number;
		this.game = game;
		this.open = true;
	}

	close(): void {
		this.open = false;
	}
}

export const rulebook = new Rulebook();
