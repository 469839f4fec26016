import { isEverybodyElse, NONE, seatNameMessages } from '@orrery/common';
import { type AnyView, type Message, seatRef, total } from '@orrery/kernel';
import { shipAt, shipCargo } from '../board.ts';
import { SHAKES, shakeSpeed } from '../data.ts';
import type { Event } from '../events.ts';
import type { Hand, Table } from '../state.ts';
import { PLANETS_PER_SYSTEM } from '../topology.ts';
import { encounterMessage } from './encounter-events.ts';
import { message } from './message.ts';
import {
  addressees,
  amount,
  amounts,
  cardMessage,
  cargoMessage,
  peopleOf,
  resource,
  sourceSeats,
  tokenMessage,
  upgradeMessage,
} from './names.ts';
import {
  heading,
  isNamed,
  placeMessageAt,
  planetMessage,
  pointMessage,
  sectorMessage,
  siteMessage,
  spot,
  systemName,
} from './places.ts';

type EventOfKind<P extends Event['kind']> = Extract<Event, { kind: P }>;

function startRolled({ rolls }: EventOfKind<'start-rolled'>): Message {
  const each = rolls.flatMap((n, seat) => (n > 0 ? [message('start.roll', { seat: seatRef(seat), n })] : []));
  return message('event.start-rolled', { rolls: each });
}

function startsMessage({ seat, second }: EventOfKind<'starts'>): Message {
  if (second === NONE) return message('event.starts', { seat: seatRef(seat) });
  return message('event.starts.pilots', { seat: seatRef(seat), second: seatRef(second) });
}

function turnMessage({ seat, second, turn: n }: EventOfKind<'turn'>): Message {
  if (second === NONE) return message('event.turn', { seat: seatRef(seat), turn: n });
  return message('event.turn.pilots', { seat: seatRef(seat), second: seatRef(second), turn: n });
}

/** A free ship is "placed", a paid one is "built"; the same for upgrades. */
function shipMessage({ seat, cargo: kind, vertex, paid }: EventOfKind<'ship'>, table: Table): Message {
  const key = total(paid) === 0 ? 'event.ship.free' : 'event.ship';
  return message(key, { seat: seatRef(seat), cargo: cargoMessage(kind), place: placeMessageAt(table, vertex) });
}

function fittedMessage({ seat, upgrade: kind, paid }: EventOfKind<'fitted'>): Message {
  return message(total(paid) === 0 ? 'event.fitted.free' : 'event.fitted', {
    seat: seatRef(seat),
    upgrade: upgradeMessage(kind),
  });
}

function drew({ seat, n, cards }: EventOfKind<'drew'>): Message {
  if (cards === null) return message('event.drew', { seat: seatRef(seat), n });
  return message('event.drew.known', { seat: seatRef(seat), cards: amounts(cards) });
}

function sealed({ seat, cards }: EventOfKind<'sealed'>): Message {
  if (cards === null) return message('event.sealed', { seat: seatRef(seat) });
  return message('event.sealed.known', { seat: seatRef(seat), cards: amounts(cards) });
}

function stole({ seat, from, resource: kind }: EventOfKind<'stole'>): Message {
  const values = { seat: seatRef(seat), from: seatRef(from) };
  return kind === null
    ? message('event.stole', values)
    : message('event.stole.known', { ...values, resource: resource(kind) });
}

function offered({ seat, to, give, take }: EventOfKind<'offered'>, { players }: Table): Message {
  const values = { seat: seatRef(seat), give: amounts(give), take: amounts(take) };
  if (isEverybodyElse(to, seat, players.length)) return message('event.offered.all', values);
  return message('event.offered', { ...values, to: addressees(to) });
}

function shakenMessage({ seat, shake }: EventOfKind<'shaken'>): Message {
  if (SHAKES[shake]?.black === true) return message('event.shaken.black', { seat: seatRef(seat) });
  return message('event.shaken', { seat: seatRef(seat), speed: shakeSpeed(shake) });
}

function grounded({ seat, ship: i }: EventOfKind<'grounded'>, table: Table): Message {
  const code = shipAt(table, seat, i);
  return message('event.grounded', { seat: seatRef(seat), cargo: cargoMessage(code === NONE ? 0 : shipCargo(code)) });
}

function explored({ slot }: EventOfKind<'explored'>, table: Table): Message {
  return message('event.explored', {
    system: systemName(table, slot) ?? '',
    planets: [0, 1, 2].map((i) => planetMessage(table, slot * PLANETS_PER_SYSTEM + i)),
  });
}

/** A flight to a named point is described by the name, any other by where it leads. */
function flew({ seat, links, from, to }: EventOfKind<'flew'>, table: Table): Message {
  const values = { seat: seatRef(seat), links };
  return isNamed(table, to)
    ? message('event.flew', { ...values, point: pointMessage(table, to) })
    : message('event.flew.towards', { ...values, place: heading(table, from, to) });
}

