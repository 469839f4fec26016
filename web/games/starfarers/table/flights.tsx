import { itemAt, NONE } from '@orrery/common';
import type { AnyView, Seat } from '@orrery/kernel';
import {
  CARGOES,
  type Event,
  flightPlanOf,
  type Hand,
  isOwned,
  ownerOf,
  PLANETS_PER_SYSTEM,
  RESOURCES,
  SITE_VERTEX,
  SYSTEM_CENTRES,
  shipAt,
  shipCargo,
  shipVertex,
  type Table,
  VERTEX_PLANETS,
} from '@orrery/starfarers/facts';
import type { ReactNode } from 'react';
import { GameIcon } from '../../../art/icons/game-icon.tsx';
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
import { ColonyPiece, SpaceportPiece, StationPiece, TransportPiece } from '../art/pieces.tsx';
import { pointPlace } from './places.ts';
import { numbersOf } from './yields.ts';

type StarfarersWindow = AnyView<Table, Hand>;
type EventOfKind<P extends Event['kind']> = Extract<Event, { kind: P }>;

const SUPPLY_ANCHOR: Anchor = { anchor: 'supply' };
const RESERVE_ANCHOR: Anchor = { anchor: 'reserve' };
const vertexAnchor = (vertex: number): Anchor => ({ place: pointPlace(vertex) });

const cardPicture = (kind: number): ReactNode =>
  ringedSign(<ResourceIcon resource={itemAt(RESOURCES, kind)} size="l" />);
const { fleet, passed, got, paid, swapped, traded } = cardFlights(cardPicture, SUPPLY_ANCHOR);

/** Production flights: one for each card, from the colony site that produced it. */
function productionFlights({ seat, gains }: EventOfKind<'produced'>, view: StarfarersWindow): readonly CardFlight[] {
  const { sites, planets, discs, dice } = view.table;
  const sum = dice.reduce((a, b) => a + b, 0);
  const left = [...gains];
  return sites.flatMap((built, site) => {
    if (!isOwned(built) || ownerOf(built) !== seat) return [];
    const vertex = itemAt(SITE_VERTEX, site);
    return VERTEX_PLANETS.slice(vertex * 2, vertex * 2 + 2).flatMap((planet) => {
      const kind = planets[planet] ?? NONE;
      if (kind === NONE || !numbersOf(discs[planet] ?? 0).includes(sum) || (left[kind] ?? 0) === 0) return [];
      left[kind] = (left[kind] ?? 0) - 1;
      return [{ kind, from: vertexAnchor(vertex), to: handAnchor(view, seat, kind) }];
    });
  });
}

/** A ship in flight, link by link. */
function shipFlight(
  { seat, ship, from, to }: EventOfKind<'flew'>,
  before: StarfarersWindow,
): readonly FlightAnimation[] {
  const code = shipAt(before.table, seat, ship);
  if (code === NONE || shipVertex(code) !== from) return [];
  const { way } = flightPlanOf(before.table, seat, ship, to);
  const picture = pieceDrawing(<TransportPiece seat={seat} freight={itemAt(CARGOES, shipCargo(code))} />);
  return [
    { key: 'one', picture, from: vertexAnchor(from), to: vertexAnchor(to), via: way.slice(0, -1).map(vertexAnchor) },
  ];
}

/** A ship that jumps to a point, or is returned to one. */
function shipJump(seat: Seat, ship: number, to: number, before: StarfarersWindow): readonly FlightAnimation[] {
  const code = shipAt(before.table, seat, ship);
  if (code === NONE) return [];
  return singleFlight(
    pieceDrawing(<TransportPiece seat={seat} freight={itemAt(CARGOES, shipCargo(code))} />),
    vertexAnchor(shipVertex(code)),
    vertexAnchor(to),
  );
}

/** From the middle of an outpost to the seat that has won something there. */
const dockAnchor = ({ table }: StarfarersWindow, people: number): Anchor =>
  vertexAnchor(SYSTEM_CENTRES[table.derived.outposts[people] ?? NONE] ?? NONE);

const pointSign = ringedSign(<GameIcon name="points" />);
const medalSign = ringedSign(<GameIcon name="medal" />);
const markerSign = ringedSign(<GameIcon name="friendship" />);

/** A friendship marker comes from its people, or from the seat that has lost it. */
function markerFlight(
  { seat, people }: EventOfKind<'marker'>,
  before: StarfarersWindow,
  after: StarfarersWindow,
): readonly FlightAnimation[] {
  const holder = before.table.markers[people] ?? NONE;
  return singleFlight(markerSign, holder === NONE ? dockAnchor(after, people) : { seat: holder }, { seat });
}

/** The middle of the system of a planet. */
const systemAnchor = (planet: number): Anchor =>
  vertexAnchor(itemAt(SYSTEM_CENTRES, Math.floor(planet / PLANETS_PER_SYSTEM)));

/** The animations for an event. */
export function flightAnimations(
  event: Event,
  before: StarfarersWindow,
  after: StarfarersWindow,
): readonly FlightAnimation[] {
  switch (event.kind) {
    case 'settled':
      return singleFlight(
        pieceDrawing(<ColonyPiece seat={event.seat} />),
        { seat: event.seat },
        vertexAnchor(itemAt(SITE_VERTEX, event.site)),
      );
    case 'spaceport':
      return singleFlight(
        pieceDrawing(<SpaceportPiece seat={event.seat} />),
        { seat: event.seat },
        vertexAnchor(itemAt(SITE_VERTEX, event.site)),
      );
    case 'ship': {
      const ship = <TransportPiece seat={event.seat} freight={itemAt(CARGOES, event.cargo)} />;
      return singleFlight(pieceDrawing(ship), { seat: event.seat }, vertexAnchor(event.vertex));
    }
    case 'flew':
      return shipFlight(event, before);
    case 'jumped':
    case 'returned':
      return shipJump(event.seat, event.ship, event.to, before);
    case 'docked':
      return singleFlight(
        pieceDrawing(<StationPiece seat={event.seat} />),
        { seat: event.seat },
        dockAnchor(after, event.people),
      );
    case 'founded':
      return singleFlight(pointSign, vertexAnchor(itemAt(SITE_VERTEX, event.site)), { seat: event.seat });
    case 'marker':
      return markerFlight(event, before, after);
    case 'cleared':
      return singleFlight(medalSign, systemAnchor(event.planet), { seat: event.seat });
    case 'befriended':
      return singleFlight(unknownCard, { anchor: 'friendship' }, { seat: event.seat });
    case 'produced':
      return fleet(productionFlights(event, after));
    case 'drew':
      return event.cards === null
        ? singleFlight(unknownCard, RESERVE_ANCHOR, { seat: event.seat })
        : got(after, event.seat, event.cards, RESERVE_ANCHOR);
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
