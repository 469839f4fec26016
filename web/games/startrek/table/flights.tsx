import { NONE } from '@orrery/common';
import type { Seat, Window } from '@orrery/kernel';
import {
  type Event,
  type Hand,
  isBase,
  MAP,
  ownerOf,
  RESOURCES,
  SIX,
  type Table,
  transfersOf,
} from '@orrery/startrek/facts';
import type { ReactNode } from 'react';
import { Base, Cruiser, Ship, Station } from '../../../art/pieces.tsx';
import { ResourceIcon } from '../../../art/resources.tsx';
import type { Anchor, Flight } from '../../../table/furniture.ts';
import { nth } from '../../common/nth.ts';
import { cardFlights, handOf, type Leg, one, piece, ringed, unknown } from '../../common/swarm.tsx';
import { HEADINGS, sectorsAt } from './geometry.ts';
import { lanePlace, pointPlace, sectorPlace } from './places.ts';

type View = Window<Table, Hand>;

const BANK: Anchor = { anchor: 'bank' };
const DECK: Anchor = { anchor: 'deck' };

const card = (kind: number): ReactNode => ringed(<ResourceIcon resource={nth(RESOURCES, kind)} size="l" />);
const { fleet, passed, got, paid, swapped, traded } = cardFlights(card, BANK);

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

/** The cards that a support card moves. */
function supported(event: Event, view: View): readonly Flight[] {
  const moved = transfersOf(event);
  const [first] = moved;
  if (first?.resource === null) return passed(view, first);
  const end = (seat: Seat, kind: number): Anchor => (seat === NONE ? BANK : handOf(view, seat, kind));
  return fleet(
    moved.flatMap(({ from, to, resource, n }) => {
      const kind = resource ?? NONE;
      return Array.from({ length: n }, () => ({ kind, from: end(from, kind), to: end(to, kind) }));
    }),
  );
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
      return [...home, ...supported(event, after)];
    }
    case 'stole':
      return passed(after, { from: event.from, to: event.seat, resource: event.resource });
    case 'discarded':
      return paid(after, event.seat, event.cards);
    case 'science':
      return got(after, event.seat, event.gains);
    case 'banked':
      return swapped(after, event);
    case 'traded':
      return traded(after, event);
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
    case 'substituted': // what is paid is not shown for other ships either
      return [];
    default:
      return supported(event, after);
  }
}
