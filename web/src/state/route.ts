/** Addresses of the page, read. An address that names no game means the server's first. */
export type Route =
	| { page: 'home' }
	| { page: 'new'; game: string }
	| { page: 'how'; game: string }
	| { page: 'rules'; game: string }
	| { page: 'game'; id: string }
	| { page: 'embed'; id: string }
	| { page: 'lost' };

export function routeOf(path: string): Route {
	const [first = '', second = ''] = path.split('/').filter(Boolean);
	if (first === '') return { page: 'home' };
	if (first === 'new') return { page: 'new', game: second };
	if (first === 'how') return { page: 'how', game: second };
	if (first === 'rules') return { page: 'rules', game: second };
	if ((first === 'game' || first === 'g') && second) return { page: 'game', id: second };
	if (first === 'embed' && second) return { page: 'embed', id: second };
	return { page: 'lost' };
}
