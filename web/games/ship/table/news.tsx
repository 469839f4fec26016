import type { AnyView } from '@orrery/kernel';
import type { Event, Hand, Table } from '@orrery/ship/facts';
import { GameIcon } from '../../../art/icons/game-icon.tsx';
import { Icon } from '../../../art/icons/icon.tsx';
import type { EventNews } from '../../../table/game-ui.ts';
import { actionNews, cardSigns, harmNews, honourNews } from '../../common/news.tsx';
import { StockSign } from './parts/stock.tsx';

type ShipView = AnyView<Table, Hand>;

const stock = (kind: number) => <StockSign kind={kind} />;
const amount = (kind: number, n: number, sign: '−' | '+') =>
  cardSigns(stock, [...Array.from({ length: kind }, () => 0), n], sign);

/** What an event means to the viewer. The log names the player; this only shows what happened. */
export function news(event: Event, before: ShipView, after: ShipView): EventNews | null {
  const viewer = after.seat;
  switch (event.kind) {
    case 'rolled':
      return {
        sign: (
          <>
            <GameIcon name="dice" />
            {event.die}
          </>
        ),
        tone: 'other',
      };
    case 'produced':
      return event.seat === viewer && !event.isLost ? { sign: amount(event.stock, 1, '+'), tone: 'gain' } : null;
    case 'flies':
      return actionNews('fly');
    case 'revealed':
      return actionNews('card');
    case 'pirate':
      return actionNews('pirate');
    case 'fought':
      return {
        sign: (
          <>
            <GameIcon name="cannon" />
            <Icon name={event.isWon ? 'check' : 'close'} />
          </>
        ),
        tone: 'other',
      };
    case 'lost-cannon':
      return event.level > 0 ? harmNews(<GameIcon name="cannon" />, event.seat === viewer, null, [event.seat]) : null;
    case 'lost-booster':
      return event.level > 0 ? harmNews(<GameIcon name="booster" />, event.seat === viewer, null, [event.seat]) : null;
    case 'lost-centre':
      return harmNews(<GameIcon name="lost" />, event.seat === viewer, null, [event.seat]);
    case 'trophy':
      return actionNews('medal');
    case 'paid':
      return actionNews('astro');
    case 'bought':
      return actionNews('buy');
    case 'sold':
      return actionNews('sell');
    case 'settled':
      return actionNews('colony');
    case 'moored':
      return actionNews('trade-station');
    case 'fulfilled':
      return actionNews('target');
    case 'forced':
      return event.from === viewer
        ? harmNews(amount(event.resource, 1, '−'), true, null, [event.from])
        : harmNews(amount(event.resource, 1, '+'), false, null, [event.from]);
    case 'traded':
      return {
        sign: cardSigns(stock, event.seat === viewer ? event.got : event.gave, '+'),
        tone: viewer === null ? 'other' : 'gain',
        isHeld: viewer !== null,
      };
    case 'built':
      return actionNews(BUILT_ICONS[event.what]);
    case 'centre':
      return actionNews('build');
    case 'friend':
      return honourNews({
        icon: 'friendship',
        from: before.table.friend,
        to: event.seat,
        viewer,
      });
    case 'hero':
      return honourNews({
        icon: 'medal',
        from: before.table.hero,
        to: event.seat,
        viewer,
      });
    default:
      return null;
  }
}

const BUILT_ICONS = {
  'colony-ship': 'colony-ship',
  'trade-ship': 'trade-ship',
  booster: 'booster',
  'booster-2': 'booster',
  cannon: 'cannon',
  'cannon-2': 'cannon',
} as const;
