import { NONE, zeros } from '@orrery/common';
import { type EventSink, permutationBounds, permuted, type Seat } from '@orrery/kernel';
import {
  ASTRO,
  CARBON,
  colonyCell,
  FUEL,
  GOODS,
  KNOWLEDGE,
  MAX_OPEN_TASKS,
  MOON,
  SECTOR_COUNT,
  STOCK_KINDS,
  SUN,
} from './data.ts';
import type { Event } from './events.ts';
import { BEGIN_FRAME, CRESTS_FRAME, centresFrame, DEAL_FRAME, FIRST_FRAME, OPEN_FRAME } from './frame-constants.ts';
import { missionStage } from './kit.ts';
import { insertCard } from './stacks.ts';
import {
  type Frame,
  type Hand,
  type Player,
  SEAT_COUNT,
  type ShipGameState,
  type ShipOptions,
  type Table,
} from './state.ts';
import { NO_DECLINED_TERMS } from './turn.ts';
import type { MissionStage, ShipVariant } from './variant.ts';

type MaybeSink = EventSink<Event> | null;

const cardsInPlayCache = new WeakMap<ShipOptions, readonly number[]>();

/** The cards of this game in sectors and reserve, in the order of the card list; computed once per game. */
export function cardsInPlay(variant: ShipVariant, settings: ShipOptions): readonly number[] {
  const known = cardsInPlayCache.get(settings);
  if (known !== undefined) return known;
  const found = findCards(variant, settings);
  cardsInPlayCache.set(settings, found);
  return found;
}

function findCards(variant: ShipVariant, settings: ShipOptions): number[] {
  const stage = missionStage(variant, settings);
  return variant.cards.flatMap((card, i) => {
    if (card.group > 0 && !stage.hasShips) return [];
    if (card.kind === 'pirate' && !stage.hasGuns) return [];
    if (card.kind === 'base' && !stage.hasBases) return [];
    if (variant.medianFor === null) return [i];
    const isOut = settings.median === 'on' ? card.id === variant.medianFor : card.kind === 'median';
    return isOut ? [] : [i];
  });
}

/** The tasks of this game, one bit each. */
const tasksInPlay = ({ tasks }: ShipVariant, stage: MissionStage): number =>
  tasks.reduce((set, { id }, i) => (stage.tasks === 'all' || stage.tasks.includes(id) ? set | (1 << i) : set), 0);

function newPlayer(variant: ShipVariant, stage: MissionStage, { outfit: handicap }: ShipOptions, seat: Seat): Player {
  const { outfit } = variant;
  const isBeginner = handicap === (seat === 0 ? 'first' : 'second');
  const stock = zeros(STOCK_KINDS);
  stock[GOODS] = outfit.goods;
  stock[KNOWLEDGE] = outfit.knowledge;
  const cannons = isBeginner ? variant.handicap.cannons : outfit.cannons;
  return {
    stock,
    crest: NONE,
    colonies: 0,
    stations: 0,
    trophies: 0,
    tasks: 0,
    boosters: isBeginner ? variant.handicap.boosters : outfit.boosters,
    boosters2: 0,
    cannons: stage.hasGuns ? cannons : 0,
    cannons2: 0,
    colonyShips: stage.hasShips ? outfit.ships : 0,
    tradeShips: stage.hasShips ? outfit.ships : 0,
    centres: 0,
    centres2: 0,
    friendship: 0,
    medals: 0,
    points: 1,
  };
}

const newHand = (): Hand => ({ centres: 0, ahead: [], below: [], pirate: NONE });

/** The start colony of each crest: carbon and fuel, both on a 1. */
const START_CELLS: readonly number[] = [colonyCell(CARBON, 1), colonyCell(FUEL, 1)];

/** SS-SETUP-05, DU-SET-13: the crest brings its colony. */
export function assignCrests(table: Table, moon: Seat): void {
  for (const [seat, player] of table.players.entries()) {
    player.crest = seat === moon ? MOON : SUN;
    player.colonies |= 1 << (START_CELLS[player.crest] ?? 0);
  }
}

/** SS-SETUP-15, DU-SET-21 and the handicap: astro by the order of play, or by who is the beginner. */
export function beginGame(table: Table, variant: ShipVariant, starter: Seat, tell: MaybeSink): void {
  const { funds } = table.options;
  const { beginner, expert } = variant.handicap;
  table.active = starter;
  for (const [seat, { stock }] of table.players.entries()) {
    const isBeginner = funds === (seat === 0 ? 'first' : 'second');
    const plain = variant.outfit.astro[seat === starter ? 0 : 1];
    const helped = isBeginner ? beginner : expert;
    stock[ASTRO] = funds === 'none' ? plain : helped;
  }
  tell?.all({ kind: 'starts', seat: starter, astro: table.players.map(({ stock }) => stock[ASTRO] ?? 0) });
}

