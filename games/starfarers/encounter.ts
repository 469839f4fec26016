import { add, type Bundle, NONE, transfer } from '@orrery/common';
import { allSeats, only, type Seat, total } from '@orrery/kernel';
import { cargoOf, hasShips, mayStand, shipAt, vertexOf } from './board.ts';
import { BOOSTER, CANNON, FREE, MOST_UPGRADES, POD, SHAKES, SHIPS, UPGRADES } from './data.ts';
import {
  afterContest,
  cardIn,
  cardsLeft,
  deckWithout,
  type Effect,
  FULL_DECK,
  familyAt,
  familyOf,
  isForAll,
  neighbourOf,
  nodeAt,
  rootOf,
  type Stat,
  UNMASKED,
} from './encounters.ts';
import { dropOne, groundOne, jumpOne, rob } from './framevalues.ts';
import { combatBonus, speedBonus } from './friendship.ts';
import { offerLaunch } from './launch.ts';
import { changeFame } from './score.ts';
import {
  type AnswerFrame,
  handOf,
  type Options,
  playerOf,
  type ResultFrame,
  type Table,
  type Telling,
  type Whole,
} from './state.ts';
import { gainOne, stocked, takeBack } from './supply.ts';

const setOfSeats = (seats: readonly Seat[]): number => seats.reduce((set, seat) => set | only(seat), 0);

/** SF-ENC-01, A-23: a card is drawn; it is read by the left neighbour of pilot 1, or of whoever asked for it. */
export function beginEncounter(table: Table, seats: readonly Seat[], reader: Seat): void {
  table.reader = reader;
  table.stack.push({ kind: 'meet', seats });
}

export const leftOf = (table: Table, seat: Seat): Seat => (seat + 1) % table.players.length;

/** The reader alone sees the card; what it asks is open. Cards that ask nothing are open at once. */
export function meet(state: Whole, seats: readonly Seat[], encounter: number, tell: Telling): void {
  const { table } = state;
  const { reader } = table;
  const family = familyOf(encounter);
  handOf(state, reader).card = encounter;
  table.family = family;
  const told = { kind: 'met', reader, seats: setOfSeats(seats), family } as const;
  tell?.to(only(reader), { ...told, card: encounter }, { ...told, card: null });
  table.stack.push({ kind: 'file', seats });
  if (familyAt(family).answers !== 'none') {
    table.stack.push({ kind: 'answer', seats, choices: [], gifts: [] });
    return;
  }
  show(table, encounter, tell);
  pushResult(table, seats[0] ?? table.active, rootOf(encounter, 0), FREE);
}

function show(table: Table, encounter: number, tell: Telling): void {
  table.card = encounter;
  tell?.all({ kind: 'read', card: encounter });
}

function pushResult(table: Table, seat: Seat, node: number, gift: Bundle): void {
  table.stack.push({ kind: 'result', seat, node, at: 0, gift });
}

/** SF-ENC-03, SF56-ENC-02, A-37: all have answered; results are carried out for pilot 1 first. */
export function readOut(state: Whole, { seats, choices, gifts }: AnswerFrame, tell: Telling): void {
  const { table } = state;
  const encounter = handOf(state, table.reader).card;
  tell?.reveals(allSeats(table.players.length));
  const isSecond = table.family === UNMASKED;
  const roots = seats.map((_, i) => rootOf(encounter, isSecond ? total(gifts[i] ?? FREE) : (choices[i] ?? 0)));
  if (!isSecond && nodeAt(roots[0] ?? 0).ask !== null) {
    table.family = UNMASKED;
    tell?.all({ kind: 'unmasked', seats: setOfSeats(seats) });
    table.stack.push({ kind: 'answer', seats, choices: [], gifts });
    return;
  }
  show(table, encounter, tell);
  for (let i = seats.length - 1; i >= 0; i--) {
    const root = roots[i] ?? 0;
    const node = isSecond ? (nodeAt(root).ask?.[choices[i] ?? 0] ?? root) : root;
    pushResult(table, seats[i] ?? 0, node, gifts[i] ?? FREE);
  }
}

/** Carries out the boxes of a card: an effect at a time, so that whatever asks something lies above the rest. */
export function runResult(state: Whole, frame: ResultFrame, tell: Telling): void {
  const { table } = state;
  const { seat, node: id, at, gift } = frame;
  const node = nodeAt(id);
  if (at === 0 && node.story !== '') tell?.all({ kind: 'outcome', seat, node: id });
  const effect = node.effects[at];
  if (effect !== undefined) {
    table.stack.push({ ...frame, at: at + 1 });
    carryOut(state, seat, effect, gift, tell);
    return;
  }
  if (node.shake !== null) table.stack.push({ kind: 'fate', result: frame });
  if (node.test === null) return;
  if (node.test.stat === 'boosters') contest(table, frame, NO_BALLS, tell);
  else table.stack.push({ kind: 'contest', result: frame });
}

