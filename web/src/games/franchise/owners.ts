/** Who won a city or a region, and by what: the events that said so. */
import type { Event, LogEntry } from '../../api/types';

export interface Owners {
	cities: Map<string, Event>;
	regions: Map<string, Event[]>; // first place first
}

export function ownersIn(entries: LogEntry[]): Owners {
	const owners: Owners = { cities: new Map(), regions: new Map() };
	for (const event of entries.flatMap(({ events }) => events)) {
		const { kind, place, region } = event;
		if (kind === 'majority' || kind === 'full') owners.cities.set(String(place), event);
		if (kind === 'region' || kind === 'region_dollars')
			owners.regions.set(String(region), [...(owners.regions.get(String(region)) ?? []), event]);
	}
	return owners;
}
