import { addCards, type Bundle, NONE, transfer } from '@orrery/common';
import { allSeats, onlySeat, type Seat, total } from '@orrery/kernel';
import { hasShips, mayStand, shipAt, shipCargo, shipVertex } from './board.ts';
import { BOOSTER, CANNON, MAX_UPGRADES, NO_COST, POD, SHAKES, SHIPS_PER_SEAT, UPGRADES } from './data.ts';
import {
  afterContest,
  type ContestStat,
  cardsInPile,
  deckWithout,
  type EncounterEffect,
  encounterFamily,
  FULL_DECK,
  familyAt,
  isForAll,
  neighbourOf,
  nodeAt,
  pileCardAt,
  rootNode,
  UNMASKED_FAMILY,
} from './encounters.ts';
import { dropFrame, groundFrame, jumpFrame, robFrame } from './frame-constants.ts';
import { combatBonus, speedBonus } from './friendship.ts';
import { offerLaunch } from './launch.ts';
import { changeFame } from './score.ts';
import {
  type AnswerFrame,
  handOf,
  type MaybeSink,
  type Options,
  playerOf,
  type ResultFrame,
  type StarfarersState,
  type Table,
} from './state.ts';
import { stockedResources, takeBackCards, takeOneFromSupply } from './supply.ts';

const setOfSeats = (seats: readonly Seat[]): number => seats.reduce((set, seat) => set | onlySeat(seat), 0);

/** SF-ENC-01, A-23: a card is drawn; the left neighbour of pilot 1, or of the player who asked for it, reads it. */
export function beginEncounter(table: Table, seats: readonly Seat[], reader: Seat): void {
  table.reader = reader;
  table.stack.push({ kind: 'meet', seats });
}

export const leftNeighbour = (table: Table, seat: Seat): Seat => (seat + 1) % table.players.length;

/** Only the reader sees the card; its question is open. Cards without a question are open at once. */
export function beginMeeting(state: StarfarersState, seats: readonly Seat[], encounter: number, tell: MaybeSink): void {
  const { table } = state;
  const { reader } = table;
  const family = encounterFamily(encounter);
  handOf(state, reader).card = encounter;
  table.family = family;
  const told = { kind: 'met', reader, seats: setOfSeats(seats), family } as const;
  tell?.to(onlySeat(reader), { ...told, card: encounter }, { ...told, card: null });
  table.stack.push({ kind: 'file', seats });
  if (familyAt(family).answers !== 'none') {
    table.stack.push({ kind: 'answer', seats, choices: [], gifts: [] });
    return;
  }
  revealCard(table, encounter, tell);
  pushResult(table, seats[0] ?? table.active, rootNode(encounter, 0), NO_COST);
}

function revealCard(table: Table, encounter: number, tell: MaybeSink): void {
  table.card = encounter;
  tell?.all({ kind: 'read', card: encounter });
}

function pushResult(table: Table, seat: Seat, node: number, gift: Bundle): void {
  table.stack.push({ kind: 'result', seat, node, at: 0, gift });
}

/** SF-ENC-03, SF56-ENC-02, A-37: all have answered; results are carried out for pilot 1 first. */
export function applyAnswers(state: StarfarersState, { seats, choices, gifts }: AnswerFrame, tell: MaybeSink): void {
  const { table } = state;
  const encounter = handOf(state, table.reader).card;
  tell?.reveals(allSeats(table.players.length));
  const isSecond = table.family === UNMASKED_FAMILY;
  const roots = seats.map((_, i) => rootNode(encounter, isSecond ? total(gifts[i] ?? NO_COST) : (choices[i] ?? 0)));
  if (!isSecond && nodeAt(roots[0] ?? 0).ask !== null) {
    table.family = UNMASKED_FAMILY;
    tell?.all({ kind: 'unmasked', seats: setOfSeats(seats) });
    table.stack.push({ kind: 'answer', seats, choices: [], gifts });
    return;
  }
  revealCard(table, encounter, tell);
  for (let i = seats.length - 1; i >= 0; i--) {
    const root = roots[i] ?? 0;
    const node = isSecond ? (nodeAt(root).ask?.[choices[i] ?? 0] ?? root) : root;
    pushResult(table, seats[i] ?? 0, node, gifts[i] ?? NO_COST);
  }
}

/**
 * Carries out the boxes of a card: one effect at a time, so that any question it raises is above the rest on the stack.
 */
