import { NONE, zeros } from '@orrery/common';
import { permutationBounds, permuted, type Seat, type Tell } from '@orrery/kernel';
import { ASTRO, CARBON, cellOf, FUEL, GOODS, KNOWLEDGE, MOON, OPEN_TASKS, SECTORS, STOCK_KINDS, SUN } from './data.ts';
import type { Event } from './events.ts';
import { BEGIN, CRESTS, DEAL, FIRST, OPEN, sealing } from './framevalues.ts';
import { stageOf } from './kit.ts';
import { putIn } from './stacks.ts';
import { type Frame, type Hand, type Player, SEATS, type Settings, type Table, type Whole } from './state.ts';
import { NONE_REFUSED } from './turn.ts';
import type { Stage, Variant } from './variant.ts';

type Telling = Tell<Event> | null;

const inPlay = new WeakMap<Settings, readonly number[]>();

/** The cards of this game that lie in sectors and reserve, in the order of the card list; found once for a game. */
export function cardsInPlay(variant: Variant, settings: Settings): readonly number[] {
  const known = inPlay.get(settings);
  if (known !== undefined) return known;
  const found = findCards(variant, settings);
  inPlay.set(settings, found);
  return found;
}

function findCards(variant: Variant, settings: Settings): number[] {
  const stage = stageOf(variant, settings);
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
const tasksInPlay = ({ tasks }: Variant, stage: Stage): number =>
  tasks.reduce((set, { id }, i) => (stage.tasks === 'all' || stage.tasks.includes(id) ? set | (1 << i) : set), 0);

function newPlayer(variant: Variant, stage: Stage, { outfit: handicap }: Settings, seat: Seat): Player {
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
const START_CELLS: readonly number[] = [cellOf(CARBON, 1), cellOf(FUEL, 1)];

/** SS-SETUP-05, DU-SET-13: the crest brings its colony. */
export function crown(table: Table, moon: Seat): void {
  for (const [seat, player] of table.players.entries()) {
    player.crest = seat === moon ? MOON : SUN;
    player.colonies |= 1 << (START_CELLS[player.crest] ?? 0);
  }
}

/** SS-SETUP-15, DU-SET-21 and the handicap: astro by the order of play, or by who is the beginner. */
export function commence(table: Table, variant: Variant, starter: Seat, tell: Telling): void {
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
export function startByCrest(table: Table, variant: Variant, tell: Telling): void {
  if (table.options.start === 'moon') commence(table, variant, moonOf(table), tell);
}

/** Everything that is settled before anybody draws or rolls. */
function settle(table: Table, variant: Variant): void {
  const { crest, start } = table.options;
  if (crest === 'drawn') table.stack.push(CRESTS);
  else {
    crown(table, crest === 'first-moon' ? 0 : 1);
    startByCrest(table, variant, null);
  }
  if (start === 'first') commence(table, variant, 0, null);
  if (start === 'second') commence(table, variant, 1, null);
}

/** What is done after the crests are known, the last step first: the stack ends with what comes next. */
function setupSteps({ choosesCentresFirst }: Variant, { hasCentres }: Stage, { start }: Settings): Frame[] {
  const centres: Frame[] = hasCentres ? [sealing(0)] : [];
  const first: Frame[] = start === 'rolled' ? [FIRST] : [];
  const cards: Frame[] = [...Array.from({ length: OPEN_TASKS }, () => OPEN), DEAL];
  // DU-SET-09: in the Duel both choose before an order is open and before it is known who begins.
  return choosesCentresFirst ? [...first, ...cards, ...centres] : [...centres, ...cards, ...first];
}

export function setup(variant: Variant, options: Settings): Whole {
  const stage = stageOf(variant, options);
  const cards = cardsInPlay(variant, options);
  const groupAt = (card: number): number => variant.cards[card]?.group ?? 0;
  const table: Table = {
    options,
    players: Array.from({ length: SEATS }, (_, seat) => newPlayer(variant, stage, options, seat)),
    turn: 0,
    active: NONE,
    die: 0,
    sizes: zeros(SECTORS),
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
    refused: NONE_REFUSED,
    proposal: null,
    dismissed: NONE_REFUSED,
    closed: 0,
    quiet: 0,
    friend: NONE,
    hero: NONE,
    stack: [BEGIN],
  };
  table.stack.push(...setupSteps(variant, stage, options));
  settle(table, variant);
  return {
    table,
    hands: Array.from({ length: SEATS }, newHand),
    box: {
      sectors: Array.from({ length: SECTORS }, () => []),
      reserve: cards.filter((card) => groupAt(card) > 0),
      veiled: [],
    },
  };
}

/** How many base cards there are, and so how the deal is drawn. */
export function dealBounds(variant: Variant, settings: Settings): readonly number[] {
  return permutationBounds(baseCards(variant, settings).length);
}

const baseCards = (variant: Variant, settings: Settings): number[] =>
  cardsInPlay(variant, settings).filter((card) => variant.cards[card]?.group === 0);

/** SS-SETUP-07, DU-SET-15: the base cards go face down into four stacks, as evenly as can be. */
export function deal({ table, box }: Whole, variant: Variant, outcome: readonly number[]): void {
  const cards = permuted(baseCards(variant, table.options), outcome);
  for (const [i, card] of cards.entries()) {
    const sector = i % SECTORS;
    putIn(box.sectors[sector] ?? [], card);
    table.sizes[sector] = (table.sizes[sector] ?? 0) + 1;
  }
}

/** How many base cards lie in each stack after the deal. */
export function dealtSizes(variant: Variant, settings: Settings): number[] {
  const n = baseCards(variant, settings).length;
  return Array.from({ length: SECTORS }, (_, sector) => Math.ceil((n - sector) / SECTORS));
}
