import type { Bundle } from '@orrery/common';
import type { Seat } from '@orrery/kernel';
import type { ReactNode } from 'react';
import { CardBack } from '../../art/cards/card-face.tsx';
import type { Anchor, FlightAnimation } from '../../table/game-ui.ts';

/** Maximum number of cards in flight at once; more could not be followed by eye. */
const MAX_FLYING_CARDS = 8;
/** Delay between two cards that leave one after the other. */
const CARD_INTERVAL_MS = 55;

/** A card in flight. */
export interface CardFlight {
  readonly kind: number;
  readonly from: Anchor;
  readonly to: Anchor;
}

/** One flight for each card of a bundle. */
export const bundleFlights = (
  bundle: Bundle,
  from: (kind: number) => Anchor,
  to: (kind: number) => Anchor,
): readonly CardFlight[] =>
  bundle.flatMap((n, kind) => Array.from({ length: n }, () => ({ kind, from: from(kind), to: to(kind) })));

/** A flight of a single picture. */
export const singleFlight = (picture: ReactNode, from: Anchor, to: Anchor): readonly FlightAnimation[] => [
  { key: 'one', picture, from, to },
];

/** Cards of several kinds that leave one after the other. */
export const staggeredFlights =
  (card: (kind: number) => ReactNode) =>
  (all: readonly CardFlight[], after = 0): readonly FlightAnimation[] =>
    all.slice(0, MAX_FLYING_CARDS).map(({ kind, from, to }, i) => ({
      key: `${kind} ${i} ${after}`,
      picture: card(kind),
      from,
      to,
      delay: after + i * CARD_INTERVAL_MS,
    }));

/** The sign of a card in a ring. */
export const ringedSign = (sign: ReactNode): ReactNode => <span className="common-flight">{sign}</span>;

/** A card that is hidden from the viewer. */
export const unknownCard: ReactNode = <CardBack size="small" />;

/** A piece of the board. */
export const pieceDrawing = (drawing: ReactNode): ReactNode => (
  <svg className="common-flight-piece" viewBox="-30 -30 60 60" aria-hidden="true">
    {drawing}
  </svg>
);

interface ViewerSeat {
  readonly seat: Seat | null;
}

/** Where the cards of a seat are: in the viewer's own hand by kind, otherwise at the seat's panel. */
export const handAnchor = (view: ViewerSeat, seat: Seat, kind: number): Anchor =>
  view.seat === seat ? { anchor: `hand-${kind}` } : { seat };

interface CardTransfer {
  readonly from: Seat;
  readonly to: Seat;
  /** null where only the players involved know it. */
  readonly resource: number | null;
}

interface CardTrade {
  readonly seat: Seat;
  readonly with: Seat;
  readonly gave: Bundle;
  readonly got: Bundle;
}

interface CardSwap {
  readonly seat: Seat;
  readonly give: number;
  readonly paid: number;
  readonly take: number;
}

/** Flights for games with hands of cards and a bank to pay into. */
export function cardFlights(card: (kind: number) => ReactNode, stock: Anchor) {
  const fleet = staggeredFlights(card);
  return {
    fleet,
    /** A card from one hand to another. */
    passed: (view: ViewerSeat, { from, to, resource }: CardTransfer): readonly FlightAnimation[] =>
      resource === null
        ? singleFlight(unknownCard, { seat: from }, { seat: to })
        : singleFlight(card(resource), handAnchor(view, from, resource), handAnchor(view, to, resource)),
    /** Cards that a seat receives. */
    got: (view: ViewerSeat, seat: Seat, cards: Bundle, from: Anchor = stock): readonly FlightAnimation[] =>
      fleet(
        bundleFlights(
          cards,
          () => from,
          (kind) => handAnchor(view, seat, kind),
        ),
      ),
    /** Cards that go back to the bank. */
    paid: (view: ViewerSeat, seat: Seat, cards: Bundle): readonly FlightAnimation[] =>
      fleet(
        bundleFlights(
          cards,
          (kind) => handAnchor(view, seat, kind),
          () => stock,
        ),
      ),
    swapped(view: ViewerSeat, { seat, give, paid, take }: CardSwap): readonly FlightAnimation[] {
      const out = Array.from({ length: paid }, () => ({ kind: give, from: handAnchor(view, seat, give), to: stock }));
      return [...fleet(out), ...fleet([{ kind: take, from: stock, to: handAnchor(view, seat, take) }], 200)];
    },
    traded(view: ViewerSeat, { seat, with: partner, gave, got }: CardTrade): readonly FlightAnimation[] {
      const mine = (kind: number) => handAnchor(view, seat, kind);
      const theirs = (kind: number) => handAnchor(view, partner, kind);
      return [...fleet(bundleFlights(gave, mine, theirs)), ...fleet(bundleFlights(got, theirs, mine), 120)];
    },
  };
}
