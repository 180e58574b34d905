/** What part of the sheet is seen, and the gestures that change it: wheel and pinch to zoom, drag to pan. */
import { type Point, SHEET } from './shape';

const MOST = 5; // times the scale at which the whole sheet fits
const CLICK = 6; // pixels a pointer may stray and still mean a click
const EDGE = 30; // units from the edge at which something is not really seen
const GLIDE = 450; // milliseconds

export class Camera {
	width = $state(SHEET.width); // of the window onto the sheet, in pixels
	height = $state(SHEET.height);
	private zoom = $state(1); // 1: the whole sheet
	private centre = $state<Point>({ x: SHEET.width / 2, y: SHEET.height / 2 });
	private pointers = new Map<number, Point>();
	private strayed = 0;
	private ride = 0; // of the glides: the one under way, or none once this is a higher number

	private fit = $derived(Math.min(this.width / SHEET.width, this.height / SHEET.height) || 1);
	scale = $derived(this.fit * this.zoom); // pixels per unit
	view = $derived.by(() => {
		const [width, height] = [this.width / this.scale, this.height / this.scale];
		const within = (at: number, seen: number, all: number) =>
			seen >= all ? all / 2 : Math.max(seen / 2, Math.min(all - seen / 2, at));
		return {
			x: within(this.centre.x, width, SHEET.width) - width / 2,
			y: within(this.centre.y, height, SHEET.height) - height / 2,
			width,
			height,
		};
	});

	get isWhole(): boolean {
		return this.zoom === 1;
	}

	/** True while a drag is going on: its end is not a click. */
	get dragged(): boolean {
		return this.strayed > CLICK;
	}

	/** Fill the window, looking at a point: for windows much narrower than the sheet. */
	fill(at: Point): void {
		this.ride++;
		this.zoom = Math.max(
			1,
			Math.min(MOST, (1.3 * Math.max(this.width / SHEET.width, this.height / SHEET.height)) / this.fit),
		);
		this.centre = at;
	}

	whole(): void {
		this.ride++;
		this.zoom = 1;
		this.centre = { x: SHEET.width / 2, y: SHEET.height / 2 };
	}

	/** Zoom by a factor; the point of the sheet under `at` (pixels in the window) stays where it is. */
	zoomBy(factor: number, at: Point = { x: this.width / 2, y: this.height / 2 }): void {
		const before = this.toSheet(at);
		this.ride++;
		this.settle();
		this.zoom = Math.max(1, Math.min(MOST, this.zoom * factor));
		const after = this.toSheet(at);
		this.centre = { x: this.centre.x + before.x - after.x, y: this.centre.y + before.y - after.y };
	}

	private sees({ x, y }: Point): boolean {
		const { view } = this;
		const across = x >= view.x + EDGE && x <= view.x + view.width - EDGE;
		return across && y >= view.y + EDGE && y <= view.y + view.height - EDGE;
	}

	show(at: Point): void {
		if (!this.sees(at)) this.centre = at;
	}

	/** One of these points shall be seen: if none is, glide to the nearest. Whoever holds the map is not disturbed. */
	bring(points: Point[]): void {
		this.ride++; // where an older glide would have led no longer matters
		if (this.pointers.size > 0 || points.some((at) => this.sees(at))) return;
		this.settle();
		const away = (at: Point) => Math.hypot(at.x - this.centre.x, at.y - this.centre.y);
		const [nearest] = [...points].sort((a, b) => away(a) - away(b));
		if (nearest) this.glideTo(nearest);
	}

	private glideTo(to: Point): void {
		const ride = ++this.ride;
		const [from, began] = [this.centre, performance.now()];
		const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
		const move = (now: number) => {
			if (ride !== this.ride) return;
			const part = still ? 1 : Math.max(0, Math.min(1, (now - began) / GLIDE));
			const eased = part * (2 - part);
			this.centre = { x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased };
			if (part < 1) requestAnimationFrame(move);
		};
		move(began);
	}

	toSheet(at: Point): Point {
		return { x: this.view.x + at.x / this.scale, y: this.view.y + at.y / this.scale };
	}

	toWindow(at: Point): Point {
		return { x: (at.x - this.view.x) * this.scale, y: (at.y - this.view.y) * this.scale };
	}

	wheel = (event: WheelEvent): void => {
		event.preventDefault();
		this.zoomBy(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), { x: event.offsetX, y: event.offsetY });
	};

	press = (event: PointerEvent): void => {
		this.ride++;
		if (this.pointers.size === 0) this.strayed = 0;
		this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
	};

	drag = (event: PointerEvent): void => {
		const from = this.pointers.get(event.pointerId);
		if (!from) return;
		const to = { x: event.clientX, y: event.clientY };
		this.strayed += Math.hypot(to.x - from.x, to.y - from.y);
		const other = [...this.pointers].find(([id]) => id !== event.pointerId)?.[1];
		this.pointers.set(event.pointerId, to);
		if (other) {
			const apart = (at: Point) => Math.hypot(at.x - other.x, at.y - other.y);
			const frame = (event.currentTarget as Element).getBoundingClientRect();
			this.zoomBy(apart(to) / Math.max(1, apart(from)), {
				x: (to.x + other.x) / 2 - frame.left,
				y: (to.y + other.y) / 2 - frame.top,
			});
		} else if (this.dragged) {
			this.settle();
			this.centre = {
				x: this.centre.x - (to.x - from.x) / this.scale,
				y: this.centre.y - (to.y - from.y) / this.scale,
			};
		}
	};

	release = (event: PointerEvent): void => {
		this.pointers.delete(event.pointerId);
	};

	/** Take the centre from what is seen: a wish beyond the edge is forgotten. */
	private settle(): void {
		const { x, y, width, height } = this.view;
		this.centre = { x: x + width / 2, y: y + height / 2 };
	}
}
