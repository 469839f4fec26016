import { addCards, bitCount, moveCards, NONE, nthBit, zeros } from '@orrery/common';
import {
  type Chance,
  cardDraw,
  diceBounds,
  fixedChance,
  kindAt,
  onlySeat,
  permutationBounds,
  seatsIn,
} from '@orrery/kernel';
import { hasShips, laySector } from './board.ts';
import {
  DICE_CARDS,
  DICE_CARDS_PER_WORD,
  HAND_LIMIT,
  MAX_SEATS,
  REDUCED_TRIBUTE_HAND_LIMIT,
  RESOURCE_KINDS,
  ROBBER_ROLL,
  SHAKES,
  START_CARDS,
  VICTORY_POINTS,
} from './data.ts';
import {
  beginEncounter,
  beginMeeting,
  cardsInDeck,
  deckCardAt,
  leftNeighbour,
  resolveContest,
  resolveFate,
} from './encounter.ts';
import { exploreFrame, fetchFrame, PREY_FRAME, reliefFrame, STIPEND_FRAME } from './frame-constants.ts';
import { RELIEF_BIT, TARGETED_ENCOUNTER_BIT, TRIBUTE_BIT } from './friendship.ts';
import { produce } from './production.ts';
import { addPoints } from './score.ts';
import { poolsFor, RESERVE_POOL, SECTORS, SHAPE_COUNT, tokenOf } from './sectors.ts';
import { beginGame, drawableSectors, layAll, layoutBounds, shuffleHome } from './setup.ts';
import {
  handOf,
  type MaybeSink,
  playerOf,
  type StarfarersFrameRule,
  type StarfarersState,
  type Table,
} from './state.ts';
import { refillPile, stockedResources } from './supply.ts';
import { HOME_COUNT, PLANETS_PER_SYSTEM, SLOT_STARS } from './topology.ts';
import { stipendOf } from './turn.ts';

const DIE_FACES = 6;
/** Every combination of two dice, by first * 6 + second. */
const DICE_PAIRS: readonly (readonly number[])[] = Array.from({ length: DICE_CARDS }, (_, i) => [
  1 + Math.floor(i / DIE_FACES),
  1 + (i % DIE_FACES),
]);

const LAYOUT_CHANCES = [3, 4, 5, 6].map((seats) => fixedChance('layout', layoutBounds(seats), 'open'));
const homeChance = fixedChance(
  'home',
  Array.from({ length: HOME_COUNT }, () => permutationBounds(PLANETS_PER_SYSTEM)).flat(),
  'open',
);
const diceChance = fixedChance('dice', diceBounds(2), 'open');
const diceCardDraw = cardDraw('dice-card', 'open');
const robDraw = cardDraw('rob', 'secret');
const encounterDraw = cardDraw('meet', 'secret');
const clearDraw = cardDraw('clear', 'open');
const shakeChance = fixedChance('shake', [SHAKES.length], 'open');
const fateChance = fixedChance('fate', [SHAKES.length], 'open');
const contestChance = fixedChance('contest', [SHAKES.length, SHAKES.length], 'open');
/** Two dice each, by the number of seats that roll, minus one. */
const START_ROLLS: readonly Chance[] = Array.from({ length: MAX_SEATS }, (_, i) =>
  fixedChance('start-roll', diceBounds(2 * (i + 1)), 'open'),
);
const MIN_SEATS = 3;

export const layout: StarfarersFrameRule<'layout'> = {
  rule: 'SF-VAR-02',
  awaits: ({ players }) => LAYOUT_CHANCES[players.length - MIN_SEATS] ?? homeChance,
  resolve: ({ table }, _, outcome, tell) => layAll(table, outcome, tell),
};

export const home: StarfarersFrameRule<'home'> = {
  rule: 'SF-VAR-07',
  awaits: () => homeChance,
  resolve: ({ table }, _, outcome, tell) => shuffleHome(table, outcome, tell),
};

