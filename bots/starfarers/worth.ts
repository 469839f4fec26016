import { copyCounts, NONE, zeros } from '@orrery/common';
import { type Seat, top } from '@orrery/kernel';
import {
  BOOSTER,
  CANNON,
  cardsOf,
  HALVES,
  type Hand,
  KINDS,
  type Player,
  POD,
  type Table,
} from '@orrery/starfarers/facts';
import type { Scales } from '../trade.ts';
import { Fleet } from './fleet.ts';
import { Friends } from './friends.ts';
import { Saving } from './hand.ts';
import { Income } from './income.ts';
import { Prospects } from './prospects.ts';
import type { Weights } from './weights.ts';

/** However near the end is, the future counts for something. */
const LEAST_FUTURE = 0.1;
/** Points that everybody begins with. */
const START = 4;
/** What each further part of the mothership counts of the one before. */
const FURTHER_PART = 0.85;
const FEW = Array.from({ length: 8 }, (_, n) => (1 - FURTHER_PART ** n) / (1 - FURTHER_PART));
/** How much of the game is still to come, by the points of the leader. */
export function futureOf({ players, options }: Table): number {
  let leader = 0;
  for (let q = 0; q < players.length; q++) leader = Math.max(leader, players[q]?.points ?? 0);
  return Math.max(LEAST_FUTURE, Math.min(1, (options.target - leader) / (options.target - START)));
}

/** What the table is worth to a seat, and what deals would bring it. */
interface Evaluation extends Scales<Table, Hand> {
  worth(table: Table, hand: Hand, seat: Seat): number;
}

/**
 * The evaluation: points, what colonies will bring, what ships are on their way to, the mothership, friends, and what
 * the hand can pay for. Everything in victory points. What pays off slowly counts for less the nearer the end is.
 */
export function worthOf(weights: Weights): Evaluation {
  const income = new Income();
  const friends = new Friends(weights, income);
  const prospects = new Prospects(weights, friends);
  const fleet = new Fleet(weights, prospects);
  const saving = new Saving(weights);

  function flow(future: number): number {
    let sum = 0;
    for (let kind = 0; kind < KINDS; kind++) {
      const n = income.by[kind] ?? 0;
      if (n > 0) sum += weights.variety + weights.income * n * (weights.resource[kind] ?? 1);
    }
    return sum * future;
  }

  const parts = ({ fitted }: Player): number =>
    weights.booster * (FEW[fitted[BOOSTER] ?? 0] ?? 0) +
    weights.cannon * (FEW[fitted[CANNON] ?? 0] ?? 0) +
    weights.pod * (FEW[fitted[POD] ?? 0] ?? 0);

  /** Stations where somebody else has the friendship. */
  function rivalry({ markers, players }: Table, seat: Seat, { docked }: Player): number {
    let sum = 0;
    for (let people = 0; people < docked.length; people++) {
      const own = docked[people] ?? 0;
      const holder = markers[people] ?? NONE;
      if (own > 0 && holder !== seat && holder !== NONE) sum += own / ((players[holder]?.docked[people] ?? 0) + 1);
    }
    return weights.contested * sum;
  }

  /** What somebody is just about to be given. */
  function pending(table: Table, seat: Seat, player: Player): number {
    const frame = top(table);
    if (!('seat' in frame) || frame.seat !== seat) return 0;
    switch (frame.kind) {
      case 'befriend':
        return friends.best(player.friends, table.friends & cardsOf(frame.people));
      case 'fit':
        return Math.max(weights.booster, weights.pod, weights.cannon);
      default:
        return 0;
    }
  }

  /** Looks at all there is for a seat, and returns what its ships on the board will bring. */
  function survey(table: Table, seat: Seat, player: Player, future: number): number {
    income.count(table, seat);
    prospects.survey(table, seat, player, future);
    const ships = fleet.sail(table, seat, player);
    saving.look(table, seat, player, income, fleet);
    return ships;
  }

  const now = zeros(KINDS);
  const then = zeros(KINDS);
  let cards = 0;
  let before = 0;

  return {
    worth(table, hand, seat) {
      const player = table.players[seat];
      if (player === undefined) return 0;
      const future = futureOf(table);
      const ships = survey(table, seat, player, future);
      const slow = prospects.ambition + parts(player) + friends.all(player.friends) + pending(table, seat, player);
      return (
        player.points +
        weights.half * (player.fame % HALVES) +
        flow(future) +
        ships +
        saving.waiting +
        future * slow +
        rivalry(table, seat, player) +
        saving.weigh(hand.resources, player.cards)
      );
    },
    look({ table, hand, seat }) {
      const player = table.players[seat];
      if (player === undefined) return;
      survey(table, seat, player, futureOf(table));
      copyCounts(hand.resources, now);
      cards = player.cards;
      before = saving.weigh(now, cards);
    },
    gain(give, take) {
      let more = 0;
      for (let kind = 0; kind < KINDS; kind++) {
        const n = (take[kind] ?? 0) - (give[kind] ?? 0);
        then[kind] = (now[kind] ?? 0) + n;
        more += n;
      }
      return saving.weigh(then, cards + more) - before;
    },
  };
}
