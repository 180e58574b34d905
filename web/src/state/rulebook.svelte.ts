/** The rules beside the table: open at a rule, or not. */
class Rulebook {
	open = $state(false);
	number = $state(''); // the rule to show, such as F3.2
	game = $state('franchise');

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