export const startRoll: StarfarersFrameRule<'start-roll'> = {
  rule: 'SF-FOUND-01',
  awaits: (_, { among }) => START_ROLLS[bitCount(among) - 1] ?? diceChance,
  resolve({ table }, { among }, outcome, tell) {
    const rolls = table.players.map(() => 0);
    for (const [i, seat] of seatsIn(among).entries()) {
      rolls[seat] = 2 + (outcome[i * 2] ?? 0) + (outcome[i * 2 + 1] ?? 0);
    }
    tell?.all({ kind: 'start-rolled', rolls });
    const best = Math.max(...rolls);
    const highest = rolls.reduce((set, roll, seat) => (roll === best ? set | onlySeat(seat) : set), 0);
    if (bitCount(highest) === 1) beginGame(table, rolls.indexOf(best), tell);
    else table.stack.push({ kind: 'start-roll', among: highest });
  },
};

/** Draws of several cards, by the number of cards and the number drawn. */
const DRAW_CHANCES: (Chance | undefined)[][] = [];
function pileDraw(from: number, n: number): Chance {
  const known = DRAW_CHANCES[from]?.[n];
  if (known !== undefined) return known;
  const made = fixedChance(
    'draw',
    Array.from({ length: n }, (_, i) => from - i),
    'secret',
  );
  const row = DRAW_CHANCES[from] ?? Array.from({ length: START_CARDS + 1 });
  row[n] = made;
  DRAW_CHANCES[from] = row;
  return made;
}

export const draw: StarfarersFrameRule<'draw'> = {
  rule: 'SF-PROD-04',
  awaits: ({ reserve }, { n }) => pileDraw(reserve, n),
  resolve(state, { seat, n }, outcome, tell) {
    const { table, box } = state;
    const { resources } = handOf(state, seat);
    const cards = zeros(RESOURCE_KINDS);
    for (let i = 0; i < n; i++) {
      const kind = kindAt(box.reserve, outcome[i] ?? 0);
      addCards(box.reserve, kind, -1);
      addCards(resources, kind, 1);
      addCards(cards, kind, 1);
    }
    table.reserve -= n;
    playerOf(table, seat).cards += n;
    tell?.to(onlySeat(seat), { kind: 'drew', seat, n, cards }, { kind: 'drew', seat, n, cards: null });
    refillPile(state, tell);
  },
};

const FULL_DICE_WORD = (1 << DICE_CARDS_PER_WORD) - 1;
const diceLeft = ({ diceDeck }: Table): number => bitCount(diceDeck[0] ?? 0) + bitCount(diceDeck[1] ?? 0);

/** SF-OPT-DICE: takes the k-th card out of the dice deck; when none is left all come back. */
function drawDice(table: Table, k: number): number {
  const { diceDeck } = table;
  const low = diceDeck[0] ?? 0;
  const inLow = bitCount(low);
  const word = k < inLow ? 0 : 1;
  const bit = nthBit(diceDeck[word] ?? 0, k < inLow ? k : k - inLow);
  diceDeck[word] = (diceDeck[word] ?? 0) & ~(1 << bit);
  if (diceLeft(table) === 0) diceDeck.fill(FULL_DICE_WORD);
  return word * DICE_CARDS_PER_WORD + bit;
}

/** SF-SEVEN-02: the seats that hold too many cards. */
function seatsOverLimit(table: Table): number {
  let set = 0;
  for (let seat = 0; seat < table.players.length; seat++) {
    const { cards, friends } = playerOf(table, seat);
    if (cards > ((friends & TRIBUTE_BIT) === 0 ? HAND_LIMIT : REDUCED_TRIBUTE_HAND_LIMIT)) set |= onlySeat(seat);
  }
  return set;
}

/** SF-SEVEN-02 to 05, A-05: discards, the robbery, a card for every other player, then the draw of the pilots. */
function rollSeven(table: Table, tell: MaybeSink): void {
  const seats = table.players.length;
  for (let i = seats - 1; i > 0; i--) table.stack.push(fetchFrame((table.active + i) % seats, 1));
  table.stack.push(PREY_FRAME);
  const set = seatsOverLimit(table);
  tell?.all({ kind: 'seven', owing: set });
  if (set !== 0) table.stack.push({ kind: 'discard', owing: set, done: 0 });
}

