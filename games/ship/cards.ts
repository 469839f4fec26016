import { NONE } from '@orrery/common';
import { colonyCell, KNOWLEDGE, type Provenance, STOCKS } from './data.ts';

type Stock = (typeof STOCKS)[number];

/** What a beaten player loses besides the flight. */
export type Loss = 'nothing' | 'cannon' | 'booster' | 'centre';

/** What the winner of a fight gets besides the medal. */
export interface Spoils {
  readonly resources: number; // of choice
  readonly astro: number;
}
export const ONE_RESOURCE: Spoils = { resources: 1, astro: 0 };

/** Any of the five resources, in place of a specific one. */
export const ANY_RESOURCE = -2;

/** The trade of a card: a kind of stock, its price, whether it can be bought or sold, the maximum units per visit. */
export interface CardTrade {
  readonly goods: number; // a kind of stock, or ANY
  readonly price: number;
  readonly buys: boolean; // the ship may buy here
  readonly sells: boolean; // the ship may sell here
  readonly limit: number; // units per visit
}

/** A place where a trade station can be founded, identified by its index in STATIONS. */
interface Berth {
  readonly station: number; // NONE where none can be founded
  readonly friendship: number;
}

interface CardBase {
  readonly id: string; // as in the lists of the rulebook
  readonly name: string; // a proper name, '' where the card is called by its type
  readonly group: number; // 0: base card, 1 to 4: reserve
  readonly provenance: Provenance;
}

export type ShipCard = CardBase &
  (
    | ({ readonly kind: 'planet' } & CardTrade & Berth)
    | ({ readonly kind: 'base'; readonly people: ShipPeople } & CardTrade & Berth)
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

export type ShipPeople = 'diplomats' | 'green' | 'scientists' | 'merchants';

/** The places for stations, in the order of their bits. */
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
export type StationName = (typeof STATIONS)[number];

const berth = (station: StationName | null, friendship: number): Berth => ({
  station: station === null ? NONE : STATIONS.indexOf(station),
  friendship,
});

/** More than any store holds: the card sets no limit. */
const NO_UNIT_LIMIT = 9;

export interface CardSource {
  readonly id: string;
  readonly group: number;
  readonly provenance: Provenance;
}

/** A planet that buys and sells one good at one price. */
export const planetCard = (
  from: CardSource,
  name: string,
  goods: Stock,
  price: number,
  station: StationName | null = null,
): ShipCard => ({
  ...from,
  name,
  kind: 'planet',
  goods: STOCKS.indexOf(goods),
  price,
  buys: true,
  sells: true,
  limit: NO_UNIT_LIMIT,
  ...berth(station, station === null ? 0 : 1),
});

type TradeDirections = 'buys' | 'sells' | 'both';

interface Wares {
  readonly goods: number;
  readonly price: number;
  readonly ways: TradeDirections;
  readonly limit: number;
}

function peopleBase(
  from: CardSource,
  people: ShipPeople,
  { goods, price, ways, limit }: Wares,
  station: ShipPeople | null,
): ShipCard {
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
export const consulateCard = (from: CardSource, ways: TradeDirections): ShipCard =>
  peopleBase(from, 'diplomats', { goods: ANY_RESOURCE, price: 3, ways, limit: 1 }, null);
export const diplomatsCard = (from: CardSource): ShipCard =>
  peopleBase(from, 'diplomats', { goods: ANY_RESOURCE, price: 3, ways: 'buys', limit: 1 }, 'diplomats');
export const greenFolkCard = (from: CardSource): ShipCard =>
  peopleBase(from, 'green', { goods: KNOWLEDGE, price: 4, ways: 'sells', limit: 1 }, 'green');
export const scientistsCard = (from: CardSource): ShipCard =>
  peopleBase(from, 'scientists', { goods: KNOWLEDGE, price: 2, ways: 'buys', limit: 1 }, 'scientists');
export const merchantsCard = (from: CardSource): ShipCard =>
  peopleBase(from, 'merchants', { goods: ANY_RESOURCE, price: 3, ways: 'sells', limit: 2 }, 'merchants');

export const medianCard = (from: CardSource): ShipCard => ({
  ...from,
  name: 'Median',
  kind: 'median',
  ...berth('median', 2),
});

export function colonyCard(from: CardSource, name: string, goods: Stock, number: number): ShipCard {
  const resource = STOCKS.indexOf(goods);
  return { ...from, name, kind: 'colony', resource, number, cell: colonyCell(resource, number) };
}

export const pirateCard = (
  from: CardSource,
  strength: number,
  demand: number,
  loss: Loss,
  spoils: Spoils,
): ShipCard => ({
  ...from,
  name: '',
  kind: 'pirate',
  strength,
  demand,
  loss,
  spoils,
});

export const targetCard = (from: CardSource, name: string, number: number): ShipCard => ({
  ...from,
  name,
  kind: 'target',
  target: number,
});

/** Lost planets and asteroids: they cost time. */
export const emptyCard = (from: CardSource, name: string): ShipCard => ({ ...from, name, kind: 'empty' });
