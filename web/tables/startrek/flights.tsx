import { type Bundle, NONE } from '@orrery/common';
import type { Seat, Window } from '@orrery/kernel';
import { type Event, type Hand, isBase, MAP, ownerOf, SIX, type Table } from '@orrery/startrek/facts';
import type { ReactNode } from 'react';
import { CardBack } from '../../art/cards/card-face.tsx';
import { Base, Cruiser, Ship, Station } from '../../art/pieces.tsx';
import type { Anchor, Flight } from '../../table/furniture.ts';
import { HEADINGS, nth, sectorsAt } from './geometry.ts';
import { ResourceSign } from './parts/resources.tsx';
import { lanePlace, pointPlace, sectorPlace } from './places.ts';

type View = Window<Table, Hand>;

/** More than so many at once are a swarm that nobody can follow. */
const MOST = 8;
/** Milliseconds between two that leave one after the other. */
const APART = 55;

const BANK: Anchor = { anchor: 'bank' };
const DECK: Anchor = { anchor: 'deck' };

/** Where a card of a seat lies: one's own hand by its kind, another's panel. */
const handOf = (view: View, seat: Seat, kind: number): Anchor =>
  view.seat === seat ? { anchor: `hand-${kind}` } : { seat };

const card = (kind: number): ReactNode => (
  <span className="trek-flight">
    <ResourceSign kind={kind} size="l" />
  </span>
);
const unknown: ReactNode = <CardBack size="small" />;
const piece = (drawing: ReactNode): ReactNode => (
  <svg className="trek-flight-piece" viewBox="-30 -30 60 60" aria-hidden="true">
    {drawing}
  </svg>
);

interface Leg {
  readonly kind: number;
  readonly from: Anchor;
  readonly to: Anchor;
}

const fleet = (legs: readonly Leg[], after = 0): readonly Flight[] =>
  legs.slice(0, MOST).map(({ kind, from, to }, i) => ({
    key: `${kind} ${i} ${after}`,
    picture: card(kind),
    from,
    to,
    delay: after + i * APART,
  }));

/** A leg for each card of a bundle. */
const legs = (bundle: Bundle, from: (kind: number) => Anchor, to: (kind: number) => Anchor): readonly Leg[] =>
  bundle.flatMap((n, kind) => Array.from({ length: n }, () => ({ kind, from: from(kind), to: to(kind) })));

const one = (picture: ReactNode, from: Anchor, to: Anchor): readonly Flight[] => [{ key: 'one', picture, from, to }];

/** A card that everybody or only those concerned know. */
const secret = (view: View, resource: number | null, from: Seat, to: Seat): readonly Flight[] =>
  resource === null
    ? one(unknown, { seat: from }, { seat: to })
    : one(card(resource), handOf(view, from, resource), handOf(view, to, resource));

/** From which planets a seat's cards came: a leg for each card its buildings there brought. */
function produced({ seat, gains }: Extract<Event, { kind: 'produced' }>, view: View): readonly Leg[] {
  const { board, dice, cruiser, vertices } = view.table;
  const sum = dice.reduce((a, b) => a + b, 0);
  const left = [...gains];
  return board.numbers.flatMap((number, hex) => {
    const kind = board.planets[hex] ?? NONE;
    if (number !== sum || hex === cruiser) return [];
    return MAP.hexVertices.slice(hex * SIX, hex * SIX + SIX).flatMap((vertex) => {
      const building = vertices[vertex] ?? 0;
      if (building === 0 || ownerOf(building) !== seat) return [];
      const n = Math.min(isBase(building) ? 2 : 1, left[kind] ?? 0);
      left[kind] = (left[kind] ?? 0) - n;
      return Array.from({ length: n }, () => ({
        kind,
        from: { place: sectorPlace(hex) },
        to: handOf(view, seat, kind),
      }));
    });
  });
}

/** A station placed at the beginning; the second one brings a card from every planet around it. */
function founded({ seat, vertex, gains }: Extract<Event, { kind: 'founded' }>, view: View): readonly Flight[] {
  const cards = sectorsAt(vertex).flatMap((hex) => {
    const kind = view.table.board.planets[hex] ?? NONE;
    const isGiven = (gains[kind] ?? 0) > 0;
    return isGiven ? [{ kind, from: { place: sectorPlace(hex) }, to: handOf(view, seat, kind) }] : [];
  });
  return [...one(piece(<Station seat={seat} />), { seat }, { place: pointPlace(vertex) }), ...fleet(cards, 220)];
}

/** What flies while an event is shown. */
export function flights(event: Event, _before: View, after: View): readonly Flight[] {
  switch (event.kind) {
    case 'founded':
      return founded(event, after);
    case 'produced':
      return fleet(produced(event, after));
    case 'ship': {
      const ship = piece(<Ship seat={event.seat} heading={nth(HEADINGS, event.edge)} />);
      return one(ship, { seat: event.seat }, { place: lanePlace(event.edge) });
    }
    case 'moved':
      return one(piece(<Ship seat={event.seat} />), { place: lanePlace(event.from) }, { place: lanePlace(event.to) });
    case 'station':
      return one(piece(<Station seat={event.seat} />), { seat: event.seat }, { place: pointPlace(event.vertex) });
    case 'base':
      return one(piece(<Base seat={event.seat} />), { seat: event.seat }, { place: pointPlace(event.vertex) });
    case 'cruiser':
      return one(piece(<Cruiser />), { place: sectorPlace(event.from) }, { place: sectorPlace(event.to) });
    case 'chased': {
      const home = one(piece(<Cruiser />), { place: sectorPlace(event.from) }, { place: sectorPlace(event.to) });
      if (event.resource === NONE) return home;
      return [...home, ...fleet([{ kind: event.resource, from: BANK, to: handOf(after, event.seat, event.resource) }])];
    }
    case 'stole':
    case 'took':
      return secret(after, event.resource, event.from, event.seat);
    case 'repaid':
      return secret(after, event.resource, event.seat, event.to);
    case 'demanded':
      return event.got > 0 ? secret(after, event.resource, event.from, event.seat) : [];
    case 'discarded':
      return fleet(
        legs(
          event.cards,
          (kind) => handOf(after, event.seat, kind),
          () => BANK,
        ),
      );
    case 'science':
      return fleet(
        legs(
          event.gains,
          () => BANK,
          (kind) => handOf(after, event.seat, kind),
        ),
      );
    case 'compensated':
    case 'shielded':
      if (event.resource === NONE) return [];
      return one(card(event.resource), BANK, handOf(after, event.seat, event.resource));
    case 'banked': {
      const { seat, give, paid, take } = event;
      const out = Array.from({ length: paid }, () => ({ kind: give, from: handOf(after, seat, give), to: BANK }));
      return [...fleet(out), ...fleet([{ kind: take, from: BANK, to: handOf(after, seat, take) }], 200)];
    }
    case 'traded': {
      const { seat, with: partner, gave, got } = event;
      const mine = (kind: number) => handOf(after, seat, kind);
      const theirs = (kind: number) => handOf(after, partner, kind);
      return [...fleet(legs(gave, mine, theirs)), ...fleet(legs(got, theirs, mine), 120)];
    }
    case 'monopoly': {
      const { seat, resource, lost } = event;
      const all = lost.flatMap((n, from) =>
        Array.from({ length: n }, () => ({
          kind: resource,
          from: handOf(after, from, resource),
          to: handOf(after, seat, resource),
        })),
      );
      return fleet(all);
    }
    case 'bought':
    case 'looked':
      return one(unknown, DECK, { seat: event.seat });
    default:
      return [];
  }
}
