import { type Bundle, NONE } from '@orrery/common';
import type { Seat, Window } from '@orrery/kernel';
import {
  CARGOES,
  CENTRES,
  cargoOf,
  courseOf,
  type Event,
  type Hand,
  isOwned,
  ownerOf,
  RESOURCES,
  SITE_VERTEX,
  shipAt,
  type Table,
  VERTEX_PLANETS,
  vertexOf,
} from '@orrery/starfarers/facts';
import type { ReactNode } from 'react';
import { CardBack } from '../../art/cards/card-face.tsx';
import { ResourceIcon } from '../../art/resources.tsx';
import { ColonyPiece, SpaceportPiece, StationPiece, TransportPiece } from '../../art/starfarers/pieces.tsx';
import type { Anchor, Flight } from '../../table/furniture.ts';
import { nth } from './far.ts';
import { pointPlace } from './places.ts';
import { numbersOf } from './yields.ts';

type View = Window<Table, Hand>;
type Told<P extends Event['kind']> = Extract<Event, { kind: P }>;

/** More than so many at once are a swarm that nobody can follow. */
const MOST = 8;
/** Milliseconds between two that leave one after the other. */
const APART = 55;

const SUPPLY: Anchor = { anchor: 'supply' };
const RESERVE: Anchor = { anchor: 'reserve' };
const at = (vertex: number): Anchor => ({ place: pointPlace(vertex) });

/** Where a card of a seat lies: one's own hand by its kind, another's panel. */
const handOf = (view: View, seat: Seat, kind: number): Anchor =>
  view.seat === seat ? { anchor: `hand-${kind}` } : { seat };

const card = (kind: number): ReactNode => (
  <span className="far-flight">
    <ResourceIcon resource={nth(RESOURCES, kind)} size="l" />
  </span>
);
const unknown: ReactNode = <CardBack size="small" />;
const piece = (drawing: ReactNode): ReactNode => (
  <svg className="far-flight-piece" viewBox="-30 -30 60 60" aria-hidden="true">
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

/** From which sites a seat's cards came: a leg for each card its colonies beside the planets brought. */
function produced({ seat, gains }: Told<'produced'>, view: View): readonly Leg[] {
  const { sites, planets, discs, dice } = view.table;
  const sum = dice.reduce((a, b) => a + b, 0);
  const left = [...gains];
  return sites.flatMap((built, site) => {
    if (!isOwned(built) || ownerOf(built) !== seat) return [];
    const vertex = nth(SITE_VERTEX, site);
    return VERTEX_PLANETS.slice(vertex * 2, vertex * 2 + 2).flatMap((planet) => {
      const kind = planets[planet] ?? NONE;
      if (kind === NONE || !numbersOf(discs[planet] ?? 0).includes(sum) || (left[kind] ?? 0) === 0) return [];
      left[kind] = (left[kind] ?? 0) - 1;
      return [{ kind, from: at(vertex), to: handOf(view, seat, kind) }];
    });
  });
}

/** A ship on its way, link by link. */
function flew({ seat, ship, from, to }: Told<'flew'>, before: View): readonly Flight[] {
  const code = shipAt(before.table, seat, ship);
  if (code === NONE || vertexOf(code) !== from) return [];
  const { way } = courseOf(before.table, seat, ship, to);
  const picture = piece(<TransportPiece seat={seat} freight={nth(CARGOES, cargoOf(code))} />);
  return [{ key: 'one', picture, from: at(from), to: at(to), via: way.slice(0, -1).map(at) }];
}

/** A ship that is somewhere else at once, or goes back. */
function moved(seat: Seat, ship: number, to: number, before: View): readonly Flight[] {
  const code = shipAt(before.table, seat, ship);
  if (code === NONE) return [];
  return one(piece(<TransportPiece seat={seat} freight={nth(CARGOES, cargoOf(code))} />), at(vertexOf(code)), at(to));
}

/** From the middle of an outpost to the seat that has won something there. */
const dockOf = ({ table }: View, people: number): Anchor => at(CENTRES[table.derived.outposts[people] ?? NONE] ?? NONE);

/** What flies while an event is shown. */
export function flights(event: Event, before: View, after: View): readonly Flight[] {
  switch (event.kind) {
    case 'settled':
      return one(piece(<ColonyPiece seat={event.seat} />), { seat: event.seat }, at(nth(SITE_VERTEX, event.site)));
    case 'spaceport':
      return one(piece(<SpaceportPiece seat={event.seat} />), { seat: event.seat }, at(nth(SITE_VERTEX, event.site)));
    case 'ship': {
      const ship = <TransportPiece seat={event.seat} freight={nth(CARGOES, event.cargo)} />;
      return one(piece(ship), { seat: event.seat }, at(event.vertex));
    }
    case 'flew':
      return flew(event, before);
    case 'jumped':
    case 'returned':
      return moved(event.seat, event.ship, event.to, before);
    case 'docked':
      return one(piece(<StationPiece seat={event.seat} />), { seat: event.seat }, dockOf(after, event.people));
    case 'befriended':
      return one(unknown, { anchor: 'friendship' }, { seat: event.seat });
    case 'produced':
      return fleet(produced(event, after));
    case 'drew': {
      const { seat, cards } = event;
      if (cards === null) return one(unknown, RESERVE, { seat });
      return fleet(
        legs(
          cards,
          () => RESERVE,
          (kind) => handOf(after, seat, kind),
        ),
      );
    }
    case 'gained':
      return fleet(
        legs(
          event.gains,
          () => SUPPLY,
          (kind) => handOf(after, event.seat, kind),
        ),
      );
    case 'discarded':
    case 'paid':
    case 'forfeited':
      return fleet(
        legs(
          event.cards,
          (kind) => handOf(after, event.seat, kind),
          () => SUPPLY,
        ),
      );
    case 'stole':
      return secret(after, event.resource, event.from, event.seat);
    case 'gave':
      return secret(after, event.resource, event.seat, event.to);
    case 'donated':
      return secret(after, event.resource, event.seat, event.to);
    case 'supplied': {
      const { seat, give, paid, take } = event;
      const out = Array.from({ length: paid }, () => ({ kind: give, from: handOf(after, seat, give), to: SUPPLY }));
      return [...fleet(out), ...fleet([{ kind: take, from: SUPPLY, to: handOf(after, seat, take) }], 200)];
    }
    case 'traded': {
      const { seat, with: partner, gave, got } = event;
      const mine = (kind: number) => handOf(after, seat, kind);
      const theirs = (kind: number) => handOf(after, partner, kind);
      return [...fleet(legs(gave, mine, theirs)), ...fleet(legs(got, theirs, mine), 120)];
    }
    default:
      return [];
  }
}