const moonOf = ({ players }: Table): Seat => players.findIndex(({ crest }) => crest === MOON);

/** The crests are known: with the rule of 2001 that decides who begins (SS-TURN-01). */
export function startByCrest(table: Table, variant: ShipVariant, tell: MaybeSink): void {
  if (table.options.start === 'moon') beginGame(table, variant, moonOf(table), tell);
}

/** Everything that is decided before any draw or roll. */
function prepareTable(table: Table, variant: ShipVariant): void {
  const { crest, start } = table.options;
  if (crest === 'drawn') table.stack.push(CRESTS_FRAME);
  else {
    assignCrests(table, crest === 'first-moon' ? 0 : 1);
    startByCrest(table, variant, null);
  }
  if (start === 'first') beginGame(table, variant, 0, null);
  if (start === 'second') beginGame(table, variant, 1, null);
}

/** The frames after the crests are known, the last step first: the top of the stack comes next. */
function setupFrames(
  { choosesCentresFirst }: ShipVariant,
  { hasCentres }: MissionStage,
  { start }: ShipOptions,
): Frame[] {
  const centres: Frame[] = hasCentres ? [centresFrame(0)] : [];
  const first: Frame[] = start === 'rolled' ? [FIRST_FRAME] : [];
  const cards: Frame[] = [...Array.from({ length: MAX_OPEN_TASKS }, () => OPEN_FRAME), DEAL_FRAME];
  // DU-SET-09: in the Duel both choose before an order is open and before it is known who begins.
  return choosesCentresFirst ? [...first, ...cards, ...centres] : [...centres, ...cards, ...first];
}

export function setup(variant: ShipVariant, options: ShipOptions): ShipGameState {
  const stage = missionStage(variant, options);
  const cards = cardsInPlay(variant, options);
  const groupAt = (card: number): number => variant.cards[card]?.group ?? 0;
  const table: Table = {
    options,
    players: Array.from({ length: SEAT_COUNT }, (_, seat) => newPlayer(variant, stage, options, seat)),
    turn: 0,
    active: NONE,
    die: 0,
    sizes: zeros(SECTOR_COUNT),
    reserve: [1, 2, 3, 4].map((group) => cards.filter((card) => groupAt(card) === group).length),
    deck: tasksInPlay(variant, stage),
    open: [],
    discarded: 0,
    sector: NONE,
    speed: 0,
    flown: 0,
    acts: 0,
    row: [],
    turned: 0,
    fresh: 0,
    locked: 0,
    ahead: 0,
    below: 0,
    used: 0,
    forced: 0,
    offers: 0,
    refused: NO_DECLINED_TERMS,
    proposal: null,
    dismissed: NO_DECLINED_TERMS,
    closed: 0,
    quiet: 0,
    friend: NONE,
    hero: NONE,
    stack: [BEGIN_FRAME],
  };
  table.stack.push(...setupFrames(variant, stage, options));
  prepareTable(table, variant);
  return {
    table,
    hands: Array.from({ length: SEAT_COUNT }, newHand),
    box: {
      sectors: Array.from({ length: SECTOR_COUNT }, () => []),
      reserve: cards.filter((card) => groupAt(card) > 0),
      veiled: [],
    },
  };
}

/** The bounds of the deal: a permutation of the base cards. */
export function dealBounds(variant: ShipVariant, settings: ShipOptions): readonly number[] {
  return permutationBounds(baseCards(variant, settings).length);
}

const baseCards = (variant: ShipVariant, settings: ShipOptions): number[] =>
  cardsInPlay(variant, settings).filter((card) => variant.cards[card]?.group === 0);

/** SS-SETUP-07, DU-SET-15: the base cards go face down into four stacks, as evenly as possible. */
export function dealCards({ table, box }: ShipGameState, variant: ShipVariant, outcome: readonly number[]): void {
  const cards = permuted(baseCards(variant, table.options), outcome);
  for (const [i, card] of cards.entries()) {
    const sector = i % SECTOR_COUNT;
    insertCard(box.sectors[sector] ?? [], card);
    table.sizes[sector] = (table.sizes[sector] ?? 0) + 1;
  }
}

/** The number of base cards in each stack after the deal. */
export function dealtSizes(variant: ShipVariant, settings: ShipOptions): number[] {
  const n = baseCards(variant, settings).length;
  return Array.from({ length: SECTOR_COUNT }, (_, sector) => Math.ceil((n - sector) / SECTOR_COUNT));
}
