// Makes made/states.json, the outlines of the 48 states, from us-atlas (public domain, US Census Bureau):
// simplified until a state border costs a few points, keyed by postal code as board files name the states.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { feature, quantize } from 'topojson-client';
import { topology } from 'topojson-server';
import { filter, filterWeight, presimplify, simplify } from 'topojson-simplify';

const POSTAL = {
	'01': 'AL',
	'04': 'AZ',
	'05': 'AR',
	'06': 'CA',
	'08': 'CO',
	'09': 'CT',
	10: 'DE',
	11: 'DC',
	12: 'FL',
	13: 'GA',
	16: 'ID',
	17: 'IL',
	18: 'IN',
	19: 'IA',
	20: 'KS',
	21: 'KY',
	22: 'LA',
	23: 'ME',
	24: 'MD',
	25: 'MA',
	26: 'MI',
	27: 'MN',
	28: 'MS',
	29: 'MO',
	30: 'MT',
	31: 'NE',
	32: 'NV',
	33: 'NH',
	34: 'NJ',
	35: 'NM',
	36: 'NY',
	37: 'NC',
	38: 'ND',
	39: 'OH',
	40: 'OK',
	41: 'OR',
	42: 'PA',
	44: 'RI',
	45: 'SC',
	46: 'SD',
	47: 'TN',
	48: 'TX',
	49: 'UT',
	50: 'VT',
	51: 'VA',
	53: 'WA',
	54: 'WV',
	55: 'WI',
	56: 'WY',
};
const SMALLEST = 0.006; // square degrees: what is smaller than this does not show at the board's scale

const made = new URL('made/', import.meta.url);
const atlas = JSON.parse(readFileSync(new URL(import.meta.resolve('us-atlas/states-10m.json')), 'utf8'));
const states = feature(atlas, atlas.objects.states);
states.features = states.features
	.filter((state) => state.id in POSTAL)
	.map((state) => ({ type: 'Feature', id: POSTAL[state.id], properties: {}, geometry: state.geometry }));

let map = presimplify(topology({ states }));
map = simplify(map, SMALLEST);
map = filter(map, filterWeight(map, SMALLEST * 8));
map = quantize(map, 2500);
mkdirSync(made, { recursive: true });
writeFileSync(new URL('states.json', made), JSON.stringify(map));
