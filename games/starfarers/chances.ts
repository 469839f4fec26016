import { add, bitCount, moveCards, NONE, nthBit, zeros } from '@orrery/common';
import { type Chance, chance, diceBounds, drawing, list, nth, only, permutationBounds } from '@orrery/kernel';
import { hasShips, laySector } from './board.ts';
import {
  DICE_CARDS,
  DICE_WORD,
  KINDS,
  MOST_SEATS,
  POINTS,
  SAFE,
  SAFE_REDUCED,
  SEVEN,
  SHAKES,
  START_CARDS,
} from './data.ts';
import { beginEncounter, cardAt, cardsInDeck, contest, leftOf, meet, shakeFate } from './encounter.ts';
import { explore, fetchCards, PREY, relief, STIPEND } from './framevalues.ts';
import { RELIEF, TARGETED_ENCOUNTER, TRIBUTE } from './friendship.ts';
import { produce } from './production.ts';
import { score } from './score.ts';
import { poolsFor, RESERVE_POOL, SECTORS, SHAPES, tokenOf } from './sectors.ts';
import { commence, drawable, layAll, layoutBounds, shuffleHome } from './setup.ts';
import { handOf, playerOf, type Rule, type Table, type Telling, type Whole } from './state.ts';
import { refill, stocked } from './supply.ts';
import { HOMES, SLOT_STARS, THREE } from './topology.ts';
import { stipendOf } from './turn.ts';

const FACES = 6;
/** Every way two dice can fall, by first * 6 + second. */
const PAIRS: readonly (readonly number[])[] = Array.from({ length: DICE_CARDS }, (_, i) => [
  1 + Math.floor(i / FACES),
  1 + (i % FACES),
]);

const layouts = [3, 4, 5, 6].map((seats) => chance('layout', layoutBounds(seats), 'open'));
const homeChance = chance('home', Array.from({ length: HOMES }, () => permutationBounds(THREE)).flat(), 'open');
const diceChance = chance('dice', diceBounds(2), 'open');
const diceCardOf = drawing('dice-card', 'open');
const robOf = drawing('rob', 'secret');
const meetOf = drawing('meet', 'secret');
const clearOf = drawing('clear', 'open');
const shakeChance = chance('shake', [SHAKES.length], 'open');
const fateChance = chance('fate', [SHAKES.length], 'open');
const contestChance = chance('contest', [SHAKES.length, SHAKES.length], 'open');
/** Two dice each, by the number of those who roll less one. */
const startRolls: readonly Chance[] = Array.from({ length: MOST_SEATS }, (_, i) =>
  chance('start-roll', diceBounds(2 * (i + 1)), 'open'),
);
const SHORTEST = 3;

export const layout: Rule<'layout'> = {
  rule: 'SF-VAR-02',
  awaits: ({ players }) => layouts[players.length - SHORTEST] ?? homeChance,
  resolve: ({ table }, _, outcome, tell) => layAll(table, outcome, tell),
};

export const home: Rule<'home'> = {
  rule: 'SF-VAR-07',
  awaits: () => homeChance,
  resolve: ({ table }, _, outcome, tell) => shuffleHome(table, outcome, tell),
};

export const startRoll: Rule<'start-roll'> = {
  rule: 'SF-FOUND-01',
  awaits: (_, { among }) => startRolls[bitCount(among) - 1] ?? diceChance,
  resolve({ table }, { among }, outcome, tell) {
    const rolls = table.players.map(() => 0);
    for (const [i, seat] of list(among).entries()) {
      rolls[seat] = 2 + (outcome[i * 2] ?? 0) + (outcome[i * 2 + 1] ?? 0);
    }
    tell?.all({ kind: 'start-rolled', rolls });
    const best = Math.max(...rolls);
    const highest = rolls.reduce((set, roll, seat) => (roll === best ? set | only(seat) : set), 0);
    if (bitCount(highest) === 1) commence(table, rolls.indexOf(best), tell);
    else table.stack.push({ kind: 'start-roll', among: highest });
  },
};

/** Draws of several cards from so many, by how many there are and how many are drawn. */
const draws: (Chance | undefined)[][] = [];
function drawOf(from: number, n: number): Chance {
  const known = draws[from]?.[n];
  if (known !== undefined) return known;
  const made = chance(
    'draw',
    Array.from({ length: n }, (_, i) => from - i),
    'secret',
  );
  const row = draws[from] ?? Array.from({ length: START_CARDS + 1 });
  row[n] = made;
  draws[from] = row;
  return made;
}