/** SF-ENC-05: whether a seat's Scientists cards count: a rival's in races and when boosters are compared, not for a pirate. */
export const countsCards = ({ rivals }: Options, stat: Stat, role: 'self' | 'rival'): boolean =>
  role === 'self' || rivals === 'learned' || (rivals === 'races' && stat !== 'combat');

/** SF-ENC-04: what a seat brings into a contest. */
export function strength(table: Table, seat: Seat, stat: Stat, role: 'self' | 'rival'): number {
  const { fitted, friends } = playerOf(table, seat);
  return strengthOf(fitted, countsCards(table.options, stat, role) ? friends : 0, stat);
}

/** The same by parts and the cards that count. */
export function strengthOf(fitted: readonly number[], friends: number, stat: Stat): number {
  if (stat === 'combat') return (fitted[CANNON] ?? 0) + combatBonus(friends);
  return (fitted[BOOSTER] ?? 0) + speedBonus(friends);
}

/** SF56-ENC-03: the neighbour of this pilot; right is the one before in turn order. */
export const rivalOf = ({ players }: Table, seat: Seat, offset: number): Seat =>
  neighbourOf(players.length, seat, offset);

/**
 * Both shake, where balls are shaken at all; black is 0, and none of it changes the speed of the turn. The one whose
 * encounter it is wins ties.
 */
export function contest(
  table: Table,
  { seat, node, gift }: ResultFrame,
  shakes: readonly number[],
  tell: Telling,
): void {
  const { test } = nodeAt(node);
  if (test === null) return;
  const { stat } = test;
  const rival = rivalOf(table, seat, test.rival);
  const own = sumOf(shakes[0]) + strength(table, seat, stat, 'self');
  const other = sumOf(shakes[1]) + strength(table, rival, stat, 'rival');
  tell?.all({ kind: 'contest', seat, rival, node, own, other, shakes: [...shakes] });
  pushResult(table, seat, afterContest(nodeAt(node), own, other), gift);
}

/** Boosters alone are compared. */
const NO_BALLS: readonly number[] = [];
const sumOf = (shake: number | undefined): number => (shake === undefined ? 0 : (SHAKES[shake]?.sum ?? 0));

/** Cards 12 to 15: the balls alone decide. */
export function shakeFate(table: Table, { seat, node, gift }: ResultFrame, shake: number, tell: Telling): void {
  const sum = sumOf(shake);
  tell?.all({ kind: 'fate', seat, sum, shake });
  const next = nodeAt(node).shake?.[sum];
  if (next !== undefined) pushResult(table, seat, next, gift);
}

/** Players in turn order from the left of a seat. */
function opponents({ players }: Table, seat: Seat): Seat[] {
  return Array.from({ length: players.length - 1 }, (_, i) => (seat + 1 + i) % players.length);
}

/** Pushes a frame for each of these seats, the first on top. */
function pushEach<F extends Table['stack'][number]>(
  table: Table,
  seats: readonly Seat[],
  frame: (seat: Seat) => F,
): void {
  for (let i = seats.length - 1; i >= 0; i--) table.stack.push(frame(seats[i] ?? 0));
}

export const canFit = (table: Table, seat: Seat, upgrade: number): boolean =>
  (table.upgrades[upgrade] ?? 0) > 0 && (playerOf(table, seat).fitted[upgrade] ?? 0) < (MOST_UPGRADES[upgrade] ?? 0);

/** SF-ENC-06, SF-BUILD-09, SF-BLOCK-02: a ship that may not stand where it is has to leave and cannot be held back. */
export function canGround(table: Table, seat: Seat, ship: number): boolean {
  const code = shipAt(table, seat, ship);
  if (code === NONE || ((playerOf(table, seat).stuck >> ship) & 1) === 1) return false;
  return mayStand(table, seat, cargoOf(code), vertexOf(code));
}

const someShip = (test: (ship: number) => boolean): boolean => {
  for (let ship = 0; ship < SHIPS; ship++) if (test(ship)) return true;
  return false;
};

function gainSome(state: Whole, seat: Seat, resource: number, wanted: number, tell: Telling): void {
  const n = Math.min(wanted, state.table.supply[resource] ?? 0);
  if (n === 0) return;
  for (let i = 0; i < n; i++) gainOne(state, seat, resource);
  tell?.all({ kind: 'gained', seat, gains: FREE.map((_, kind) => (kind === resource ? n : 0)) });
}

/** Cards of choice, while the supply has any. */
export function offerPick(table: Table, seat: Seat, left: number, but: number, isSwap: number): void {
  const open = stocked({ table }) & ~(but === NONE ? 0 : 1 << but);
  if (left > 0 && open !== 0) table.stack.push({ kind: 'pick', seat, left, but, isSwap });
}

/** Cards 31 and 32: everybody, clockwise from pilot 1, who has more parts than that. */
function wear(table: Table, over: number): void {
  const seats = [table.active, ...opponents(table, table.active)];
  const worn = seats.filter((seat) => total(playerOf(table, seat).fitted) > over);
  pushEach(table, worn, dropOne);
}

