import { NONE, some } from '@orrery/common';
import { type MoveList, type Rng, top } from '@orrery/kernel';
import {
  BOOSTER,
  CANNON,
  COLONY,
  FAMILIES,
  GOODS,
  KINDS,
  type Move,
  type Player,
  POD,
  PORT_COST,
  SHIP_COST,
  SHIPS,
  shipAt,
  TRADE,
  type View,
  vertexOf,
} from '@orrery/starfarers/facts';
import { Fleet } from './fleet.ts';
import { Friends } from './friends.ts';
import { Income } from './income.ts';
import { Prospects } from './prospects.ts';
import type { Weights } from './weights.ts';

const NOT_FOUND = -1;
/** Of a thousand times a chance comes up, how often it is taken. */
const HABIT = { upgrade: 350 } as const;
const OFTEN = 1000;
/** Cards to spare that make a swap sensible. */
const SPARE = 3;
const SPARE_GOODS = 2;
const NEARLY = 2;
/** How many cards a merchant gets from whom. */
const GENEROUS = [6, 2] as const;
/** Who says yes to whom: everybody, nobody, or those with parts enough of one kind. */
const YES: Readonly<Record<(typeof FAMILIES)[number]['word'], 'all' | 'none' | typeof BOOSTER | typeof CANNON>> = {
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
const PARTS_LEAST = 2;

/** What is done at once, and what ends things. */
const AT_ONCE: ReadonlySet<Move['kind']> = new Set(['found', 'fame', 'spaceport', 'roll', 'take']);
const ONWARD: ReadonlySet<Move['kind']> = new Set(['done', 'decline', 'pass', 'withdraw']);

const firstOf = (moves: MoveList<Move>, test: (move: Move) => boolean): number => {
  for (let i = 0; i < moves.n; i++) {
    const move = moves.at[i];
    if (move !== undefined && test(move)) return i;
  }
  return NOT_FOUND;
};

/** Any move of a kind of which there are so many. */
function anyOf(moves: MoveList<Move>, kind: Move['kind'], count: number, rng: Rng): number {
  const nth = rng(count);
  let seen = 0;
  return firstOf(moves, (move) => move.kind === kind && seen++ === nth);
}

/** What a seat saves for: a ship, or else a spaceport. */
function goalOf(player: Player): readonly number[] {
  if (player.colonies > 0) return SHIP_COST[COLONY] ?? PORT_COST;
  return player.shipyards > 0 ? PORT_COST : (SHIP_COST[TRADE] ?? PORT_COST);
}

/** The first swap that brings what the goal lacks for what it does not need. */
function usefulSwap({ table, hand, seat }: View, moves: MoveList<Move>): number {
  const player = table.players[seat];
  if (player === undefined) return NOT_FOUND;
  const goal = goalOf(player);
  const { resources } = hand;
  let lacking = 0;
  for (let kind = 0; kind < KINDS; kind++) lacking += Math.max(0, (goal[kind] ?? 0) - (resources[kind] ?? 0));
  if (lacking === 0 || lacking > NEARLY) return NOT_FOUND;
  return firstOf(moves, (move) => {
    if (move.kind !== 'supply' || (resources[move.take] ?? 0) >= (goal[move.take] ?? 0)) return false;
    const spare = (resources[move.give] ?? 0) - (goal[move.give] ?? 0);
    return spare >= (move.give === GOODS ? SPARE_GOODS : SPARE);
  });
}

/** What is answered to a stranger: a number of cards by the size of the hand, yes by those who can afford it. */
function reply({ table, seat }: View, moves: MoveList<Move>): number {
  const player = table.players[seat];
  const family = FAMILIES[table.family];
  if (player === undefined || family === undefined) return 0;
  let choice = 0;
  if (family.answers === 'number') {
    const [two, one] = GENEROUS;
    choice = player.cards >= two ? 2 : player.cards >= one ? 1 : 0;
  } else {
    const who = YES[family.word];
    if (typeof who === 'number') choice = (player.fitted[who] ?? 0) >= PARTS_LEAST ? 1 : 0;
    else if (who === 'all') choice = 1;
  }
  return Math.max(
    0,
    firstOf(moves, (move) => move.kind === 'answer' && move.choice === choice),
  );
}

/** Quick, sensible choices for playouts: no look ahead, only what a hand and a glance at the board suggest. */
export function roughly(weights: Weights): (view: View, moves: MoveList<Move>, rng: Rng) => number {
  const income = new Income();
  const prospects = new Prospects(weights, new Friends(weights, income));
  const fleet = new Fleet(weights, prospects);

  /** Brings the first ship that can get nearer to its goal as near as it can. */
  const sail = ({ table, seat }: View, moves: MoveList<Move>, kind: 'fly' | 'jump'): number => {
    const player = table.players[seat];
    if (player === undefined) return NOT_FOUND;
    income.count(table, seat);
    prospects.survey(table, seat, player, 1);
    fleet.muster(table, player);
    for (let ship = 0; ship < SHIPS; ship++) {
      const code = shipAt(table, seat, ship);
      if (code === NONE) continue;
      const aim = fleet.aim(code);
      if (aim === NONE) continue;
      let best = NOT_FOUND;
      let least = fleet.links(aim, vertexOf(code));
      for (let i = 0; i < moves.n; i++) {
        const move = moves.at[i];
        if (move?.kind !== kind || move.ship !== ship) continue;
        const links = fleet.links(aim, move.vertex);
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
    return firstOf(moves, (move) => move.kind === 'build' && (move.cargo === COLONY || hasPod));
  };

  /** What somebody does with a turn, from what is seen first to what is left. */
  const inTurn = (view: View, moves: MoveList<Move>, rng: Rng): number => {
    let onward = NOT_FOUND;
    let upgrades = 0;
    let hasBuild = false;
    let hasSwap = false;
    for (let i = 0; i < moves.n; i++) {
      const { kind } = some(moves.at, i);
      if (AT_ONCE.has(kind)) return i;
      if (ONWARD.has(kind)) onward = i;
      else if (kind === 'build') hasBuild = true;
      else if (kind === 'supply') hasSwap = true;
      else if (kind === 'upgrade') upgrades++;
    }
    const ship = hasBuild ? build(view, moves) : NOT_FOUND;
    if (ship !== NOT_FOUND) return ship;
    const swap = hasSwap ? usefulSwap(view, moves) : NOT_FOUND;
    if (swap !== NOT_FOUND) return swap;
    if (upgrades > 0 && rng(OFTEN) < HABIT.upgrade) return anyOf(moves, 'upgrade', upgrades, rng);
    return onward === NOT_FOUND ? rng(moves.n) : onward;
  };

  return (view, moves, rng) => {
    if (moves.n <= 1) return 0;
    switch (top(view.table).kind) {
      case 'answer':
        return reply(view, moves);
      case 'flight': {
        const found = firstOf(moves, ({ kind }) => kind === 'found');
        if (found !== NOT_FOUND) return found;
        const leg = sail(view, moves, 'fly');
        return leg === NOT_FOUND ? inTurn(view, moves, rng) : leg;
      }
      case 'jump': {
        const leap = sail(view, moves, 'jump');
        return leap === NOT_FOUND ? firstOf(moves, ({ kind }) => kind === 'pass') : leap;
      }
      case 'ground': {
        let ships = 0;
        for (let i = 0; i < moves.n; i++) if (moves.at[i]?.kind === 'ground') ships++;
        return anyOf(moves, 'ground', ships, rng); // nothing is converted for it
      }
      case 'offer': {
        const deal = firstOf(moves, ({ kind }) => kind === 'deal');
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
