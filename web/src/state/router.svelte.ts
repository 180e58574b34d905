/** Where in the page one is: an address, read from and written to the browser's own. */
import { type Route, routeOf } from './route';

class Router {
	route = $state<Route>(routeOf(location.pathname));

	constructor() {
		addEventListener('popstate', () => this.read());
	}

	go(path: string): void {
		history.pushState(null, '', path);
		this.read();
		scrollTo(0, 0);
	}

	/** Follow a link inside the page without loading it anew; what the browser does itself (new tab, download) stays its own. */
	follow = (event: MouseEvent): void => {
		const link = (event.target as Element).closest('a');
		if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
			return;
		if (
			link.origin !== location.origin ||
			link.hasAttribute('download') ||
			link.target ||
			link.pathname.startsWith('/api/')
		)
			return;
		if (link.hash && link.pathname === location.pathname) return;
		event.preventDefault();
		this.go(link.pathname + link.hash);
	};

	private read(): void {
		this.route = routeOf(location.pathname);
	}
}

export const router = new Router();
