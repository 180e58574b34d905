/** A picture to share: the board as it was drawn at the end, and who won, as a PNG made in this browser. */
import { pieceOf } from '../parts/pieces';

export interface Placing {
	name: string;
	colour: string;
	score: number;
}

const [WIDTH, BAND, ROW] = [1600, 150, 64]; // pixels
const DRAWN = [
	'fill',
	'stroke',
	'stroke-width',
	'stroke-dasharray',
	'stroke-linecap',
	'stroke-linejoin',
	'opacity',
	'fill-opacity',
	'stroke-opacity',
	'paint-order',
];
const WRITTEN = ['font-family', 'font-size', 'font-weight', 'letter-spacing', 'text-anchor'];

/** A copy of a drawing that needs no style sheet: every element carries what it looks like. */
export function standalone(svg: SVGSVGElement): SVGSVGElement {
	const copy = svg.cloneNode(true) as SVGSVGElement;
	const [from, to] = [svg.querySelectorAll('*'), copy.querySelectorAll('*')];
	to.forEach((element, i) => {
		const look = getComputedStyle(from[i]!);
		const names = element.matches('text, tspan') ? [...DRAWN, ...WRITTEN] : DRAWN;
		for (const name of names) element.setAttribute(name, look.getPropertyValue(name));
		element.removeAttribute('class');
	});
	for (const hidden of [...to].filter((element) => element.matches('[role="button"], .zoom'))) hidden.remove();
	return copy;
}

async function imageOf(svg: SVGSVGElement, width: number, height: number): Promise<HTMLImageElement> {
	svg.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
	svg.setAttribute('width', `${width}`);
	svg.setAttribute('height', `${height}`);
	const image = new Image();
	image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`;
	await image.decode();
	return image;
}

/** The drawing, over it the title, and under it everybody by rank. */
export async function draw(svg: SVGSVGElement, title: string, placings: Placing[]): Promise<Blob> {
	const { width, height } = svg.viewBox.baseVal;
	const tall = Math.round((WIDTH * height) / width);
	const image = await imageOf(standalone(svg), WIDTH, tall);
	const canvas = document.createElement('canvas');
	canvas.width = WIDTH;
	canvas.height = BAND + tall + ROW + 40;
	const pen = canvas.getContext('2d')!;
	const colourOf = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
	pen.fillStyle = '#0f6d74';
	pen.fillRect(0, 0, WIDTH, canvas.height);
	pen.fillStyle = '#fff7e3';
	pen.textBaseline = 'middle';
	pen.font = '64px Yesteryear, cursive';
	pen.fillText('Grand Opening', 40, BAND / 2);
	pen.font = '600 44px "Barlow Condensed", sans-serif';
	pen.textAlign = 'right';
	pen.fillText(title, WIDTH - 40, BAND / 2, WIDTH - 560);
	pen.drawImage(image, 0, BAND);
	pen.textAlign = 'left';
	const wide = (WIDTH - 80) / placings.length;
	placings.forEach(({ name, colour, score }, i) => {
		const [x, y] = [40 + i * wide, BAND + tall + 52];
		pen.fillStyle = colourOf(colour);
		pen.strokeStyle = '#fff7e3';
		pen.lineWidth = 3;
		const piece = new Path2D(pieceOf(colour, 18, { x: x + 18, y }));
		pen.fill(piece);
		pen.stroke(piece);
		pen.fillStyle = '#fff7e3';
		pen.fillText(`${score}  ${name}`, x + 52, y, wide - 62);
	});
	return new Promise((made, failed) => {
		canvas.toBlob((blob) => (blob ? made(blob) : failed(new Error('no picture'))), 'image/png');
	});
}

/** Handed to whoever the system shares with; where it does not, saved as a file. */
export async function share(blob: Blob, name: string): Promise<void> {
	const file = new File([blob], name, { type: 'image/png' });
	if (matchMedia('(pointer: coarse)').matches && navigator.canShare?.({ files: [file] })) {
		await navigator.share({ files: [file] }).catch(() => {}); // they thought better of it
		return;
	}
	const link = document.createElement('a');
	link.href = URL.createObjectURL(blob);
	link.download = name;
	link.click();
	setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
