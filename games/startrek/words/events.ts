import { type Bundle, isEverybodyElse, NONE, seatNameMessages } from '@orrery/common';
import { type AnyView, type Message, seatRef, total } from '@orrery/kernel';
import { COST } from '../data.ts';
import type { Event } from '../events.ts';
import type { Hand, Table } from '../state.ts';
import { supportMessages } from '../support/index.ts';
import { message } from './message.ts';
import { amount, amounts, characterMessage, developmentMessage, offeredSeats, resource } from './names.ts';
import { isAsteroidField, laneMessage, planetMessage, pointMessage } from './places.ts';

type EventOfKind<P extends Event['kind']> = Extract<Event, { kind: P }>;

function startRolled({ rolls }: EventOfKind<'start-rolled'>): Message {
  const each = rolls.flatMap((n, seat) => (n > 0 ? [message('start.roll', { seat: seatRef(seat), n })] : []));
  return message('event.start-rolled', { rolls: each });
}

function founded({ seat, vertex, round, gains }: EventOfKind<'founded'>, table: Table): Message {
  const values = { seat: seatRef(seat), point: pointMessage(table, vertex) };
  if (round === 1) return message('event.founded', values);
  const key = table.options.setup === 'variable' ? 'event.founded.second' : 'event.founded.figure';
  return message(key, { ...values, gains: amounts(gains) });
}

function sealed({ seat, cards }: EventOfKind<'sealed'>): Message {
  if (cards === null) return message('event.sealed', { seat: seatRef(seat) });
  return message('event.sealed.known', { seat: seatRef(seat), cards: amounts(cards) });
}

function cruiserMoved({ seat, to }: EventOfKind<'cruiser'>, { board }: Table): Message {
  if (isAsteroidField(board, to)) return message('event.cruiser.home', { seat: seatRef(seat) });
  return message('event.cruiser', { seat: seatRef(seat), planet: planetMessage(board, to) });
}

function stole({ seat, from, resource: kind }: EventOfKind<'stole'>): Message {
  const values = { seat: seatRef(seat), from: seatRef(from) };
  return kind === null
    ? message('event.stole', values)
    : message('event.stole.known', { ...values, card: amount(kind, 1) });
}

/** A free ship is "placed", a paid one is "built". */
const shipPlaced = ({ seat, edge, paid }: EventOfKind<'ship'>, table: Table): Message =>
  message(total(paid) === 0 ? 'event.ship.free' : 'event.ship', {
    seat: seatRef(seat),
    lane: laneMessage(table, edge),
  });

function baseBuilt({ seat, vertex, returned }: EventOfKind<'base'>, table: Table): Message {
  const key = returned > 0 ? 'event.base.returned' : 'event.base';
  return message(key, { seat: seatRef(seat), point: pointMessage(table, vertex) });
}

const isPrintedPrice = (paid: Bundle): boolean => paid.every((n, kind) => n === COST.development[kind]);

/** The price is mentioned only when it differs from the usual one. */
function bought({ seat, paid }: EventOfKind<'bought'>): Message {
  if (isPrintedPrice(paid)) return message('event.bought', { seat: seatRef(seat) });
  return message('event.bought.other', { seat: seatRef(seat), paid: amounts(paid) });
}

function monopolyPlayed({ seat, resource: kind, lost }: EventOfKind<'monopoly'>): Message {
  const values = { seat: seatRef(seat), resource: resource(kind) };
  if (total(lost) === 0) return message('event.monopoly.none', values);
  const from = lost.flatMap((n, q) => (n > 0 ? [message('lost.from', { n, seat: seatRef(q) })] : []));
  return message('event.monopoly', { ...values, lost: from });
}

function offered({ seat, to, give, take }: EventOfKind<'offered'>, { players }: Table): Message {
  const values = { seat: seatRef(seat), give: amounts(give), take: amounts(take) };
  if (isEverybodyElse(to, seat, players.length)) return message('event.offered.all', values);
  return message('event.offered', { ...values, to: offeredSeats(to) });
}

function traded(event: EventOfKind<'traded'>): Message {
  const { seat, with: partner, gave, got } = event;
  return message('event.traded', {
    seat: seatRef(seat),
    with: seatRef(partner),
    gave: amounts(gave),
    got: amounts(got),
  });
}