/**
 * SF-FRIEND-RELIEF, A-06, A-07: a holder of the relief fund who gets nothing in the whole production phase, including
 * the draw from the reserve pile, is asked at once, if the supply has a card.
 */
function askRelief(state: StarfarersState, served: number): void {
  const { table } = state;
  for (let seat = 0; seat < table.players.length; seat++) {
    if ((playerOf(table, seat).friends & RELIEF_BIT) === 0 || ((served >> seat) & 1) === 1) continue;
    if (stipendOf(table, seat) === 0 && stockedResources(state) !== 0) table.stack.push(reliefFrame(seat));
  }
}

export const dice: StarfarersFrameRule<'dice'> = {
  rule: 'SF-PROD-01',
  awaits: (table) => (table.options.dice === 'true' ? diceChance : diceCardDraw(diceLeft(table))),
  resolve(state, _, outcome, tell) {
    const { table } = state;
    const fall =
      DICE_PAIRS[
        table.options.dice === 'true'
          ? (outcome[0] ?? 0) * DIE_FACES + (outcome[1] ?? 0)
          : drawDice(table, outcome[0] ?? 0)
      ] ?? [];
    const [first = 1, second = 1] = fall;
    table.dice = fall;
    tell?.all({ kind: 'rolled', seat: table.active, first, second, sum: first + second });
    table.stack.push(STIPEND_FRAME);
    if (first + second === ROBBER_ROLL) rollSeven(table, tell);
    else askRelief(state, produce(state, first + second, tell));
  },
};

/** SF-SEVEN-03: the k-th card of a hidden hand. */
export const robbery: StarfarersFrameRule<'rob'> = {
  rule: 'SF-SEVEN-03',
  awaits: (table, { from }) => robDraw(playerOf(table, from).cards),
  resolve(state, { from, to: seat }, [index = 0], tell) {
    const resource = kindAt(handOf(state, from).resources, index);
    moveCards(state, from, seat, resource, 1);
    tell?.to(
      onlySeat(seat) | onlySeat(from),
      { kind: 'stole', seat, from, resource },
      { kind: 'stole', seat, from, resource: null },
    );
  },
};

/**
 * SF-FLIGHT-02, SF-FLIGHT-03, A-40: the speed of the turn; the black ball brings an encounter, unless a card decides
 * otherwise.
 */
export const shake: StarfarersFrameRule<'shake'> = {
  rule: 'SF-FLIGHT-02',
  awaits: () => shakeChance,
  resolve({ table }, _, [index = 0], tell) {
    const { active, second } = table;
    table.shake = index;
    tell?.all({ kind: 'shaken', seat: active, shake: index });
    const pilots = (second === NONE ? [active] : [active, second]).filter((seat) => hasShips(table, seat));
    const chooser = pilots.find((seat) => (playerOf(table, seat).friends & TARGETED_ENCOUNTER_BIT) !== 0);
    if (chooser !== undefined) table.stack.push({ kind: 'target', seat: chooser });
    else if (SHAKES[index]?.black === true) beginEncounter(table, pilots, leftNeighbour(table, active));
  },
};

export const meeting: StarfarersFrameRule<'meet'> = {
  rule: 'SF-ENC-01',
  awaits: (table) => encounterDraw(cardsInDeck(table)),
  resolve: (state, { seats }, [index = 0], tell) => beginMeeting(state, seats, deckCardAt(state.table, index), tell),
};

export const contesting: StarfarersFrameRule<'contest'> = {
  rule: 'SF-ENC-04',
  awaits: () => contestChance,
  resolve: ({ table }, { result }, outcome, tell) => resolveContest(table, result, outcome, tell),
};

export const fate: StarfarersFrameRule<'fate'> = {
  rule: 'SF-ENC-04',
  awaits: () => fateChance,
  resolve: ({ table }, { result }, [index = 0], tell) => resolveFate(table, result, index, tell),
};

