import { itemAt, NONE } from '@orrery/common';
import { type MoveList, type Rng, topFrame } from '@orrery/kernel';
import {
  BOOSTER,
  CANNON,
  COLONY_CARGO,
  ENCOUNTER_FAMILIES,
  GOODS,
  type Move,
  type Player,
  POD,
  PORT_COST,
  RESOURCE_KINDS,
  SHIP_COST,
  SHIPS_PER_SEAT,
  shipAt,
  shipVertex,
  TRADE_CARGO,
  type View,
} from '@orrery/starfarers/facts';
import { FleetValue } from './fleet.ts';
import { FriendshipValue } from './friends.ts';
import { SeatIncome } from './income.ts';
import { SeatProspects } from './prospects.ts';
import type { StarfarersWeights } from './weights.ts';

const NOT_FOUND = -1;
/** Probabilities in thousandths of taking an opportunity. */
const TAKE_PER_MILLE = { upgrade: 350 } as const;
const PER_MILLE = 1000;
/** Number of spare cards that makes a swap sensible. */
const MIN_SPARE_CARDS = 3;
const MIN_SPARE_GOODS = 2;
const MAX_LACKING = 2;
/** How many cards a merchant gets from each player. */
const HAND_SIZE_FOR_GIFTS = [6, 2] as const;
/** Who accepts which demand: everyone, nobody, or players with enough parts of one kind. */
const SAYS_YES: Readonly<
  Record<(typeof ENCOUNTER_FAMILIES)[number]['word'], 'all' | 'none' | typeof BOOSTER | typeof CANNON>
> = {
  merchant: 'none',
  demand: 'none',
  swap: 'none',
  raid: 'none',
  attack: 'all',
  distress: BOOSTER,
  rescue: CANNON,
  warp: BOOSTER,
  travelers: 'none',
  wear: 'none',
  unmasked: CANNON,
};
const MIN_PARTS = 2;

/** Moves made at once, and moves that end a phase. */
const IMMEDIATE_KINDS: ReadonlySet<Move['kind']> = new Set(['found', 'fame', 'spaceport', 'roll', 'take']);
const PASSING_KINDS: ReadonlySet<Move['kind']> = new Set(['done', 'decline', 'pass', 'withdraw']);

const firstIndex = (moves: MoveList<Move>, test: (move: Move) => boolean): number => {
  for (let i = 0; i < moves.n; i++) {
    const move = moves.at[i];
    if (move !== undefined && test(move)) return i;
  }
  return NOT_FOUND;
};

/** A random move of a kind with this many moves. */
function randomIndexOfKind(moves: MoveList<Move>, kind: Move['kind'], count: number, rng: Rng): number {
  const nth = rng(count);
  let seen = 0;
  return firstIndex(moves, (move) => move.kind === kind && seen++ === nth);
}

/** What a seat saves for: a ship, or else a spaceport. */
function goalOf(player: Player): readonly number[] {
  if (player.colonies > 0) return SHIP_COST[COLONY_CARGO] ?? PORT_COST;
  return player.shipyards > 0 ? PORT_COST : (SHIP_COST[TRADE_CARGO] ?? PORT_COST);
}

/** The first swap of cards the goal does not need for cards it lacks. */
function usefulSwapIndex({ table, hand, seat }: View, moves: MoveList<Move>): number {
  const player = table.players[seat];
  if (player === undefined) return NOT_FOUND;
  const goal = goalOf(player);
  const { resources } = hand;
  let lacking = 0;
  for (let kind = 0; kind < RESOURCE_KINDS; kind++) lacking += Math.max(0, (goal[kind] ?? 0) - (resources[kind] ?? 0));
  if (lacking === 0 || lacking > MAX_LACKING) return NOT_FOUND;
  return firstIndex(moves, (move) => {
    if (move.kind !== 'supply' || (resources[move.take] ?? 0) >= (goal[move.take] ?? 0)) return false;
    const spare = (resources[move.give] ?? 0) - (goal[move.give] ?? 0);
    return spare >= (move.give === GOODS ? MIN_SPARE_GOODS : MIN_SPARE_CARDS);
  });
}

/** The answer in an encounter: a number of cards by the size of the hand, yes if the seat can afford it. */
function answerIndex({ table, seat }: View, moves: MoveList<Move>): number {
  const player = table.players[seat];
  const family = ENCOUNTER_FAMILIES[table.family];
  if (player === undefined || family === undefined) return 0;
  let choice = 0;
  if (family.answers === 'number') {
    const [two, one] = HAND_SIZE_FOR_GIFTS;
    choice = player.cards >= two ? 2 : player.cards >= one ? 1 : 0;
  } else {
    const who = SAYS_YES[family.word];
    if (typeof who === 'number') choice = (player.fitted[who] ?? 0) >= MIN_PARTS ? 1 : 0;
    else if (who === 'all') choice = 1;
  }
  return Math.max(
    0,
    firstIndex(moves, (move) => move.kind === 'answer' && move.choice === choice),
  );
}

