import type { Bundle } from '@orrery/common';
import { type MoveList, type Seat, type SeatView, top } from '@orrery/kernel';
import { type Hand, type Move, offersLeft, RESOURCES, roomFor, STOCK_KINDS, type Table } from '@orrery/ship/facts';
import type { Temper } from '../trade.ts';

type View = SeatView<Table, Hand>;

/** Who needs so few points more gets nothing. */
const DANGER = 2;
/** A bot asks no more than so often in a turn, however often it may. */
const OFFERS = 3;
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

  /** Adds the offers worth making. */
  propose({ table, seat }: View, out: MoveList<Move>): void {
    if (top(table).kind !== 'build' || table.active !== seat || table.offers >= OFFERS || offersLeft(table) <= 0)
      return;
    const [player, rival] = [table.players[seat], table.players[1 - seat]];
    if (player === undefined || rival === undefined) return;
    const { stock: own } = player;
    const { stock: others } = rival;
    for (let kind = 0; kind < RESOURCES; kind++) {
      if ((own[kind] ?? 0) < 2 || roomFor(rival, kind) === 0) continue;
      for (let other = 0; other < RESOURCES; other++) {
        const [give, take] = [SINGLES[kind], SINGLES[other]];
        if (other === kind || (own[other] ?? 0) > 0 || (others[other] ?? 0) < 2) continue;
        if (give === undefined || take === undefined) continue;
        if (this.value(table, seat, give, take) > this.#temper.asking) out.add({ kind: 'offer', give, take });
      }
    }
  }
}

function move(stock: number[], give: Bundle, take: Bundle): void {
  for (let kind = 0; kind < stock.length; kind++) {
    stock[kind] = (stock[kind] ?? 0) - (give[kind] ?? 0) + (take[kind] ?? 0);
  }
}
