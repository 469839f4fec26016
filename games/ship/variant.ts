import { NONE, type ProvenanceEntry, type RulingCounts } from '@orrery/common';
import { ANY_RESOURCE, type ShipCard, STATIONS } from './cards.ts';
import { COLONY_CELLS, type Provenance, RESOURCE_KINDS } from './data.ts';
import type { RuleIds } from './rule-ids.ts';
import type { Task } from './tasks.ts';

/** A stage: the full game, or a training mission that leaves something out. */
export interface MissionStage {
  readonly target: number; // points that win
  readonly hasShips: boolean; // hangar, colonies, stations, reserve and the phase in which ships are built
  readonly hasGuns: boolean; // pirates, cannons, and boosters to build
  readonly hasCentres: boolean;
  readonly hasLevels: boolean; // centres II
  readonly hasBases: boolean; // space stations of the peoples
  readonly tasks: readonly string[] | 'all'; // by id
}

/** The initial outfit of a ship. */
export interface StartingOutfit {
  readonly goods: number;
  readonly knowledge: number;
  readonly boosters: number;
  readonly cannons: number;
  readonly ships: number; // of each kind
  readonly centres: number; // level I, chosen in secret
  readonly astro: readonly [first: number, second: number]; // by the order of play
}

/** One of the two games of this engine: all differences between them, as data. */
export interface ShipVariant {
  readonly id: 'starship' | 'duel';
  readonly cards: readonly ShipCard[]; // base cards, then the reserve by group
  readonly tasks: readonly Task[];
  readonly targets: readonly string[]; // the names of the target planets
  readonly outfit: StartingOutfit;
  readonly handicap: {
    readonly beginner: number;
    readonly expert: number;
    readonly boosters: number;
    readonly cannons: number;
  };
  readonly numbers: Record<'science' | 'production', readonly [moon: number, sun: number]>; // of centres I
  readonly provenance: readonly ProvenanceEntry<Provenance>[]; // besides cards and tasks
  readonly rulings: RulingCounts;
  readonly stages: readonly MissionStage[]; // the full game first, then the missions
  readonly choosesCentresFirst: boolean; // before the tasks are opened and the start is rolled
  readonly hasBarter: boolean;
  readonly medianFor: string | null; // the card that the Median replaces by option, null where the Median is always in the game
  readonly rules: RuleIds;
}

/** The data of the cards, by card, as flat lists for the hot path; NONE where a card has none. */
export interface CardFacts {
  readonly goods: readonly number[]; // what is traded: a kind, ANY or NONE
  readonly price: readonly number[];
  readonly buys: readonly number[]; // 1 where the ship may buy
  readonly sells: readonly number[]; // 1 where the ship may sell
  readonly limit: readonly number[];
  readonly station: readonly number[]; // its index in STATIONS
  readonly friendship: readonly number[];
  readonly cell: readonly number[]; // of a colony
  readonly target: readonly number[];
  readonly pirate: readonly number[]; // the bit of its trophy
  readonly strength: readonly number[];
  readonly demand: readonly number[];
  readonly prize: readonly number[]; // resources of choice for beating a pirate
  readonly bounty: readonly number[]; // astro reward for it
  readonly group: readonly number[];
  readonly berths: readonly number[]; // the card of each station
  readonly colonies: readonly number[]; // the card of each cell, NONE for start colonies
  readonly pirates: readonly number[]; // the cards of the pirates
}

export function cardFactsOf({ cards }: ShipVariant): CardFacts {
  const pirates = cards.flatMap(({ kind }, card) => (kind === 'pirate' ? [card] : []));
  const of = (read: (card: ShipCard) => number | undefined): number[] => cards.map((card) => read(card) ?? NONE);
  const trader = (read: (card: Extract<ShipCard, { price: number }>) => number): number[] =>
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
    colonies: Array.from({ length: COLONY_CELLS }, (_, i) => cell.indexOf(i)),
    pirates,
  };
}

/** Whether a card trades this kind of stock. */
export function tradesKind(facts: CardFacts, card: number, kind: number): boolean {
  const goods = facts.goods[card] ?? NONE;
  return goods === ANY_RESOURCE ? kind < RESOURCE_KINDS : goods === kind;
}
