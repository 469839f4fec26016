import type { Bundle } from '@orrery/common';
import type { Seat } from '@orrery/kernel';
import type { ReactNode } from 'react';
import { CardBack } from '../../art/cards/card-face.tsx';
import type { Anchor, Flight } from '../../table/furniture.ts';

/** More than so many at once are a swarm that nobody can follow. */
const MOST = 8;
/** Milliseconds between two that leave one after the other. */
const APART = 55;

/** A card on its way. */
export interface Leg {
  readonly kind: number;
  readonly from: Anchor;
  readonly to: Anchor;
}

/** A leg for each card of a bundle. */
export const legs = (bundle: Bundle, from: (kind: number) => Anchor, to: (kind: number) => Anchor): readonly Leg[] =>
  bundle.flatMap((n, kind) => Array.from({ length: n }, () => ({ kind, from: from(kind), to: to(kind) })));

/** Something that flies alone. */
export const one = (picture: ReactNode, from: Anchor, to: Anchor): readonly Flight[] => [
  { key: 'one', picture, from, to },
];

/** Cards that leave one after the other, each drawn by its kind. */
export const swarm =
  (card: (kind: number) => ReactNode) =>
  (all: readonly Leg[], after = 0): readonly Flight[] =>
    all.slice(0, MOST).map(({ kind, from, to }, i) => ({
      key: `${kind} ${i} ${after}`,
      picture: card(kind),
      from,
      to,
      delay: after + i * APART,
    }));

/** The sign of a card in a ring. */
export const ringed = (sign: ReactNode): ReactNode => <span className="common-flight">{sign}</span>;

/** A card that nobody is shown. */
export const unknown: ReactNode = <CardBack size="small" />;

/** A piece of the board. */
export const piece = (drawing: ReactNode): ReactNode => (
  <svg className="common-flight-piece" viewBox="-30 -30 60 60" aria-hidden="true">
    {drawing}
  </svg>
);

interface Reading {
  readonly seat: Seat | null;
}

/** Where a card of a seat lies: one's own hand by its kind, another's panel. */
export const handOf = (view: Reading, seat: Seat, kind: number): Anchor =>
  view.seat === seat ? { anchor: `hand-${kind}` } : { seat };

interface Passage {
  readonly from: Seat;
  readonly to: Seat;
  /** null where only those concerned know it. */
  readonly resource: number | null;
}

interface Trade {
  readonly seat: Seat;
  readonly with: Seat;
  readonly gave: Bundle;
  readonly got: Bundle;
}

interface Swap {
  readonly seat: Seat;
  readonly give: number;
  readonly paid: number;
  readonly take: number;
}

/** What flies wherever players have hands of cards and there is a stock to pay into. */
export function cardFlights(card: (kind: number) => ReactNode, stock: Anchor) {
  const fleet = swarm(card);
  return {
    fleet,
    /** A card from one hand to another. */
    passed: (view: Reading, { from, to, resource }: Passage): readonly Flight[] =>
      resource === null
        ? one(unknown, { seat: from }, { seat: to })
        : one(card(resource), handOf(view, from, resource), handOf(view, to, resource)),
    /** Cards that a seat gets from somewhere. */
    got: (view: Reading, seat: Seat, cards: Bundle, from: Anchor = stock): readonly Flight[] =>
      fleet(
        legs(
          cards,
          () => from,
          (kind) => handOf(view, seat, kind),
        ),
      ),
    /** Cards that go back into the stock. */
    paid: (view: Reading, seat: Seat, cards: Bundle): readonly Flight[] =>
      fleet(
        legs(
          cards,
          (kind) => handOf(view, seat, kind),
          () => stock,
        ),
      ),
    swapped(view: Reading, { seat, give, paid, take }: Swap): readonly Flight[] {
      const out = Array.from({ length: paid }, () => ({ kind: give, from: handOf(view, seat, give), to: stock }));
      return [...fleet(out), ...fleet([{ kind: take, from: stock, to: handOf(view, seat, take) }], 200)];
    },
    traded(view: Reading, { seat, with: partner, gave, got }: Trade): readonly Flight[] {
      const mine = (kind: number) => handOf(view, seat, kind);
      const theirs = (kind: number) => handOf(view, partner, kind);
      return [...fleet(legs(gave, mine, theirs)), ...fleet(legs(got, theirs, mine), 120)];
    },
  };
}
