import { copyInto, NONE, zeros } from '@orrery/common';
import { type Seat, topFrame } from '@orrery/kernel';
import {
  BOOSTER,
  CANNON,
  cardsOfPeople,
  FAME_PER_POINT,
  type Hand,
  type Player,
  POD,
  RESOURCE_KINDS,
  type Table,
} from '@orrery/starfarers/facts';
import type { DealEvaluator } from '../trade.ts';
import { FleetValue } from './fleet.ts';
import { FriendshipValue } from './friends.ts';
import { HandValue } from './hand.ts';
import { SeatIncome } from './income.ts';
import { SeatProspects } from './prospects.ts';
import type { StarfarersWeights } from './weights.ts';

/** Minimum weight of the future, however near the end is. */
const MIN_FUTURE = 0.1;
/** Points that every seat begins with. */
const START_POINTS = 4;
/** The factor from each part of the mothership to the next. */
const FURTHER_PART_FACTOR = 0.85;
const PART_VALUE_BY_COUNT = Array.from(
  { length: 8 },
  (_, n) => (1 - FURTHER_PART_FACTOR ** n) / (1 - FURTHER_PART_FACTOR),
);
/** How much of the game is left, by the points of the leader. */
export function futureShare({ players, options }: Table): number {
  let leader = 0;
  for (let q = 0; q < players.length; q++) leader = Math.max(leader, players[q]?.points ?? 0);
  return Math.max(MIN_FUTURE, Math.min(1, (options.target - leader) / (options.target - START_POINTS)));
}

/** What the evaluation consists of besides points, in points. */
export interface EvaluationParts {
  income: number;
  /** The goals of ships on the board. */
  ships: number;
  /** A free trade ship that waits. */
  waiting: number;
  /** Progress towards what tokens require. This and the three below count for less the nearer the end is. */
  ambition: number;
  mothership: number;
  friends: number;
  /** What the seat is just about to receive. */
  pending: number;
  rivalry: number;
  hand: number;
  worth: number;
}

/** Evaluates the position for a seat, and its gain from trades. */
export interface Evaluation extends DealEvaluator<Table, Hand> {
  worth(table: Table, hand: Hand, seat: Seat): number;
  /** The parts of the last result of `worth`, and what it was read from. */
  readonly parts: Readonly<EvaluationParts>;
  readonly income: SeatIncome;
  readonly fleet: FleetValue;
}

const noParts = (): EvaluationParts => ({
  income: 0,
  ships: 0,
  waiting: 0,
  ambition: 0,
  mothership: 0,
  friends: 0,
  pending: 0,
  rivalry: 0,
  hand: 0,
  worth: 0,
});

/**
 * The evaluation: points, income from colonies, the goals of ships under way, the mothership, friends, and what the
 * hand can pay for. All in victory points. Long-term gains count for less the nearer the end is.
 */
export function starfarersEvaluator(weights: StarfarersWeights): Evaluation {
  const income = new SeatIncome();
  const friends = new FriendshipValue(weights, income);
  const prospects = new SeatProspects(weights, friends);
  const fleet = new FleetValue(weights, prospects);
  const saving = new HandValue(weights);

  function flow(future: number): number {
    let sum = 0;
    for (let kind = 0; kind < RESOURCE_KINDS; kind++) {
      const n = income.perRoll[kind] ?? 0;
      if (n > 0) sum += weights.variety + weights.income * n * (weights.resource[kind] ?? 1);
    }
    return sum * future;
  }

  const mothership = ({ fitted }: Player): number =>
    weights.booster * (PART_VALUE_BY_COUNT[fitted[BOOSTER] ?? 0] ?? 0) +
    weights.cannon * (PART_VALUE_BY_COUNT[fitted[CANNON] ?? 0] ?? 0) +
    weights.pod * (PART_VALUE_BY_COUNT[fitted[POD] ?? 0] ?? 0);

  /** Stations where another seat has the friendship. */
  function rivalry({ markers, players }: Table, seat: Seat, { docked }: Player): number {
    let sum = 0;
    for (let people = 0; people < docked.length; people++) {
      const own = docked[people] ?? 0;
      const holder = markers[people] ?? NONE;
      if (own > 0 && holder !== seat && holder !== NONE) sum += own / ((players[holder]?.docked[people] ?? 0) + 1);
    }
    return weights.contested * sum;
  }

  /** What a seat is just about to receive. */
  function pending(table: Table, seat: Seat, player: Player): number {
    const frame = topFrame(table);
    if (!('seat' in frame) || frame.seat !== seat) return 0;
    switch (frame.kind) {
      case 'befriend':
        return friends.best(player.friends, table.friends & cardsOfPeople(frame.people));
      case 'fit':
        return Math.max(weights.booster, weights.pod, weights.cannon);
      default:
        return 0;
    }
  }

  /** Reads everything for a seat, and returns the expected value of its ships on the board. */
  function survey(table: Table, seat: Seat, player: Player, future: number): number {
    income.count(table, seat);
    prospects.survey(table, seat, player, future);
    const ships = fleet.shipsValue(table, seat, player);
    saving.setSeat(table, seat, player, income, fleet);
    return ships;
  }

  const now = zeros(RESOURCE_KINDS);
  const then = zeros(RESOURCE_KINDS);
  let cards = 0;
  let before = 0;
  const parts = noParts();

  return {
    parts,
    income,
    fleet,
    worth(table, hand, seat) {
      const player = table.players[seat];
      if (player === undefined) return 0;
      const future = futureShare(table);
      parts.ships = survey(table, seat, player, future);
      parts.income = flow(future);
      parts.waiting = saving.waiting;
      parts.ambition = prospects.ambition;
      parts.mothership = mothership(player);
      parts.friends = friends.all(player.friends);
      parts.pending = pending(table, seat, player);
      parts.rivalry = rivalry(table, seat, player);
      parts.hand = saving.handValue(hand.resources, player.cards);
      const slow = parts.ambition + parts.mothership + parts.friends + parts.pending;
      parts.worth =
        player.points +
        weights.half * (player.fame % FAME_PER_POINT) +
        parts.income +
        parts.ships +
        parts.waiting +
        future * slow +
        parts.rivalry +
        parts.hand;
      return parts.worth;
    },
    setView({ table, hand, seat }) {
      const player = table.players[seat];
      if (player === undefined) return;
      survey(table, seat, player, futureShare(table));
      copyInto(hand.resources, now);
      cards = player.cards;
      before = saving.handValue(now, cards);
    },
    gain(give, take) {
      let more = 0;
      for (let kind = 0; kind < RESOURCE_KINDS; kind++) {
        const n = (take[kind] ?? 0) - (give[kind] ?? 0);
        then[kind] = (now[kind] ?? 0) + n;
        more += n;
      }
      return saving.handValue(then, cards + more) - before;
    },
  };
}