export const draw: Rule<'draw'> = {
  rule: 'SF-PROD-04',
  awaits: ({ reserve }, { n }) => drawOf(reserve, n),
  resolve(state, { seat, n }, outcome, tell) {
    const { table, box } = state;
    const { resources } = handOf(state, seat);
    const cards = zeros(KINDS);
    for (let i = 0; i < n; i++) {
      const kind = nth(box.reserve, outcome[i] ?? 0);
      add(box.reserve, kind, -1);
      add(resources, kind, 1);
      add(cards, kind, 1);
    }
    table.reserve -= n;
    playerOf(table, seat).cards += n;
    tell?.to(only(seat), { kind: 'drew', seat, n, cards }, { kind: 'drew', seat, n, cards: null });
    refill(state, tell);
  },
};

const REFILL = (1 << DICE_WORD) - 1;
const diceLeft = ({ diceDeck }: Table): number => bitCount(diceDeck[0] ?? 0) + bitCount(diceDeck[1] ?? 0);

/** SF-OPT-DICE: takes the k-th card out of the dice deck; when none is left all come back. */
function drawDice(table: Table, k: number): number {
  const { diceDeck } = table;
  const low = diceDeck[0] ?? 0;
  const inLow = bitCount(low);
  const word = k < inLow ? 0 : 1;
  const bit = nthBit(diceDeck[word] ?? 0, k < inLow ? k : k - inLow);
  diceDeck[word] = (diceDeck[word] ?? 0) & ~(1 << bit);
  if (diceLeft(table) === 0) diceDeck.fill(REFILL);
  return word * DICE_WORD + bit;
}

/** SF-SEVEN-02: who holds too many cards. */
function owing(table: Table): number {
  let set = 0;
  for (let seat = 0; seat < table.players.length; seat++) {
    const { cards, friends } = playerOf(table, seat);
    if (cards > ((friends & TRIBUTE) === 0 ? SAFE : SAFE_REDUCED)) set |= only(seat);
  }
  return set;
}

/** SF-SEVEN-02 to 05, A-05: discards, the robbery, a card for every other player, then what pilots draw. */
function rollSeven(table: Table, tell: Telling): void {
  const seats = table.players.length;
  for (let i = seats - 1; i > 0; i--) table.stack.push(fetchCards((table.active + i) % seats, 1));
  table.stack.push(PREY);
  const set = owing(table);
  tell?.all({ kind: 'seven', owing: set });
  if (set !== 0) table.stack.push({ kind: 'discard', owing: set, done: 0 });
}

/**
 * SF-FRIEND-RELIEF, A-06, A-07: whoever holds the relief fund and gets nothing in the whole production phase, the draw from
 * the reserve pile included, is asked at once, if the supply has a card.
 */
function askRelief(state: Whole, served: number): void {
  const { table } = state;
  for (let seat = 0; seat < table.players.length; seat++) {
    if ((playerOf(table, seat).friends & RELIEF) === 0 || ((served >> seat) & 1) === 1) continue;
    if (stipendOf(table, seat) === 0 && stocked(state) !== 0) table.stack.push(relief(seat));
  }
}

export const dice: Rule<'dice'> = {
  rule: 'SF-PROD-01',
  awaits: (table) => (table.options.dice === 'true' ? diceChance : diceCardOf(diceLeft(table))),
  resolve(state, _, outcome, tell) {
    const { table } = state;
    const fall =
      PAIRS[
        table.options.dice === 'true' ? (outcome[0] ?? 0) * FACES + (outcome[1] ?? 0) : drawDice(table, outcome[0] ?? 0)
      ] ?? [];
    const [first = 1, second = 1] = fall;
    table.dice = fall;
    tell?.all({ kind: 'rolled', seat: table.active, first, second, sum: first + second });
    table.stack.push(STIPEND);
    if (first + second === SEVEN) rollSeven(table, tell);
    else askRelief(state, produce(state, first + second, tell));
  },
};

/** SF-SEVEN-03: the k-th card of a hidden hand. */
export const robbery: Rule<'rob'> = {
  rule: 'SF-SEVEN-03',
  awaits: (table, { from }) => robOf(playerOf(table, from).cards),
  resolve(state, { from, to: seat }, [index = 0], tell) {
    const resource = nth(handOf(state, from).resources, index);
    moveCards(state, from, seat, resource, 1);
    tell?.to(
      only(seat) | only(from),
      { kind: 'stole', seat, from, resource },
      { kind: 'stole', seat, from, resource: null },
    );
  },
};

