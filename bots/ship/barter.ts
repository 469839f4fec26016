import type { Bundle, Terms } from '@orrery/common';
import { has, type MoveList, type Seat, type SeatView, top } from '@orrery/kernel';
import {
  type Hand,
  isAmong,
  type Move,
  offersLeft,
  RESOURCES,
  roomFor,
  STOCK_KINDS,
  type Table,
} from '@orrery/ship/facts';
import type { Temper } from '../trade.ts';

type View = SeatView<Table, Hand>;

/** Who needs so few points more gets nothing. */
const DANGER = 2;
/** A bot asks no more than so often in a turn, however often it may: a person looks at each offer and answers. */
const OFFERS = 3;
/** Nor does it propose or counter more than so often in a turn of the other's, who has to read it. */
const PROPOSALS = 2;
/** What a deal that never comes about is worth. */
const NEVER = 10;
/** Better than nothing: what is not wanted is said so before the turn ends. */
const COURTESY = 0.003;
/** Of ten offers that are good for both, so many tenths are accepted. */
const HOPE = 0.4;

const single = (kind: number): Bundle => Array.from({ length: STOCK_KINDS }, (_, i) => (i === kind ? 1 : 0));
const SINGLES: readonly Bundle[] = Array.from({ length: RESOURCES }, (_, kind) => single(kind));

/** One resource for another, where both gain: the holds of both lie open. */
export class Barter {
  readonly #worth: (table: Table, seat: Seat) => number;
  readonly #temper: Temper;

  constructor(worth: (table: Table, seat: Seat) => number, temper: Temper) {
    this.#worth = worth;
    this.#temper = temper;
  }

  /** What a seat gains by giving and taking, in points; the table is left as it was. */
  #gain(table: Table, seat: Seat, give: Bundle, take: Bundle): number {
    const stock = table.players[seat]?.stock ?? [];
    const before = this.#worth(table, seat);
    move(stock, give, take);
    const after = this.#worth(table, seat);
    move(stock, take, give);
    return after - before;
  }

  /** A deal as this seat sees it: its own gain less what it minds of the other's. */
  value(table: Table, seat: Seat, give: Bundle, take: Bundle): number {
    const rival = 1 - seat;
    if (table.options.target - (table.players[rival]?.points ?? 0) <= DANGER) return Number.NEGATIVE_INFINITY;
    const theirs = this.#gain(table, rival, take, give);
    return this.#gain(table, seat, give, take) - this.#temper.envy * Math.max(0, theirs);
  }

  offering({ table, seat }: View, give: Bundle, take: Bundle): number {
    return HOPE * this.value(table, seat, give, take);
  }

  /** What it brings to say yes to the offer on the table. */
  accepting({ table, seat }: View): number {
    const frame = top(table);
    if (frame.kind !== 'offer') return 0;
    return this.value(table, seat, frame.take, frame.give) - this.#temper.giving;
  }

  /** What it brings to take what the other proposes. */
  taking({ table, seat }: View): number {
    const { proposal } = table;
    return proposal === null ? 0 : this.value(table, seat, proposal.take, proposal.give) - this.#temper.giving;
  }

  /** What it brings to say no to it. While an offer waits, taking that back is enough. */
  dismissing(view: View): number {
    return top(view.table).kind === 'offer' || this.taking(view) > 0 ? -NEVER : COURTESY;
  }

  /** Adds the offers worth making, or the counter-offers worth answering with. */
  propose({ table, seat }: View, out: MoveList<Move>): void {
    const frame = top(table);
    if (frame.kind === 'offer') {
      if (table.active === seat || !maySpeak(table)) return;
      for (const terms of this.#swaps(table, seat)) {
        const isAsked = frame.take.every((n, kind) => n === (terms.give[kind] ?? 0));
        if (isAsked && !isAmong(table.dismissed, terms)) out.add({ kind: 'counter', ...terms });
      }
      return;
    }
    if (frame.kind !== 'build' || table.active !== seat || has(table.closed, 1 - seat)) return;
    if (table.offers >= OFFERS || offersLeft(table) <= 0) return;
    for (const terms of this.#swaps(table, seat)) {
      if (!isAmong(table.refused, terms)) out.add({ kind: 'offer', ...terms });
    }
  }

  /** What it proposes in the other's turn: the best of what is good for it. */
  volunteer({ table, seat }: View): Move | null {
    if (top(table).kind !== 'build' || table.active === seat || has(table.closed, table.active)) return null;
    if (!maySpeak(table)) return null;
    let best: Terms | null = null;
    let most = Number.NEGATIVE_INFINITY;
    for (const terms of this.#swaps(table, seat)) {
      const value = this.value(table, seat, terms.give, terms.take);
      if (value <= most || isAmong(table.dismissed, terms)) continue;
      most = value;
      best = terms;
    }
    return best === null ? null : { kind: 'propose', ...best };
  }

  /** One resource that can be spared for one that is lacking, where it pays and both have room. */
  #swaps(table: Table, seat: Seat): Terms[] {
    const [player, rival] = [table.players[seat], table.players[1 - seat]];
    const swaps: Terms[] = [];
    if (player === undefined || rival === undefined) return swaps;
    const { stock: own } = player;
    const { stock: others } = rival;
    for (let kind = 0; kind < RESOURCES; kind++) {
      if ((own[kind] ?? 0) < 2 || roomFor(rival, kind) === 0) continue;
      for (let other = 0; other < RESOURCES; other++) {
        const [give, take] = [SINGLES[kind], SINGLES[other]];
        if (other === kind || (own[other] ?? 0) > 0 || (others[other] ?? 0) < 2) continue;
        if (give === undefined || take === undefined || roomFor(player, other) === 0) continue;
        if (this.value(table, seat, give, take) > this.#temper.asking) swaps.push({ give, take });
      }
    }
    return swaps;
  }
}

/** Nothing is proposed, and not too much was turned down. */
const maySpeak = ({ proposal, dismissed }: Table): boolean => proposal === null && dismissed.length < PROPOSALS;

function move(stock: number[], give: Bundle, take: Bundle): void {
  for (let kind = 0; kind < stock.length; kind++) {
    stock[kind] = (stock[kind] ?? 0) - (give[kind] ?? 0) + (take[kind] ?? 0);
  }
}
