import { itemAt, NONE } from '@orrery/common';
import type { AnyView, Seat } from '@orrery/kernel';
import {
  type Event,
  type Hand,
  ownerOf,
  RESOURCES,
  type Table,
  TOPOLOGY,
  transfersOf,
  VERTICES_PER_HEX,
  VICTORY_POINTS,
} from '@orrery/startrek/facts';
import { GameIcon } from '../../../art/icons/game-icon.tsx';
import { ResourceIcon } from '../../../art/resources.tsx';
import type { EventNews } from '../../../table/game-ui.ts';
import { actionNews, cardSigns, harmNews, honourNews, rollNews } from '../../common/news.tsx';
import { lanePlace, pointPlace, sectorPlace } from './places.ts';

type StartrekView = AnyView<Table, Hand>;

const card = (kind: number) => <ResourceIcon resource={itemAt(RESOURCES, kind)} />;
const one = (kind: number, sign: '−' | '+') =>
  cardSigns(
    card,
    RESOURCES.map((_, each) => (each === kind ? 1 : 0)),
    sign,
  );

/** Whether a seat has a station or a base at a sector. */
const isAt = ({ table }: StartrekView, hex: number, seat: Seat | null): boolean =>
  TOPOLOGY.hexVertices.slice(hex * VERTICES_PER_HEX, (hex + 1) * VERTICES_PER_HEX).some((vertex) => {
    const building = table.vertices[vertex] ?? 0;
    return building !== 0 && ownerOf(building) === seat;
  });

/** A card that one seat takes from another. */
function theftNews(seat: Seat, from: Seat, resource: number | null, view: StartrekView): EventNews {
  const place = view.table.cruiser === NONE ? null : sectorPlace(view.table.cruiser);
  if (view.seat === seat && resource !== null) return { sign: one(resource, '+'), tone: 'gain', place, losers: [from] };
  const sign = from === view.seat && resource !== null ? one(resource, '−') : <GameIcon name="steal" />;
  return harmNews(sign, from === view.seat, place, [from]);
}

function monopolyNews({ seat, resource, lost }: Extract<Event, { kind: 'monopoly' }>, viewer: Seat | null): EventNews {
  const mine = viewer === null ? 0 : (lost[viewer] ?? 0);
  const losers = lost.flatMap((n, each) => (n > 0 && each !== seat ? [each] : []));
  const sign = mine > 0 ? cardSigns(card, [...RESOURCES.map((_, kind) => (kind === resource ? mine : 0))], '−') : null;
  return harmNews(sign ?? <GameIcon name="monopoly" />, mine > 0, null, losers);
}

/** The cards that a support card moves from or to the viewer. */
function supportNews(event: Event, viewer: Seat | null): EventNews | null {
  const moved = transfersOf(event).filter(({ from, to }) => viewer !== null && (from === viewer || to === viewer));
  const [first] = moved;
  if (first === undefined) return null;
  const [tone, sign] = first.from === viewer ? (['loss', '−'] as const) : (['gain', '+'] as const);
  const isOwn = 'seat' in event && event.seat === viewer;
  return {
    sign: first.resource === null ? <GameIcon name="card" /> : one(first.resource, sign),
    tone,
    isHeld: !isOwn,
    losers: first.from === NONE ? [] : [first.from],
  };
}

/** What an event means to the viewer. */
export function news(event: Event, before: StartrekView, after: StartrekView): EventNews | null {
  const viewer = after.seat;
  switch (event.kind) {
    case 'rolled':
      return rollNews(event.sum);
    case 'produced':
      return event.seat === viewer ? { sign: cardSigns(card, event.gains, '+'), tone: 'gain' } : null;
    case 'discarded':
      return event.seat === viewer
        ? { sign: cardSigns(card, event.cards, '−'), tone: 'loss', isHeld: true, losers: [event.seat] }
        : actionNews('discard');
    case 'cruiser':
      return harmNews(
        <GameIcon name="cruiser" />,
        viewer !== null && isAt(after, event.to, viewer),
        sectorPlace(event.to),
        [],
      );
    case 'stole':
    case 'took':
      return theftNews(event.seat, event.from, event.resource, after);
    case 'monopoly':
      return monopolyNews(event, viewer);
    case 'founded':
    case 'station':
      return actionNews('station', pointPlace(event.vertex));
    case 'base':
      return actionNews('base', pointPlace(event.vertex));
    case 'ship':
      return actionNews('ship', lanePlace(event.edge));
    case 'moved':
      return actionNews('move-ship', lanePlace(event.to));
    case 'chased':
      return actionNews('chase', sectorPlace(event.to));
    case 'bought':
      return actionNews('card');
    case 'intervened':
      return actionNews('sfi');
    case 'utopia':
      return actionNews('utopia');
    case 'science':
      return actionNews('science');
    case 'banked':
      return actionNews('bank');
    case 'traded': {
      const isMine = viewer !== null && (event.seat === viewer || event.with === viewer);
      if (!isMine) return actionNews('trade');
      const got = event.seat === viewer ? event.got : event.gave;
      return { sign: cardSigns(card, got, '+'), tone: 'gain', isHeld: true };
    }
    case 'route':
      return honourNews({
        icon: 'route',
        from: before.table.routeHolder,
        to: event.seat,
        points: VICTORY_POINTS.route,
        viewer,
      });
    case 'fleet':
      return honourNews({
        icon: 'fleet',
        from: before.table.fleetHolder,
        to: event.seat,
        points: VICTORY_POINTS.fleet,
        viewer,
      });
    default:
      return supportNews(event, viewer);
  }
}