/** By the number of sectors that can be there. */
const DISCOVERY_CHANCES: readonly Chance[] = SECTORS.map((_, i) =>
  fixedChance('discover', [i + 1, PLANETS_PER_SYSTEM], 'open'),
);

/** SF-VAR-05: the sector is turned face up; a system is explored at once. */
export const discovery: StarfarersFrameRule<'discover'> = {
  rule: 'SF-VAR-05',
  awaits: (table, { slot }) => DISCOVERY_CHANCES[bitCount(drawableSectors(table, slot)) - 1] ?? fateChance,
  resolve({ table }, { slot }, [index = 0, rotation = 0], tell) {
    const sector = nthBit(drawableSectors(table, slot), index);
    laySector(table, slot, sector, rotation);
    tell?.all({ kind: 'discovered', slot, sector, rotation });
    if (table.planets[slot * PLANETS_PER_SYSTEM] !== NONE) table.stack.push(exploreFrame(slot));
  },
};

const starIndex = (table: Table, slot: number): number =>
  (SECTORS[Math.floor((table.layout[slot] ?? 0) / PLANETS_PER_SYSTEM)]?.stars ?? SLOT_STARS[slot] ?? 1) - 1;
const poolLeft = ({ pools }: Table, pool: number): number => bitCount(pools[pool] ?? 0);
const explorationChances = new Map<number, Chance>();
const MAX_POOL_SIZE = 8;

/** Takes the k-th disc out of a pool. */
function takeDisc(table: Table, pool: number, k: number): number {
  const bit = nthBit(table.pools[pool] ?? 0, k);
  table.pools[pool] = (table.pools[pool] ?? 0) & ~(1 << bit);
  return poolsFor(table.players.length)[pool]?.[bit] ?? 0;
}

/** SF-FLIGHT-06, SF-SETUP-02: a disc of its shape for each planet, all face up. */
export const exploration: StarfarersFrameRule<'explore'> = {
  rule: 'SF-FLIGHT-06',
  awaits(table, { slot }) {
    const first = starIndex(table, slot) * SHAPE_COUNT;
    const of = [poolLeft(table, first), poolLeft(table, first + 1), poolLeft(table, first + 2)];
    const key = of.reduce((sum, n) => sum * MAX_POOL_SIZE + n, 0);
    const known = explorationChances.get(key) ?? fixedChance('explore', of, 'open');
    explorationChances.set(key, known);
    return known;
  },
  resolve({ table }, { slot }, outcome, tell) {
    const laid = table.layout[slot] ?? 0;
    const first = starIndex(table, slot) * SHAPE_COUNT;
    const shapes = SECTORS[Math.floor(laid / PLANETS_PER_SYSTEM)]?.shapes ?? [];
    for (const [i, shape] of shapes.entries()) {
      const disc = takeDisc(table, first + shape, outcome[shape] ?? 0);
      table.discs[slot * PLANETS_PER_SYSTEM + ((i + laid) % PLANETS_PER_SYSTEM)] = disc;
    }
    tell?.all({
      kind: 'explored',
      slot,
      discs: table.discs.slice(slot * PLANETS_PER_SYSTEM, slot * PLANETS_PER_SYSTEM + PLANETS_PER_SYSTEM),
    });
  },
};

/** SF-SPEC-02: the token becomes a medal, and a reserve disc takes its place. */
export const clearing: StarfarersFrameRule<'clear'> = {
  rule: 'SF-SPEC-02',
  awaits: (table) => clearDraw(poolLeft(table, RESERVE_POOL)),
  resolve({ table }, { planet, seat }, [index = 0], tell) {
    const token = tokenOf(table.discs[planet] ?? 0);
    const disc = takeDisc(table, RESERVE_POOL, index);
    table.discs[planet] = disc;
    playerOf(table, seat).tokens++;
    table.quiet = 0;
    tell?.all({ kind: 'cleared', seat, planet, token, disc });
    addPoints(table, seat, VICTORY_POINTS.token);
  },
};