/** Quick, sensible choices for rollouts: no look ahead, only simple rules on hand and board. */
export function rolloutPolicy(weights: StarfarersWeights): (view: View, moves: MoveList<Move>, rng: Rng) => number {
  const income = new SeatIncome();
  const prospects = new SeatProspects(weights, new FriendshipValue(weights, income));
  const fleet = new FleetValue(weights, prospects);

  /** Moves the first ship that can get closer to its goal as close as possible. */
  const sail = ({ table, seat }: View, moves: MoveList<Move>, kind: 'fly' | 'jump'): number => {
    const player = table.players[seat];
    if (player === undefined) return NOT_FOUND;
    income.count(table, seat);
    prospects.survey(table, seat, player, 1);
    fleet.setSeat(table, player);
    for (let ship = 0; ship < SHIPS_PER_SEAT; ship++) {
      const code = shipAt(table, seat, ship);
      if (code === NONE) continue;
      const aim = fleet.claimGoal(code);
      if (aim === NONE) continue;
      let best = NOT_FOUND;
      let least = fleet.linksToGoal(aim, shipVertex(code));
      for (let i = 0; i < moves.n; i++) {
        const move = moves.at[i];
        if (move?.kind !== kind || move.ship !== ship) continue;
        const links = fleet.linksToGoal(aim, move.vertex);
        if (links >= least) continue;
        least = links;
        best = i;
      }
      if (best !== NOT_FOUND) return best;
    }
    return NOT_FOUND;
  };

  const build = ({ table, seat }: View, moves: MoveList<Move>): number => {
    const hasPod = (table.players[seat]?.fitted[POD] ?? 0) > 0;
    return firstIndex(moves, (move) => move.kind === 'build' && (move.cargo === COLONY_CARGO || hasPod));
  };

  /** A move of the main turn, in order of priority. */
  const inTurn = (view: View, moves: MoveList<Move>, rng: Rng): number => {
    let onward = NOT_FOUND;
    let upgrades = 0;
    let hasBuild = false;
    let hasSwap = false;
    for (let i = 0; i < moves.n; i++) {
      const { kind } = itemAt(moves.at, i);
      if (IMMEDIATE_KINDS.has(kind)) return i;
      if (PASSING_KINDS.has(kind)) onward = i;
      else if (kind === 'build') hasBuild = true;
      else if (kind === 'supply') hasSwap = true;
      else if (kind === 'upgrade') upgrades++;
    }
    const ship = hasBuild ? build(view, moves) : NOT_FOUND;
    if (ship !== NOT_FOUND) return ship;
    const swap = hasSwap ? usefulSwapIndex(view, moves) : NOT_FOUND;
    if (swap !== NOT_FOUND) return swap;
    if (upgrades > 0 && rng(PER_MILLE) < TAKE_PER_MILLE.upgrade)
      return randomIndexOfKind(moves, 'upgrade', upgrades, rng);
    return onward === NOT_FOUND ? rng(moves.n) : onward;
  };

  return (view, moves, rng) => {
    if (moves.n <= 1) return 0;
    switch (topFrame(view.table).kind) {
      case 'answer':
        return answerIndex(view, moves);
      case 'flight': {
        const found = firstIndex(moves, ({ kind }) => kind === 'found');
        if (found !== NOT_FOUND) return found;
        const leg = sail(view, moves, 'fly');
        return leg === NOT_FOUND ? inTurn(view, moves, rng) : leg;
      }
      case 'jump': {
        const leap = sail(view, moves, 'jump');
        return leap === NOT_FOUND ? firstIndex(moves, ({ kind }) => kind === 'pass') : leap;
      }
      case 'ground': {
        let ships = 0;
        for (let i = 0; i < moves.n; i++) if (moves.at[i]?.kind === 'ground') ships++;
        return randomIndexOfKind(moves, 'ground', ships, rng); // no cargo is converted for it
      }
      case 'offer': {
        const deal = firstIndex(moves, ({ kind }) => kind === 'deal');
        return deal === NOT_FOUND ? inTurn(view, moves, rng) : deal;
      }
      case 'main':
      case 'before':
        return inTurn(view, moves, rng);
      default:
        return rng(moves.n);
    }
  };
}
