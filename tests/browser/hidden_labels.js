// Evaluated in the page: names on the board that lie on another name, a region tile or a place, or under
// something that comes and goes. Rings that glow may lie under a name, never over it.
() => {
	const all = (selector) => [...document.querySelectorAll(`.board ${selector}`)];
	const boxOf = (one) => one.getBoundingClientRect();
	// A line of text has room above and below its letters.
	const inkOf = ({ left, right, top, bottom }) => ({ left: left + 1, right: right - 1, top: top + 3, bottom: bottom - 3 });
	const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
	const covers = (ink, ring) => {
		const [x, y] = [(ring.left + ring.right) / 2, (ring.top + ring.bottom) / 2];
		const dx = Math.max(ink.left - x, 0, x - ink.right);
		const dy = Math.max(ink.top - y, 0, y - ink.bottom);
		return Math.hypot(dx, dy) < ring.width / 2 - 2;
	};
	const halo = document.querySelector('.board .halo');
	const labels = all('.label').map((label) => ({
		name: label.textContent,
		ink: inkOf(boxOf(label)),
		covered: Boolean(label.compareDocumentPosition(halo) & Node.DOCUMENT_POSITION_FOLLOWING),
	}));
	const tiles = all('.region-tile .plate').map(boxOf);
	const passing = all('.price rect, .marker .piece, .boom').map(boxOf);
	const rings = all('.place .tile, .place .town').map(boxOf);
	return labels.flatMap(({ name, ink, covered }, i) => [
		...(covered ? [`${name} under the rings that glow`] : []),
		...labels.slice(0, i).filter((other) => meet(ink, other.ink)).map((other) => `${name} on ${other.name}`),
		...tiles.filter((tile) => meet(ink, tile)).map(() => `${name} on a region tile`),
		...passing.filter((thing) => meet(ink, thing)).map(() => `${name} under a price, a flag or the Boom`),
		...rings.filter((ring) => covers(ink, ring)).map(() => `${name} on a place`),
	]);
};
