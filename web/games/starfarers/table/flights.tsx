import { NONE } from '@orrery/common';
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
import { ResourceIcon } from '../../../art/resources.tsx';
import type { Anchor, Flight } from '../../../table/furniture.ts';
import { nth } from '../../common/nth.ts';
import { cardFlights, handOf, type Leg, one, piece, ringed, unknown } from '../../common/swarm.tsx';
import { ColonyPiece, SpaceportPiece, StationPiece, TransportPiece } from '../art/pieces.tsx';
import { pointPlace } from './places.ts';
import { numbersOf } from './yields.ts';

type View = Window<Table, Hand>;
type Told<P extends Event['kind']> = Extract<Event, { kind: P }>;

const SUPPLY: Anchor = { anchor: 'supply' };
const RESERVE: Anchor = { anchor: 'reserve' };
const at = (vertex: number): Anchor => ({ place: pointPlace(vertex) });

const card = (kind: number): ReactNode => ringed(<ResourceIcon resource={nth(RESOURCES, kind)} size="l" />);
const { fleet, passed, got, paid, swapped, traded } = cardFlights(card, SUPPLY);

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
    case 'drew':
      return event.cards === null
        ? one(unknown, RESERVE, { seat: event.seat })
        : got(after, event.seat, event.cards, RESERVE);
    case 'gained':
      return got(after, event.seat, event.gains);
    case 'discarded':
    case 'paid':
    case 'forfeited':
      return paid(after, event.seat, event.cards);
    case 'stole':
      return passed(after, { from: event.from, to: event.seat, resource: event.resource });
    case 'gave':
    case 'donated':
      return passed(after, { from: event.seat, to: event.to, resource: event.resource });
    case 'supplied':
      return swapped(after, event);
    case 'traded':
      return traded(after, event);
    default:
      return [];
  }
}
