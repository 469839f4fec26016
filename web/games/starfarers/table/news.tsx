import { itemAt, NONE } from '@orrery/common';
import { type AnyView, hasSeat, type Seat } from '@orrery/kernel';
import {
  type Event,
  type Hand,
  RESOURCES,
  SITE_VERTEX,
  SYSTEM_CENTRES,
  type Table,
  VICTORY_POINTS,
} from '@orrery/starfarers/facts';
import { GameIcon } from '../../../art/icons/game-icon.tsx';
import { ResourceIcon } from '../../../art/resources.tsx';
import type { EventNews } from '../../../table/game-ui.ts';
import { actionNews, cardSigns, harmNews, honourNews, rollNews } from '../../common/news.tsx';
import { pointPlace } from './places.ts';

type StarfarersView = AnyView<Table, Hand>;

const card = (kind: number) => <ResourceIcon resource={itemAt(RESOURCES, kind)} />;
const one = (kind: number, sign: '−' | '+') =>
  cardSigns(
    card,
    RESOURCES.map((_, each) => (each === kind ? 1 : 0)),
    sign,
  );
const sitePlace = (site: number): string => pointPlace(itemAt(SITE_VERTEX, site));

/** A card that one seat gets from another. */
function passedNews(from: Seat, to: Seat, resource: number | null, viewer: Seat | null): EventNews {
  if (to === viewer && resource !== null) return { sign: one(resource, '+'), tone: 'gain', losers: [from] };
  const sign = from === viewer && resource !== null ? one(resource, '−') : <GameIcon name="steal" />;
  return harmNews(sign, from === viewer, null, [from]);
}

/** The middle of a people's outpost. */
function outpostPlace({ table }: StarfarersView, people: number): string | null {
  const vertex = SYSTEM_CENTRES[table.derived.outposts[people] ?? NONE] ?? NONE;
  return vertex === NONE ? null : pointPlace(vertex);
}

/** What an event means to the viewer. */
export function news(event: Event, before: StarfarersView, after: StarfarersView): EventNews | null {
  const viewer = after.seat;
  switch (event.kind) {
    case 'rolled':
      return rollNews(event.sum);
    case 'produced':
    case 'gained':
      return event.seat === viewer ? { sign: cardSigns(card, event.gains, '+'), tone: 'gain' } : null;
    case 'discarded':
    case 'forfeited':
      return event.seat === viewer
        ? { sign: cardSigns(card, event.cards, '−'), tone: 'loss', isHeld: true, losers: [event.seat] }
        : actionNews('discard');
    case 'stole':
      return passedNews(event.from, event.seat, event.resource, viewer);
    case 'gave':
    case 'donated':
      return passedNews(event.seat, event.to, event.resource, viewer);
    case 'helped':
      return harmNews(<GameIcon name="steal" />, viewer !== null && hasSeat(event.from, viewer), null, []);
    case 'settled':
    case 'founded':
      return actionNews('colony', sitePlace(event.site));
    case 'spaceport':
      return actionNews('spaceport', sitePlace(event.site));
    case 'ship':
      return actionNews('fly', pointPlace(event.vertex));
    case 'fitted':
      return actionNews('build');
    case 'dropped':
      return harmNews(<GameIcon name="lost" />, event.seat === viewer, null, [event.seat]);
    case 'shaken':
      return actionNews('roll');
    case 'met':
      return actionNews('card');
    case 'contest':
      return event.rival === viewer && event.seat !== viewer
        ? { sign: <GameIcon name="cannon" />, tone: 'loss', isHeld: true }
        : actionNews('cannon');
    case 'fame':
      return actionNews('half-medal');
    case 'flew':
    case 'jumped':
      return actionNews('fly', pointPlace(event.to));
    case 'discovered':
    case 'explored':
      return actionNews('eye');
    case 'cleared':
      return actionNews('medal');
    case 'docked':
      return actionNews('trade-station', outpostPlace(after, event.people));
    case 'marker':
      return {
        ...honourNews({
          icon: 'friendship',
          from: before.table.markers[event.people] ?? NONE,
          to: event.seat,
          points: VICTORY_POINTS.marker,
          viewer,
        }),
        place: outpostPlace(after, event.people),
      };
    case 'befriended':
      return actionNews('friendship');
    case 'supplied':
      return actionNews('bank');
    case 'traded': {
      const isMine = viewer !== null && (event.seat === viewer || event.with === viewer);
      if (!isMine) return actionNews('trade');
      return { sign: cardSigns(card, event.seat === viewer ? event.got : event.gave, '+'), tone: 'gain', isHeld: true };
    }
    default:
      return null;
  }
}
