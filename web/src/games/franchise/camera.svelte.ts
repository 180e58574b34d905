/** What part of the sheet is seen. The gestures that change it are d3-zoom's: wheel and pinch to zoom, drag to pan. */
import { type Selection, select } from 'd3-selection';
import 'd3-transition';
import { type D3ZoomEvent, type ZoomTransform, zoom, zoomIdentity } from 'd3-zoom';
import { untrack } from 'svelte';
import { type Box, type Point, SHEET } from './shape';

const MOST = 5; // times the scale at which the whole sheet fits
const CLICK = 6; // pixels a pointer may stray and still mean a click
const EDGE = 30; // units from the edge at which something is not really seen
const GLIDE = 450; // milliseconds

export class Camera {
	private size = $state.raw({ width: SHEET.width, height: SHEET.height }); // of the window onto the sheet, in pixels
	private seen = $state.raw<ZoomTransform>(zoomIdentity); // from units of the sheet to pixels of the window
	private held = false; // a gesture is going on
	dragged = $state(false); // the sheet is being dragged
	private frame: Selection<HTMLElement, unknown, null, undefined> = select(null as unknown as HTMLElement);

	private fit = $derived(Math.min(this.width / SHEET.width, this.height / SHEET.height) || 1);
	view = $derived({
		x: -this.seen.x / this.seen.k,
		y: -this.seen.y / this.seen.k,
		width: this.width / this.seen.k,
		height: this.height / this.seen.k,
	});

	private zoom = zoom<HTMLElement, unknown>()
		.translateExtent([
			[0, 0],
			[SHEET.width, SHEET.height],
		])
		.clickDistance(CLICK)
		.filter((event) => (!event.ctrlKey || event.type === 'wheel') && !event.button && !event.target.closest('button'))
		.on('start', ({ sourceEvent }) => {
			this.held = Boolean(sourceEvent);
		})
		.on('zoom', ({ transform, sourceEvent }: D3ZoomEvent<HTMLElement, unknown>) => {
			this.seen = transform;
			this.dragged = /move/.test(sourceEvent?.type);
		})
		.on('end', () => {
			this.held = this.dragged = false;
		});

	get width(): number {
		return this.size.width;
	}

	get height(): number {
		return this.size.height;
	}

	get isWhole(): boolean {
		return this.seen.k <= this.fit;
	}

	/** Look through this element, as large as it is and will be. */
	attach = (element: HTMLElement): (() => void) => {
		this.frame = select(element).call(this.zoom).on('dblclick.zoom', null);
		untrack(() => this.resize(element));
		const observer = new ResizeObserver(() => {
			// It reports the size it begins with, too: that would stop the map on its way to what glows.
			if (element.clientWidth !== this.width || element.clientHeight !== this.height) this.resize(element);
		});
		observer.observe(element);
		return () => {
			observer.disconnect();
			this.frame.interrupt().on('.zoom', null);
		};
	};

	/** The same part of the sheet in a window of another size. */
	private resize({ clientWidth: width, clientHeight: height }: HTMLElement): void {
		const [closer, centre] = [this.isWhole ? 1 : this.seen.k / this.fit, this.centre];
		this.size = { width, height };
		this.zoom.scaleExtent([this.fit, MOST * this.fit]);
		if (closer === 1) this.whole();
		else this.look(closer * this.fit, centre);
	}

	private get centre(): Point {
		return this.toSheet({ x: this.width / 2, y: this.height / 2 });
	}

	private look(scale: number, { x, y }: Point): void {
		this.zoom.scaleTo(this.frame, scale);
		this.zoom.translateTo(this.frame, x, y);
	}

	/** Fill the window, looking at a point: for windows much narrower than the sheet. */
	fill(at: Point): void {
		this.look(1.3 * Math.max(this.width / SHEET.width, this.height / SHEET.height), at);
	}

	whole(): void {
		const [x, y] = [this.width - this.fit * SHEET.width, this.height - this.fit * SHEET.height];
		this.zoom.transform(this.frame, zoomIdentity.translate(x / 2, y / 2).scale(this.fit));
	}

	zoomBy(factor: number): void {
		this.zoom.scaleBy(this.frame, factor);
	}

	private sees({ x, y }: Point): boolean {
		const { view } = this;
		const across = x >= view.x + EDGE && x <= view.x + view.width - EDGE;
		return across && y >= view.y + EDGE && y <= view.y + view.height - EDGE;
	}

	/** Whether all of a box is seen. */
	holds({ x, y, width, height }: Box): boolean {
		const { view } = this;
		const across = x >= view.x && x + width <= view.x + view.width;
		return across && y >= view.y && y + height <= view.y + view.height;
	}

	show({ x, y }: Point): void {
		if (!this.sees({ x, y })) this.zoom.translateTo(this.frame, x, y);
	}

	/** One of these points shall be seen: if none is, glide to the nearest. Whoever holds the map is not disturbed. */
	bring(points: Point[]): void {
		this.frame.interrupt(); // where an older glide would have led no longer matters
		if (this.held || points.some((at) => this.sees(at))) return;
		const { centre } = this;
		const away = (at: Point) => Math.hypot(at.x - centre.x, at.y - centre.y);
		const [nearest] = [...points].sort((a, b) => away(a) - away(b));
		if (!nearest) return;
		const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
		this.zoom.translateTo(still ? this.frame : this.frame.transition().duration(GLIDE), nearest.x, nearest.y);
	}

	private toSheet({ x, y }: Point): Point {
		const [sheetX, sheetY] = this.seen.invert([x, y]);
		return { x: sheetX, y: sheetY };
	}

	toWindow({ x, y }: Point): Point {
		const [windowX, windowY] = this.seen.apply([x, y]);
		return { x: windowX, y: windowY };
	}
}