export function runResult(state: StarfarersState, frame: ResultFrame, tell: MaybeSink): void {
  const { table } = state;
  const { seat, node: id, at, gift } = frame;
  const node = nodeAt(id);
  if (at === 0 && node.story !== '') tell?.all({ kind: 'outcome', seat, node: id });
  const effect = node.effects[at];
  if (effect !== undefined) {
    table.stack.push({ ...frame, at: at + 1 });
    applyEffect(state, seat, effect, gift, tell);
    return;
  }
  if (node.shake !== null) table.stack.push({ kind: 'fate', result: frame });
  if (node.test === null) return;
  if (node.test.stat === 'boosters') resolveContest(table, frame, NO_SHAKES, tell);
  else table.stack.push({ kind: 'contest', result: frame });
}

/**
 * SF-ENC-05: whether a seat's Scientists cards count: a rival's in races and when boosters are compared, not for a
 * pirate.
 */
export const countsScientistCards = ({ rivals }: Options, stat: ContestStat, role: 'self' | 'rival'): boolean =>
  role === 'self' || rivals === 'learned' || (rivals === 'races' && stat !== 'combat');

/** SF-ENC-04: the strength of a seat in a contest. */
export function contestStrength(table: Table, seat: Seat, stat: ContestStat, role: 'self' | 'rival'): number {
  const { fitted, friends } = playerOf(table, seat);
  return strengthFrom(fitted, countsScientistCards(table.options, stat, role) ? friends : 0, stat);
}

/** The same, split into parts and the cards that count. */
export function strengthFrom(fitted: readonly number[], friends: number, stat: ContestStat): number {
  if (stat === 'combat') return (fitted[CANNON] ?? 0) + combatBonus(friends);
  return (fitted[BOOSTER] ?? 0) + speedBonus(friends);
}

/** SF56-ENC-03: the neighbour of this pilot; right is the previous seat in turn order. */
export const rivalOf = ({ players }: Table, seat: Seat, offset: number): Seat =>
  neighbourOf(players.length, seat, offset);

/**
 * Both shake, where balls are shaken at all; black is 0, and the shakes do not change the speed of the turn. The player
 * who has the encounter wins ties.
 */
export function resolveContest(
  table: Table,
  { seat, node, gift }: ResultFrame,
  shakes: readonly number[],
  tell: MaybeSink,
): void {
  const { test } = nodeAt(node);
  if (test === null) return;
  const { stat } = test;
  const rival = rivalOf(table, seat, test.rival);
  const own = sumOf(shakes[0]) + contestStrength(table, seat, stat, 'self');
  const other = sumOf(shakes[1]) + contestStrength(table, rival, stat, 'rival');
  tell?.all({ kind: 'contest', seat, rival, node, own, other, shakes: [...shakes] });
  pushResult(table, seat, afterContest(nodeAt(node), own, other), gift);
}

/** Only boosters are compared. */
const NO_SHAKES: readonly number[] = [];
const sumOf = (shake: number | undefined): number => (shake === undefined ? 0 : (SHAKES[shake]?.sum ?? 0));

/** Cards 12 to 15: only the balls decide. */
export function resolveFate(table: Table, { seat, node, gift }: ResultFrame, shake: number, tell: MaybeSink): void {
  const sum = sumOf(shake);
  tell?.all({ kind: 'fate', seat, sum, shake });
  const next = nodeAt(node).shake?.[sum];
  if (next !== undefined) pushResult(table, seat, next, gift);
}

/** The seats in turn order, starting to the left of a seat. */
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
  (table.upgrades[upgrade] ?? 0) > 0 && (playerOf(table, seat).fitted[upgrade] ?? 0) < (MAX_UPGRADES[upgrade] ?? 0);

/** SF-ENC-06, SF-BUILD-09, SF-BLOCK-02: a ship that may not stay where it is has to leave and cannot be grounded. */
export function canGround(table: Table, seat: Seat, ship: number): boolean {
  const code = shipAt(table, seat, ship);
  if (code === NONE || ((playerOf(table, seat).stuck >> ship) & 1) === 1) return false;
  return mayStand(table, seat, shipCargo(code), shipVertex(code));
}

const someShip = (test: (ship: number) => boolean): boolean => {
  for (let ship = 0; ship < SHIPS_PER_SEAT; ship++) if (test(ship)) return true;
  return false;
};

function gainUpTo(state: StarfarersState, seat: Seat, resource: number, wanted: number, tell: MaybeSink): void {
  const n = Math.min(wanted, state.table.supply[resource] ?? 0);
  if (n === 0) return;
  for (let i = 0; i < n; i++) takeOneFromSupply(state, seat, resource);
  tell?.all({ kind: 'gained', seat, gains: NO_COST.map((_, kind) => (kind === resource ? n : 0)) });
}

/** Cards of choice, while the supply has any. */
export function offerPick(table: Table, seat: Seat, left: number, but: number, isSwap: number): void {
  const open = stockedResources({ table }) & ~(but === NONE ? 0 : 1 << but);
  if (left > 0 && open !== 0) table.stack.push({ kind: 'pick', seat, left, but, isSwap });
}