/** Card 32: everybody with the most freight pods, nobody when there are none. */
function council(table: Table, tell: Telling): void {
  const pods = table.players.map(({ fitted }) => fitted[POD] ?? 0);
  const most = Math.max(...pods);
  if (most === 0) return;
  for (const [seat, n] of pods.entries()) if (n === most) changeFame(table, seat, 1, tell);
}

/** Card 1, cards 14, 15 and 20: who has no card gives none. */
const withCards = (table: Table, seat: Seat): Seat[] =>
  opponents(table, seat).filter((other) => playerOf(table, other).cards > 0);

function settleStake(state: Whole, seat: Seat, gift: Bundle, to: 'supply' | 'hand', tell: Telling): void {
  if (total(gift) === 0) return;
  if (to === 'hand') {
    takeBack(state, seat, gift);
    tell?.all({ kind: 'refunded', seat, cards: gift });
    return;
  }
  transfer(state.table.stake, state.table.supply, gift);
  tell?.all({ kind: 'paid', seat, cards: gift });
}

function forfeit(state: Whole, seat: Seat, tell: Telling): void {
  const { swapped, supply } = state.table;
  const cards = [...swapped];
  const { resources } = handOf(state, seat);
  swapped.fill(0);
  if (total(cards) === 0) return;
  transfer(resources, supply, cards);
  playerOf(state.table, seat).cards -= total(cards);
  tell?.all({ kind: 'forfeited', seat, cards });
}

function freeShipFor(table: Table, seat: Seat, tell: Telling): void {
  playerOf(table, seat).waiting++;
  tell?.all({ kind: 'waiting', seat });
  offerLaunch(table, seat);
}

/** One effect; what asks somebody or waits for chance becomes a frame, and is left out when it cannot happen. */
function carryOut(state: Whole, seat: Seat, effect: Effect, gift: Bundle, tell: Telling): void {
  const { table } = state;
  const player = playerOf(table, seat);
  switch (effect.op) {
    case 'pay':
      settleStake(state, seat, gift, 'supply', tell);
      return;
    case 'refund':
      settleStake(state, seat, gift, 'hand', tell);
      return;
    case 'gain':
      gainSome(state, seat, effect.resource, effect.n, tell);
      return;
    case 'pick':
      offerPick(table, seat, effect.n, NONE, 0);
      return;
    case 'swap':
      table.swapped.fill(0);
      offerPick(table, seat, effect.n, gift.indexOf(1), 1);
      return;
    case 'forfeit':
      forfeit(state, seat, tell);
      return;
    case 'fame':
      changeFame(table, seat, effect.n, tell);
      return;
    case 'fit':
      if (UPGRADES.some((_, upgrade) => canFit(table, seat, upgrade))) {
        table.stack.push({ kind: 'fit', seat, from: 'stock' });
      }
      return;
    case 'drop':
      if (total(player.fitted) > 0) table.stack.push(dropOne(seat));
      return;
    case 'ground':
      if (someShip((ship) => canGround(table, seat, ship))) table.stack.push(groundOne(seat));
      return;
    case 'jump':
      if (hasShips(table, seat)) table.stack.push(jumpOne(seat));
      return;
    case 'ship':
      freeShipFor(table, seat, tell);
      return;
    case 'gifts':
      pushEach(table, withCards(table, seat), (from) => ({ kind: 'give', from, to: seat }));
      return;
    case 'raid':
      pushEach(table, withCards(table, seat), (from) => rob(from, seat));
      return;
    case 'again':
      table.again |= only(seat);
      return;
    case 'wear':
      wear(table, effect.over);
      return;
    case 'council':
      council(table, tell);
  }
}

/** SF-ENC-12: the cards of the pile; when it is empty the discards are shuffled. */
export const cardsInDeck = ({ deck }: Table): number => cardsLeft(deck);
export const cardAt = ({ deck }: Table, k: number): number => cardIn(deck, k);

/** SF-ENC-03, A-25: the card is laid aside face up; whoever has to meets somebody else. */
export function file(state: Whole, seats: readonly Seat[], tell: Telling): void {
  const { table } = state;
  const { card, reader, again } = table;
  const left = deckWithout(table.deck, card);
  handOf(state, reader).card = NONE;
  table.family = NONE;
  table.card = NONE;
  table.reader = NONE;
  table.again = 0;
  table.swapped.fill(0);
  for (const [i, word] of left.entries()) table.deck[i] = word;
  tell?.all({ kind: 'filed', card });
  if (left === FULL_DECK) tell?.all({ kind: 'reshuffled' });
  const next = isForAll(card) ? seats : seats.filter((seat) => ((again >> seat) & 1) === 1);
  if (next.length > 0) beginEncounter(table, next, reader);
}

/** One card of choice comes from the supply. */
export function takePicked(state: Whole, seat: Seat, resource: number, isSwap: number, tell: Telling): void {
  gainOne(state, seat, resource);
  if (isSwap === 1) add(state.table.swapped, resource, 1);
  tell?.all({ kind: 'gained', seat, gains: FREE.map((_, kind) => (kind === resource ? 1 : 0)) });
}
