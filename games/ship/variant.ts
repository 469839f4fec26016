import { NONE, type Origin, type Rulings } from '@orrery/common';
import { ANY, type Card, STATIONS } from './cards.ts';
import { CELLS, type Provenance, RESOURCES } from './data.ts';
import type { RuleIds } from './rule-ids.ts';
import type { Task } from './tasks.ts';

/** How far a game goes: the full game, or a training mission that leaves something out. */
export interface Stage {
  readonly target: number; // points that win
  readonly hasShips: boolean; // hangar, colonies, stations, reserve and the phase in which ships are built
  readonly hasGuns: boolean; // pirates, cannons, and boosters to build
  readonly hasCentres: boolean;
  readonly hasLevels: boolean; // centres II
  readonly hasBases: boolean; // space stations of the peoples
  readonly tasks: readonly string[] | 'all'; // by id
}

/** What a ship sets out with. */
export interface Outfit {
  readonly goods: number;
  readonly knowledge: number;
  readonly boosters: number;
  readonly cannons: number;
  readonly ships: number; // of each kind
  readonly centres: number; // level I, chosen in secret
  readonly astro: readonly [first: number, second: number]; // by the order of play
}

/** One of the two games that this engine plays: whatever differs between them, as data. */
export interface Variant {
  readonly id: 'starship' | 'duel';
  readonly cards: readonly Card[]; // base cards, then the reserve by group
  readonly tasks: readonly Task[];
  readonly targets: readonly string[]; // the names of the target planets
  readonly outfit: Outfit;
  readonly handicap: {
    readonly beginner: number;
    readonly expert: number;
    readonly boosters: number;
    readonly cannons: number;
  };
  readonly numbers: Record<'science' | 'production', readonly [moon: number, sun: number]>; // of centres I
  readonly provenance: readonly Origin<Provenance>[]; // beside cards and tasks
  readonly rulings: Rulings;
  readonly stages: readonly Stage[]; // the full game first, then the missions
  readonly choosesCentresFirst: boolean; // before the tasks are opened and the start is rolled
  readonly hasBarter: boolean;
  readonly medianFor: string | null; // the card whose place the Median takes by option, null where it always lies
  readonly rules: RuleIds;
}

/** What the cards say, by card, as flat lists for the hot path; NONE where a card says nothing. */
export interface Facts {
  readonly goods: readonly number[]; // what is traded: a kind, ANY or NONE
  readonly price: readonly number[];
  readonly buys: readonly number[]; // 1 where the ship may buy
  readonly sells: readonly number[]; // 1 where the ship may sell
  readonly limit: readonly number[];
  readonly station: readonly number[]; // its number among STATIONS
  readonly friendship: readonly number[];
  readonly cell: readonly number[]; // of a colony
  readonly target: readonly number[];
  readonly pirate: readonly number[]; // the bit of its trophy
  readonly strength: readonly number[];
  readonly demand: readonly number[];
  readonly prize: readonly number[]; // resources of choice for beating a pirate
  readonly bounty: readonly number[]; // astro for it
  readonly group: readonly number[];
  readonly berths: readonly number[]; // the card of each station
  readonly colonies: readonly number[]; // the card of each cell, NONE for start colonies
  readonly pirates: readonly number[]; // the cards of the pirates
}

export function factsOf({ cards }: Variant): Facts {
  const pirates = cards.flatMap(({ kind }, card) => (kind === 'pirate' ? [card] : []));
  const of = (read: (card: Card) => number | undefined): number[] => cards.map((card) => read(card) ?? NONE);
  const trader = (read: (card: Extract<Card, { price: number }>) => number): number[] =>
    of((card) => ('price' in card ? read(card) : undefined));
  const station = of((card) => ('station' in card ? card.station : undefined));
  const cell = of((card) => (card.kind === 'colony' ? card.cell : undefined));
  return {
    goods: trader(({ goods }) => goods),
    price: trader(({ price }) => price),
    buys: trader(({ buys }) => (buys ? 1 : 0)),
    sells: trader(({ sells }) => (sells ? 1 : 0)),
    limit: trader(({ limit }) => limit),
    station,
    friendship: of((card) => ('friendship' in card ? card.friendship : 0)),
    cell,
    target: of((card) => (card.kind === 'target' ? card.target : undefined)),
    pirate: cards.map((_, card) => pirates.indexOf(card)),
    strength: of((card) => (card.kind === 'pirate' ? card.strength : undefined)),
    demand: of((card) => (card.kind === 'pirate' ? card.demand : undefined)),
    prize: of((card) => (card.kind === 'pirate' ? card.spoils.resources : undefined)),
    bounty: of((card) => (card.kind === 'pirate' ? card.spoils.astro : undefined)),
    group: cards.map(({ group }) => group),
    berths: STATIONS.map((_, i) => station.indexOf(i)),
    colonies: Array.from({ length: CELLS }, (_, i) => cell.indexOf(i)),
    pirates,
  };
}

/** Whether a card trades this kind of stock. */
export function trades(facts: Facts, card: number, kind: number): boolean {
  const goods = facts.goods[card] ?? NONE;
  return goods === ANY ? kind < RESOURCES : goods === kind;
}
