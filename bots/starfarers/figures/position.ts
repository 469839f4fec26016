import { NONE } from '@orrery/common';
import type { Seat } from '@orrery/kernel';
import type { Hand, Player, Table } from '@orrery/starfarers/facts';
import { type Evaluation, starfarersEvaluator } from '../evaluator.ts';
import type { StarfarersWeights } from '../weights.ts';

const NO_PLAYER: Player = {
  colonies: 0,
  stations: 0,
  shipyards: 0,
  fitted: [],
  cards: 0,
  fame: 0,
  tokens: 0,
  points: 0,
  friends: 0,
  docked: [],
  waiting: 0,
  used: 0,
  stuck: 0,
  flown: 0,
  due: 0,
};

/** What the figures of a seat are read from; refilled for each seat. */
export class StarfarersPosition {
  readonly evaluation: Evaluation;
  table: Table;
  hand: Hand = { resources: [], discard: null, card: NONE };
  seat: Seat = 0;
  player: Player = NO_PLAYER;
  /** The most points of another seat, and the second most. */
  leader = 0;
  second = 0;
  /** Seats with more points. */
  ahead = 0;

  constructor(weights: StarfarersWeights, firstTable: Table) {
    this.evaluation = starfarersEvaluator(weights);
    this.table = firstTable;
  }

  look(table: Table, hand: Hand, seat: Seat): void {
    this.table = table;
    this.hand = hand;
    this.seat = seat;
    this.player = table.players[seat] ?? NO_PLAYER;
    this.evaluation.worth(table, hand, seat);
    this.#compare();
  }

  #compare(): void {
    const { players } = this.table;
    this.leader = 0;
    this.second = 0;
    this.ahead = 0;
    for (let other = 0; other < players.length; other++) {
      if (other === this.seat) continue;
      const points = players[other]?.points ?? 0;
      if (points > this.player.points) this.ahead++;
      if (points > this.leader) {
        this.second = this.leader;
        this.leader = points;
      } else if (points > this.second) this.second = points;
    }
  }
}