/** SF-FLIGHT-02, SF-FLIGHT-03, A-40: the speed of the turn; the black ball brings an encounter, a card may decide otherwise. */
export const shake: Rule<'shake'> = {
  rule: 'SF-FLIGHT-02',
  awaits: () => shakeChance,
  resolve({ table }, _, [index = 0], tell) {
    const { active, second } = table;
    table.shake = index;
    tell?.all({ kind: 'shaken', seat: active, shake: index });
    const pilots = (second === NONE ? [active] : [active, second]).filter((seat) => hasShips(table, seat));
    const chooser = pilots.find((seat) => (playerOf(table, seat).friends & TARGETED_ENCOUNTER) !== 0);
    if (chooser !== undefined) table.stack.push({ kind: 'target', seat: chooser });
    else if (SHAKES[index]?.black === true) beginEncounter(table, pilots, leftOf(table, active));
  },
};

export const meeting: Rule<'meet'> = {
  rule: 'SF-ENC-01',
  awaits: (table) => meetOf(cardsInDeck(table)),
  resolve: (state, { seats }, [index = 0], tell) => meet(state, seats, cardAt(state.table, index), tell),
};

export const contesting: Rule<'contest'> = {
  rule: 'SF-ENC-04',
  awaits: () => contestChance,
  resolve: ({ table }, { result }, outcome, tell) => contest(table, result, outcome, tell),
};

export const fate: Rule<'fate'> = {
  rule: 'SF-ENC-04',
  awaits: () => fateChance,
  resolve: ({ table }, { result }, [index = 0], tell) => shakeFate(table, result, index, tell),
};

/** By so many sectors that can lie there. */
const discoveries: readonly Chance[] = SECTORS.map((_, i) => chance('discover', [i + 1, THREE], 'open'));

/** SF-VAR-05: the sector is turned up; a system is explored at once. */
export const discovery: Rule<'discover'> = {
  rule: 'SF-VAR-05',
  awaits: (table, { slot }) => discoveries[bitCount(drawable(table, slot)) - 1] ?? fateChance,
  resolve({ table }, { slot }, [index = 0, rotation = 0], tell) {
    const sector = nthBit(drawable(table, slot), index);
    laySector(table, slot, sector, rotation);
    tell?.all({ kind: 'discovered', slot, sector, rotation });
    if (table.planets[slot * THREE] !== NONE) table.stack.push(explore(slot));
  },
};

const starsAt = (table: Table, slot: number): number =>
  (SECTORS[Math.floor((table.layout[slot] ?? 0) / THREE)]?.stars ?? SLOT_STARS[slot] ?? 1) - 1;
const poolLeft = ({ pools }: Table, pool: number): number => bitCount(pools[pool] ?? 0);
const explorations = new Map<number, Chance>();
const POOL_BOUND = 8;

/** Takes the k-th disc out of a pool. */
function takeDisc(table: Table, pool: number, k: number): number {
  const bit = nthBit(table.pools[pool] ?? 0, k);
  table.pools[pool] = (table.pools[pool] ?? 0) & ~(1 << bit);
  return poolsFor(table.players.length)[pool]?.[bit] ?? 0;
}

/** SF-FLIGHT-06, SF-SETUP-02: a disc of its shape for each planet, all open. */
export const exploration: Rule<'explore'> = {
  rule: 'SF-FLIGHT-06',
  awaits(table, { slot }) {
    const first = starsAt(table, slot) * SHAPES;
    const of = [poolLeft(table, first), poolLeft(table, first + 1), poolLeft(table, first + 2)];
    const key = of.reduce((sum, n) => sum * POOL_BOUND + n, 0);
    const known = explorations.get(key) ?? chance('explore', of, 'open');
    explorations.set(key, known);
    return known;
  },
  resolve({ table }, { slot }, outcome, tell) {
    const laid = table.layout[slot] ?? 0;
    const first = starsAt(table, slot) * SHAPES;
    const shapes = SECTORS[Math.floor(laid / THREE)]?.shapes ?? [];
    for (const [i, shape] of shapes.entries()) {
      const disc = takeDisc(table, first + shape, outcome[shape] ?? 0);
      table.discs[slot * THREE + ((i + laid) % THREE)] = disc;
    }
    tell?.all({ kind: 'explored', slot, discs: table.discs.slice(slot * THREE, slot * THREE + THREE) });
  },
};

/** SF-SPEC-02: the token is a medal, and a reserve disc takes its place. */
export const clearing: Rule<'clear'> = {
  rule: 'SF-SPEC-02',
  awaits: (table) => clearOf(poolLeft(table, RESERVE_POOL)),
  resolve({ table }, { planet, seat }, [index = 0], tell) {
    const token = tokenOf(table.discs[planet] ?? 0);
    const disc = takeDisc(table, RESERVE_POOL, index);
    table.discs[planet] = disc;
    playerOf(table, seat).tokens++;
    table.quiet = 0;
    tell?.all({ kind: 'cleared', seat, planet, token, disc });
    score(table, seat, POINTS.token);
  },
};