/** The messages of ships and stations. */
function flightMessage(
  event: EventOfKind<
    'flew' | 'jumped' | 'returned' | 'discovered' | 'explored' | 'cleared' | 'founded' | 'docked' | 'marker'
  >,
  table: Table,
): Message {
  switch (event.kind) {
    case 'flew':
      return flew(event, table);
    case 'jumped':
    case 'returned':
      return message(`event.${event.kind}`, { seat: seatRef(event.seat), point: spot(table, event.to) });
    case 'discovered':
      return message('event.discovered', { sector: sectorMessage(table, event.slot) });
    case 'explored':
      return explored(event, table);
    case 'cleared':
      return message('event.cleared', {
        seat: seatRef(event.seat),
        token: tokenMessage(event.token),
        planet: planetMessage(table, event.planet),
      });
    case 'founded':
      return message('event.founded', { seat: seatRef(event.seat), point: siteMessage(table, event.site) });
    default:
      return message(`event.${event.kind}`, { seat: seatRef(event.seat), people: peopleOf(event.people) });
  }
}

/** The messages of friendship cards. */
function friendMessage(
  event: EventOfKind<'befriended' | 'asked' | 'donated' | 'converted' | 'helped' | 'relieved'>,
): Message {
  const seat = seatRef(event.seat);
  switch (event.kind) {
    case 'befriended':
      return message('event.befriended', { seat, card: cardMessage(event.card) });
    case 'asked':
      return message('event.asked', { seat, of: seatRef(event.of), resource: resource(event.resource) });
    case 'donated':
      return message('event.donated', { seat, to: seatRef(event.to), resource: resource(event.resource) });
    case 'converted':
      return message('event.converted', { seat, cargo: cargoMessage(event.cargo) });
    case 'helped':
      return message('event.helped', { seat, from: sourceSeats(event.from) });
    default:
      return message('event.relieved', { seat, resource: resource(event.resource) });
  }
}

/**
 * The message of an event for a reader who was told it, with the table after its step; null where other messages of the
 * turn say it.
 */
export function eventMessage(event: Event, { table }: AnyView<Table, Hand>): Message | null {
  switch (event.kind) {
    case 'built':
    case 'landed':
    case 'ended':
    case 'filed':
      return null;
    case 'laid':
    case 'home':
      return message(`event.${event.kind}`);
    case 'start-rolled':
      return startRolled(event);
    case 'starts':
      return startsMessage(event);
    case 'settled':
    case 'spaceport':
      return message(`event.${event.kind}`, { seat: seatRef(event.seat), point: siteMessage(table, event.site) });
    case 'ship':
      return shipMessage(event, table);
    case 'fitted':
      return fittedMessage(event);
    case 'dropped':
      return message('event.dropped', { seat: seatRef(event.seat), upgrade: upgradeMessage(event.upgrade) });
    case 'blocked':
      return message('event.blocked', { n: event.sites.length });
    case 'drew':
      return drew(event);
    case 'refilled':
      return message('event.refilled', { cards: amounts(event.cards) });
    case 'turn':
      return turnMessage(event);
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
    case 'stole':
      return stole(event);
    case 'traded': {
      const { seat, with: partner, gave, got } = event;
      return message('event.traded', {
        seat: seatRef(seat),
        with: seatRef(partner),
        gave: amounts(gave),
        got: amounts(got),
      });
    }
    case 'supplied': {
      const { seat, give, paid, take } = event;
      return message('event.supplied', { seat: seatRef(seat), paid: amount(give, paid), take: amount(take, 1) });
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
    case 'countered':
      return message('event.countered', {
        seat: seatRef(event.seat),
        give: amounts(event.give),
        take: amounts(event.take),
      });
    case 'grounded':
      return grounded(event, table);
    case 'shaken':
      return shakenMessage(event);
    case 'targeted':
      return message('event.targeted', { seat: seatRef(event.seat), wants: event.wants });
    case 'stalled':
      return message('event.stalled', { turns: event.turns });
    case 'won':
      return message('event.won', { seat: seatRef(event.seat), points: event.points });
    case 'accepted':
    case 'declined':
    case 'withdrawn':
    case 'closed':
    case 'reopened':
    case 'passed':
    case 'kept':
      return message(`event.${event.kind}`, { seat: seatRef(event.seat) });
    case 'flew':
    case 'jumped':
    case 'returned':
    case 'discovered':
    case 'explored':
    case 'cleared':
    case 'founded':
    case 'docked':
    case 'marker':
      return flightMessage(event, table);
    case 'befriended':
    case 'asked':
    case 'donated':
    case 'converted':
    case 'helped':
    case 'relieved':
      return friendMessage(event);
    default:
      return encounterMessage(event);
  }
}