/** Cards 31 and 32: everybody with more parts than that, clockwise from pilot 1. */
function dropExcessParts(table: Table, over: number): void {
  const seats = [table.active, ...opponents(table, table.active)];
  const worn = seats.filter((seat) => total(playerOf(table, seat).fitted) > over);
  pushEach(table, worn, dropFrame);
}

/** Card 32: everybody with the most freight pods, nobody when there are none. */
function rewardMostPods(table: Table, tell: MaybeSink): void {
  const pods = table.players.map(({ fitted }) => fitted[POD] ?? 0);
  const most = Math.max(...pods);
  if (most === 0) return;
  for (const [seat, n] of pods.entries()) if (n === most) changeFame(table, seat, 1, tell);
}

/** Card 1, cards 14, 15 and 20: a player without cards gives none. */
const opponentsWithCards = (table: Table, seat: Seat): Seat[] =>
  opponents(table, seat).filter((other) => playerOf(table, other).cards > 0);

function returnStake(state: StarfarersState, seat: Seat, gift: Bundle, to: 'supply' | 'hand', tell: MaybeSink): void {
  if (total(gift) === 0) return;
  if (to === 'hand') {
    takeBackCards(state, seat, gift);
    tell?.all({ kind: 'refunded', seat, cards: gift });
    return;
  }
  transfer(state.table.stake, state.table.supply, gift);
  tell?.all({ kind: 'paid', seat, cards: gift });
}

function forfeitStake(state: StarfarersState, seat: Seat, tell: MaybeSink): void {
  const { swapped, supply } = state.table;
  const cards = [...swapped];
  const { resources } = handOf(state, seat);
  swapped.fill(0);
  if (total(cards) === 0) return;
  transfer(resources, supply, cards);
  playerOf(state.table, seat).cards -= total(cards);
  tell?.all({ kind: 'forfeited', seat, cards });
}

function freeShipFor(table: Table, seat: Seat, tell: MaybeSink): void {
  playerOf(table, seat).waiting++;
  tell?.all({ kind: 'waiting', seat });
  offerLaunch(table, seat);
}

/** One effect; one that asks somebody or waits for chance becomes a frame, and is left out when it cannot happen. */
function applyEffect(state: StarfarersState, seat: Seat, effect: EncounterEffect, gift: Bundle, tell: MaybeSink): void {
  const { table } = state;
  const player = playerOf(table, seat);
  switch (effect.op) {
    case 'pay':
      returnStake(state, seat, gift, 'supply', tell);
      return;
    case 'refund':
      returnStake(state, seat, gift, 'hand', tell);
      return;
    case 'gain':
      gainUpTo(state, seat, effect.resource, effect.n, tell);
      return;
    case 'pick':
      offerPick(table, seat, effect.n, NONE, 0);
      return;
    case 'swap':
      table.swapped.fill(0);
      offerPick(table, seat, effect.n, gift.indexOf(1), 1);
      return;
    case 'forfeit':
      forfeitStake(state, seat, tell);
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
      if (total(player.fitted) > 0) table.stack.push(dropFrame(seat));
      return;
    case 'ground':
      if (someShip((ship) => canGround(table, seat, ship))) table.stack.push(groundFrame(seat));
      return;
    case 'jump':
      if (hasShips(table, seat)) table.stack.push(jumpFrame(seat));
      return;
    case 'ship':
      freeShipFor(table, seat, tell);
      return;
    case 'gifts':
      pushEach(table, opponentsWithCards(table, seat), (from) => ({ kind: 'give', from, to: seat }));
      return;
    case 'raid':
      pushEach(table, opponentsWithCards(table, seat), (from) => robFrame(from, seat));
      return;
    case 'again':
      table.again |= onlySeat(seat);
      return;
    case 'wear':
      dropExcessParts(table, effect.over);
      return;
    case 'council':
      rewardMostPods(table, tell);
  }
}

/** SF-ENC-12: the cards of the pile; when it is empty the discards are shuffled. */
export const cardsInDeck = ({ deck }: Table): number => cardsInPile(deck);
export const deckCardAt = ({ deck }: Table, k: number): number => pileCardAt(deck, k);

/** SF-ENC-03, A-25: the card is discarded face up; players who must meet somebody again do so. */
export function discardEncounter(state: StarfarersState, seats: readonly Seat[], tell: MaybeSink): void {
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

/** Takes one card of choice from the supply. */
export function takePicked(
  state: StarfarersState,
  seat: Seat,
  resource: number,
  isSwap: number,
  tell: MaybeSink,
): void {
  takeOneFromSupply(state, seat, resource);
  if (isSwap === 1) addCards(state.table.swapped, resource, 1);
  tell?.all({ kind: 'gained', seat, gains: NO_COST.map((_, kind) => (kind === resource ? 1 : 0)) });
}