/**
 * The message of an event for a reader who was told it, with the table after its step. A secret comes in two forms, one
 * for those who may know and one for the rest, and so do its messages. Null where earlier messages already say it.
 */
export function eventMessage(event: Event, { table }: AnyView<Table, Hand>): Message | null {
  switch (event.kind) {
    case 'ended':
      return null; // the next turn is told right after it
    case 'laid':
      return message('event.laid');
    case 'start-rolled':
      return startRolled(event);
    case 'founded':
      return founded(event, table);
    case 'turn':
      return message('event.turn', { seat: seatRef(event.seat), turn: event.turn });
    case 'rolled': {
      const { seat, first, second, sum } = event;
      return message('event.rolled', { seat: seatRef(seat), first, second, sum });
    }
    case 'produced':
      return message('event.produced', { seat: seatRef(event.seat), gains: amounts(event.gains) });
    case 'short':
      return message('event.short', { resource: resource(event.resource), due: event.due, left: event.left });
    case 'seven':
      return event.owing === 0
        ? message('event.seven.none')
        : message('event.seven', { owing: seatNameMessages(event.owing) });
    case 'sealed':
      return sealed(event);
    case 'discarded':
      return message('event.discarded', { seat: seatRef(event.seat), cards: amounts(event.cards) });
    case 'cruiser':
      return cruiserMoved(event, table);
    case 'stole':
      return stole(event);
    case 'ship':
      return shipPlaced(event, table);
    case 'station':
      return message('event.station', { seat: seatRef(event.seat), point: pointMessage(table, event.vertex) });
    case 'base':
      return baseBuilt(event, table);
    case 'bought':
      return bought(event);
    case 'drew':
      if (event.card === null) return null;
      return message('event.drew.known', { seat: seatRef(event.seat), card: developmentMessage(event.card) });
    case 'intervened':
      return message('event.intervened', { seat: seatRef(event.seat), fleet: event.fleet });
    case 'science':
      return message('event.science', { seat: seatRef(event.seat), gains: amounts(event.gains) });
    case 'monopoly':
      return monopolyPlayed(event);
    case 'banked': {
      const { seat, give, paid, take } = event;
      return message('event.banked', { seat: seatRef(seat), paid: amount(give, paid), take: amount(take, 1) });
    }
    case 'proposed': {
      const { seat, to, give, take } = event;
      return message('event.proposed', {
        seat: seatRef(seat),
        to: seatRef(to),
        give: amounts(give),
        take: amounts(take),
      });
    }
    case 'dismissed':
      return message('event.dismissed', { seat: seatRef(event.seat), from: seatRef(event.from) });
    case 'offered':
      return offered(event, table);
    case 'countered': {
      const { seat, give, take } = event;
      return message('event.countered', { seat: seatRef(seat), give: amounts(give), take: amounts(take) });
    }
    case 'traded':
      return traded(event);
    case 'route':
      if (event.seat === NONE) return message('event.route.aside');
      return message('event.route', { seat: seatRef(event.seat), length: event.length });
    case 'fleet':
      if (event.seat === NONE) return message('event.fleet.aside');
      return message('event.fleet', { seat: seatRef(event.seat), size: event.size });
    case 'stalled':
      return message('event.stalled', { turns: event.turns });
    case 'won':
      return message('event.won', { seat: seatRef(event.seat), points: event.points, cards: event.cards });
    case 'starts':
    case 'building':
    case 'spared':
    case 'utopia':
    case 'enough':
    case 'accepted':
    case 'declined':
    case 'withdrawn':
    case 'closed':
    case 'reopened':
      return message(`event.${event.kind}`, { seat: seatRef(event.seat) });
    case 'support':
    case 'passed':
    case 'flipped':
      return message(`event.${event.kind}`, {
        seat: seatRef(event.seat),
        character: characterMessage(event.character),
      });
    case 'exchanged': {
      const { seat, gave, took } = event;
      return message('event.exchanged', {
        seat: seatRef(seat),
        gave: characterMessage(gave),
        took: characterMessage(took),
      });
    }
    default:
      return supportMessages.events[event.kind]?.(event, table) ?? null;
  }
}
