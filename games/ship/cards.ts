import { NONE } from '@orrery/common';
import { cellOf, KNOWLEDGE, type Provenance, STOCKS } from './data.ts';

type Stock = (typeof STOCKS)[number];

/** What a beaten player loses beside the flight. */
export type Loss = 'nothing' | 'cannon' | 'booster' | 'centre';

/** What the winner of a fight gets beside the medal. */
export interface Spoils {
  readonly resources: number; // of choice
  readonly astro: number;
}
export const A_RESOURCE: Spoils = { resources: 1, astro: 0 };

/** Any of the five resources, where others name one. */
export const ANY = -2;

/** What a card trades: a kind of stock, its price, the ways it goes, the most units a visit. */
export interface Trader {
  readonly goods: number; // a kind of stock, or ANY
  readonly price: number;
  readonly buys: boolean; // the ship may buy here
  readonly sells: boolean; // the ship may sell here
  readonly limit: number; // units a visit
}

/** A place where a trade station can be founded, known by its number in STATIONS. */
interface Berth {
  readonly station: number; // NONE where none can be founded
  readonly friendship: number;
}

interface Common {
  readonly id: string; // as in the lists of the rulebook
  readonly name: string; // a proper name, '' where the card is called by its sort
  readonly group: number; // 0: base card, 1 to 4: reserve
  readonly provenance: Provenance;
}

export type Card = Common &
  (
    | ({ readonly kind: 'planet' } & Trader & Berth)
    | ({ readonly kind: 'base'; readonly people: People } & Trader & Berth)
    | ({ readonly kind: 'median' } & Berth)
    | { readonly kind: 'colony'; readonly resource: number; readonly number: number; readonly cell: number }
    | {
        readonly kind: 'pirate';
        readonly strength: number;
        readonly demand: number;
        readonly loss: Loss;
        readonly spoils: Spoils;
      }
    | { readonly kind: 'target'; readonly target: number }
    | { readonly kind: 'empty' }
  );

export type People = 'diplomats' | 'green' | 'scientists' | 'merchants';

/** Where stations can be founded, in the order of their bits. */
export const STATIONS = [
  'rigel',
  'mintaka',
  'saiph',
  'beteigeuze',
  'alnitak',
  'diplomats',
  'green',
  'scientists',
  'merchants',
  'median',
] as const;
export type Station = (typeof STATIONS)[number];

const berth = (station: Station | null, friendship: number): Berth => ({
  station: station === null ? NONE : STATIONS.indexOf(station),
  friendship,
});

/** More than any store holds: no limit of the card's own. */
const NO_LIMIT = 9;

export interface From {
  readonly id: string;
  readonly group: number;
  readonly provenance: Provenance;
}

/** A planet that buys and sells one good at one price. */
export const planet = (
  from: From,
  name: string,
  goods: Stock,
  price: number,
  station: Station | null = null,
): Card => ({
  ...from,
  name,
  kind: 'planet',
  goods: STOCKS.indexOf(goods),
  price,
  buys: true,
  sells: true,
  limit: NO_LIMIT,
  ...berth(station, station === null ? 0 : 1),
});

type Ways = 'buys' | 'sells' | 'both';

interface Wares {
  readonly goods: number;
  readonly price: number;
  readonly ways: Ways;
  readonly limit: number;
}

function base(from: From, people: People, { goods, price, ways, limit }: Wares, station: People | null): Card {
  return {
    ...from,
    name: '',
    kind: 'base',
    people,
    goods,
    price,
    buys: ways !== 'sells',
    sells: ways !== 'buys',
    limit,
    ...berth(station, station === null ? 0 : 1),
  };
}

/** Diplomats without a place for a station, and those of the reserve with one. */
export const consulate = (from: From, ways: Ways): Card =>
  base(from, 'diplomats', { goods: ANY, price: 3, ways, limit: 1 }, null);
export const diplomats = (from: From): Card =>
  base(from, 'diplomats', { goods: ANY, price: 3, ways: 'buys', limit: 1 }, 'diplomats');
export const greenFolk = (from: From): Card =>
  base(from, 'green', { goods: KNOWLEDGE, price: 4, ways: 'sells', limit: 1 }, 'green');
export const scientists = (from: From): Card =>
  base(from, 'scientists', { goods: KNOWLEDGE, price: 2, ways: 'buys', limit: 1 }, 'scientists');
export const merchants = (from: From): Card =>
  base(from, 'merchants', { goods: ANY, price: 3, ways: 'sells', limit: 2 }, 'merchants');

export const median = (from: From): Card => ({ ...from, name: 'Median', kind: 'median', ...berth('median', 2) });

export function colony(from: From, name: string, goods: Stock, number: number): Card {
  const resource = STOCKS.indexOf(goods);
  return { ...from, name, kind: 'colony', resource, number, cell: cellOf(resource, number) };
}

export const pirate = (from: From, strength: number, demand: number, loss: Loss, spoils: Spoils): Card => ({
  ...from,
  name: '',
  kind: 'pirate',
  strength,
  demand,
  loss,
  spoils,
});

export const target = (from: From, name: string, number: number): Card => ({
  ...from,
  name,
  kind: 'target',
  target: number,
});

/** Lost planets and asteroids: they cost time. */
export const empty = (from: From, name: string): Card => ({ ...from, name, kind: 'empty' });
