import { itemAt, NONE } from '@orrery/common';
import type { AnyView, Seat } from '@orrery/kernel';
import {
  type Event,
  type Hand,
  isBase,
  ownerOf,
  RESOURCES,
  type Table,
  TOPOLOGY,
  transfersOf,
  VERTICES_PER_HEX,
} from '@orrery/startrek/facts';
import type { ReactNode } from 'react';
import { Base, Cruiser, Ship, Station } from '../../../art/pieces.tsx';
import { ResourceIcon } from '../../../art/resources.tsx';
import type { Anchor, FlightAnimation } from '../../../table/game-ui.ts';
import {
  type CardFlight,
  cardFlights,
  handAnchor,
  pieceDrawing,
  ringedSign,
  singleFlight,
  unknownCard,
} from '../../common/card-flights.tsx';
import { LANE_HEADINGS_DEG, sectorsAt } from './geometry.ts';
import { lanePlace, pointPlace, sectorPlace } from './places.ts';

type StartrekWindow = AnyView<Table, Hand>;

const BANK_ANCHOR: Anchor = { anchor: 'bank' };
const DECK_ANCHOR: Anchor = { anchor: 'deck' };

const cardPicture = (kind: number): ReactNode =>
  ringedSign(<ResourceIcon resource={itemAt(RESOURCES, kind)} size="l" />);
const { fleet, passed, got, paid, swapped, traded } = cardFlights(cardPicture, BANK_ANCHOR);

/** Production flights: one for each card, from the planet that produced it. */
function productionFlights(
  { seat, gains }: Extract<Event, { kind: 'produced' }>,
  view: StartrekWindow,
): readonly CardFlight[] {
  const { board, dice, cruiser, vertices } = view.table;
  const sum = dice.reduce((a, b) => a + b, 0);
  const left = [...gains];
  return board.numbers.flatMap((number, hex) => {
    const kind = board.planets[hex] ?? NONE;
    if (number !== sum || hex === cruiser) return [];
    return TOPOLOGY.hexVertices
      .slice(hex * VERTICES_PER_HEX, hex * VERTICES_PER_HEX + VERTICES_PER_HEX)
      .flatMap((vertex) => {
        const building = vertices[vertex] ?? 0;
        if (building === 0 || ownerOf(building) !== seat) return [];
        const n = Math.min(isBase(building) ? 2 : 1, left[kind] ?? 0);
        left[kind] = (left[kind] ?? 0) - n;
        return Array.from({ length: n }, () => ({
          kind,
          from: { place: sectorPlace(hex) },
          to: handAnchor(view, seat, kind),
        }));
      });
  });
}

/** A station placed in a founding round; the second one brings a card from every planet around it. */
function foundingFlights(
  { seat, vertex, gains }: Extract<Event, { kind: 'founded' }>,
  view: StartrekWindow,
): readonly FlightAnimation[] {
  const cards = sectorsAt(vertex).flatMap((hex) => {
    const kind = view.table.board.planets[hex] ?? NONE;
    const isGiven = (gains[kind] ?? 0) > 0;
    return isGiven ? [{ kind, from: { place: sectorPlace(hex) }, to: handAnchor(view, seat, kind) }] : [];
  });
  return [
    ...singleFlight(pieceDrawing(<Station seat={seat} />), { seat }, { place: pointPlace(vertex) }),
    ...fleet(cards, 220),
  ];
}

/** The cards that a support card moves. */
function supportFlights(event: Event, view: StartrekWindow): readonly FlightAnimation[] {
  const moved = transfersOf(event);
  const [first] = moved;
  if (first?.resource === null) return passed(view, first);
  const end = (seat: Seat, kind: number): Anchor => (seat === NONE ? BANK_ANCHOR : handAnchor(view, seat, kind));
  return fleet(
    moved.flatMap(({ from, to, resource, n }) => {
      const kind = resource ?? NONE;
      return Array.from({ length: n }, () => ({ kind, from: end(from, kind), to: end(to, kind) }));
    }),
  );
}

/** The animations for an event. */
export function flightAnimations(
  event: Event,
  _before: StartrekWindow,
  after: StartrekWindow,
): readonly FlightAnimation[] {
  switch (event.kind) {
    case 'founded':
      return foundingFlights(event, after);
    case 'produced':
      return fleet(productionFlights(event, after));
    case 'ship': {
      const ship = pieceDrawing(<Ship seat={event.seat} heading={itemAt(LANE_HEADINGS_DEG, event.edge)} />);
      return singleFlight(ship, { seat: event.seat }, { place: lanePlace(event.edge) });
    }
    case 'moved':
      return singleFlight(
        pieceDrawing(<Ship seat={event.seat} />),
        { place: lanePlace(event.from) },
        { place: lanePlace(event.to) },
      );
    case 'station':
      return singleFlight(
        pieceDrawing(<Station seat={event.seat} />),
        { seat: event.seat },
        { place: pointPlace(event.vertex) },
      );
    case 'base':
      return singleFlight(
        pieceDrawing(<Base seat={event.seat} />),
        { seat: event.seat },
        { place: pointPlace(event.vertex) },
      );
    case 'cruiser':
      return singleFlight(
        pieceDrawing(<Cruiser />),
        { place: sectorPlace(event.from) },
        { place: sectorPlace(event.to) },
      );
    case 'chased': {
      const home = singleFlight(
        pieceDrawing(<Cruiser />),
        { place: sectorPlace(event.from) },
        { place: sectorPlace(event.to) },
      );
      return [...home, ...supportFlights(event, after)];
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
          from: handAnchor(after, from, resource),
          to: handAnchor(after, seat, resource),
        })),
      );
      return fleet(all);
    }
    case 'bought':
    case 'looked':
      return singleFlight(unknownCard, DECK_ANCHOR, { seat: event.seat });
    case 'substituted': // the payment is not shown for other ships either
      return [];
    default:
      return supportFlights(event, after);
  }
}
