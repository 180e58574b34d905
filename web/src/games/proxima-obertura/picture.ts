/** The street as a drawing of its own, for the picture that is shared: the page draws it with boxes, which no file can hold. */
import { pieceOf } from '../../parts/pieces';
import type { TableState } from '../../state/table.svelte';
import { typeWords } from './cards';
import { boardOf, positionOf } from './position';

const [LOT, TALL, ROAD, EDGE] = [100, 190, 70, 20];
const NAMES = 'http://www.w3.org/2000/svg';

function add(to: Element, name: string, attributes: Record<string, string | number>, text = ''): Element {
	const element = document.createElementNS(NAMES, name);
	for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, `${value}`);
	element.textContent = text;
	to.append(element);
	return element;
}

const write = (to: Element, x: number, y: number, size: number, text: string, fill = '#22343b') =>
	add(
		to,
		'text',
		{ x, y, 'font-size': size, 'font-family': 'sans-serif', 'font-weight': 700, 'text-anchor': 'middle', fill },
		text,
	);

export function picture(game: TableState): SVGSVGElement {
	const { rows } = boardOf(game);
	const { spaces } = positionOf(game);
	const wide = Math.max(...rows.map((row) => row.length)) * LOT + 2 * EDGE;
	const high = 2 * TALL + ROAD + 2 * EDGE;
	const svg = document.createElementNS(NAMES, 'svg');
	svg.setAttribute('viewBox', `0 0 ${wide} ${high}`);
	add(svg, 'rect', { width: wide, height: high, fill: '#a9d8d8' });
	add(svg, 'rect', { y: EDGE + TALL, width: wide, height: ROAD, fill: '#4b5257' });
	add(svg, 'path', { d: `M0 ${high / 2}H${wide}`, stroke: '#e3a51f', 'stroke-width': 4, 'stroke-dasharray': '26 18' });
	rows.forEach((row, side) => {
		row.forEach((space, i) => {
			const lot = add(svg, 'g', {
				transform: `translate(${EDGE + i * LOT} ${side === 0 ? EDGE : EDGE + TALL + ROAD})`,
			});
			house(lot, spaces[space]!, game);
		});
	});
	return svg;
}

function house(
	lot: Element,
	{ space, shop, open }: ReturnType<typeof positionOf>['spaces'][number],
	game: TableState,
): void {
	add(lot, 'rect', {
		x: 3,
		width: LOT - 6,
		height: TALL,
		fill: ['#f7cfae', '#f6e19b', '#cfe3b1', '#e6cfe0', '#c9dcec'][space % 5]!,
	});
	for (const x of [20, 60]) add(lot, 'rect', { x, y: 14, width: 20, height: 30, fill: '#5b8f95' });
	write(lot, LOT / 2, TALL - 8, 14, `${space}`);
	if (!shop) {
		add(lot, 'rect', { x: 14, y: 100, width: LOT - 28, height: 62, fill: open ? '#fffaf0' : '#9a9386' });
		return;
	}
	const colour = game.colours[shop.seat] ?? 'red';
	const fill = getComputedStyle(document.documentElement).getPropertyValue(`--${colour}`).trim();
	add(lot, 'rect', { x: 8, y: 100, width: LOT - 16, height: 64, fill: '#fffaf0' });
	add(lot, 'rect', { x: 3, y: 78, width: LOT - 6, height: 24, fill });
	add(lot, 'path', { d: pieceOf(colour, 8, { x: 16, y: 90 }), fill, stroke: '#fff', 'stroke-width': 2 });
	write(lot, LOT / 2, 66, 11, typeWords(shop.type).slice(0, 16));
	write(lot, LOT / 2, 136, 30, `${shop.points}`);
	write(lot, LOT / 2, 157, 15, `×${shop.by}`);
}
