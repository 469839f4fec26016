import { isEverybodyElse, NONE, seatNames } from '@orrery/common';
import { total, type Window, type Words, who } from '@orrery/kernel';
import { cargoOf, shipAt } from '../board.ts';
import { SHAKES, speedOf } from '../data.ts';
import type { Event } from '../events.ts';
import type { Hand, Table } from '../state.ts';
import { THREE } from '../topology.ts';
import { encounterWords } from './encounterevents.ts';
import { heading, isNamed, placeAt, planet, point, sector, site, spot, systemName } from './places.ts';
import { words } from './say.ts';
import { addressed, amount, amounts, card, cargo, peopleOf, resource, sources, token, upgrade } from './things.ts';

type Of<P extends Event['kind']> = Extract<Event, { kind: P }>;

function startRolled({ rolls }: Of<'start-rolled'>): Words {
  const each = rolls.flatMap((n, seat) => (n > 0 ? [words('start.roll', { seat: who(seat), n })] : []));
  return words('event.start-rolled', { rolls: each });
}

function starts({ seat, second }: Of<'starts'>): Words {
  if (second === NONE) return words('event.starts', { seat: who(seat) });
  return words('event.starts.pilots', { seat: who(seat), second: who(second) });
}

function turn({ seat, second, turn: n }: Of<'turn'>): Words {
  if (second === NONE) return words('event.turn', { seat: who(seat), turn: n });
  return words('event.turn.pilots', { seat: who(seat), second: who(second), turn: n });
}

/** A ship that was not paid for is placed, one that was is built; upgrades alike. */
function ship({ seat, cargo: kind, vertex, paid }: Of<'ship'>, table: Table): Words {
  const key = total(paid) === 0 ? 'event.ship.free' : 'event.ship';
  return words(key, { seat: who(seat), cargo: cargo(kind), place: placeAt(table, vertex) });
}

function fitted({ seat, upgrade: kind, paid }: Of<'fitted'>): Words {
  return words(total(paid) === 0 ? 'event.fitted.free' : 'event.fitted', { seat: who(seat), upgrade: upgrade(kind) });
}

function drew({ seat, n, cards }: Of<'drew'>): Words {
  if (cards === null) return words('event.drew', { seat: who(seat), n });
  return words('event.drew.known', { seat: who(seat), cards: amounts(cards) });
}

function sealed({ seat, cards }: Of<'sealed'>): Words {
  if (cards === null) return words('event.sealed', { seat: who(seat) });
  return words('event.sealed.known', { seat: who(seat), cards: amounts(cards) });
}

function stole({ seat, from, resource: kind }: Of<'stole'>): Words {
  const values = { seat: who(seat), from: who(from) };
  return kind === null
    ? words('event.stole', values)
    : words('event.stole.known', { ...values, resource: resource(kind) });
}

function offered({ seat, to, give, take }: Of<'offered'>, { players }: Table): Words {
  const values = { seat: who(seat), give: amounts(give), take: amounts(take) };
  if (isEverybodyElse(to, seat, players.length)) return words('event.offered.all', values);
  return words('event.offered', { ...values, to: addressed(to) });
}

function shaken({ seat, shake }: Of<'shaken'>): Words {
  if (SHAKES[shake]?.black === true) return words('event.shaken.black', { seat: who(seat) });
  return words('event.shaken', { seat: who(seat), speed: speedOf(shake) });
}

function grounded({ seat, ship: i }: Of<'grounded'>, table: Table): Words {
  const code = shipAt(table, seat, i);
  return words('event.grounded', { seat: who(seat), cargo: cargo(code === NONE ? 0 : cargoOf(code)) });
}

function explored({ slot }: Of<'explored'>, table: Table): Words {
  return words('event.explored', {
    system: systemName(table, slot) ?? '',
    planets: [0, 1, 2].map((i) => planet(table, slot * THREE + i)),
  });
}

/** A flight to a point that has a name is told by it, any other by where it leads. */
function flew({ seat, links, from, to }: Of<'flew'>, table: Table): Words {
  const values = { seat: who(seat), links };
  return isNamed(table, to)
    ? words('event.flew', { ...values, point: point(table, to) })
    : words('event.flew.towards', { ...values, place: heading(table, from, to) });
}

/** What ships and stations do. */
function flightWords(
  event: Of<'flew' | 'jumped' | 'returned' | 'discovered' | 'explored' | 'cleared' | 'founded' | 'docked' | 'marker'>,
  table: Table,
): Words {
  switch (event.kind) {
    case 'flew':
      return flew(event, table);
    case 'jumped':
    case 'returned':
      return words(`event.${event.kind}`, { seat: who(event.seat), point: spot(table, event.to) });
    case 'discovered':
      return words('event.discovered', { sector: sector(table, event.slot) });
    case 'explored':
      return explored(event, table);
    case 'cleared':
      return words('event.cleared', {
        seat: who(event.seat),
        token: token(event.token),
        planet: planet(table, event.planet),
      });
    case 'founded':
      return words('event.founded', { seat: who(event.seat), point: site(table, event.site) });
    default:
      return words(`event.${event.kind}`, { seat: who(event.seat), people: peopleOf(event.people) });
  }
}

/** What cards of friends do. */
function friendWords(event: Of<'befriended' | 'asked' | 'donated' | 'converted' | 'helped' | 'relieved'>): Words {
  const seat = who(event.seat);
  switch (event.kind) {
    case 'befriended':
      return words('event.befriended', { seat, card: card(event.card) });
    case 'asked':
      return words('event.asked', { seat, of: who(event.of), resource: resource(event.resource) });
    case 'donated':
      return words('event.donated', { seat, to: who(event.to), resource: resource(event.resource) });
    case 'converted':
      return words('event.converted', { seat, cargo: cargo(event.cargo) });
    case 'helped':
      return words('event.helped', { seat, from: sources(event.from) });
    default:
      return words('event.relieved', { seat, resource: resource(event.resource) });
  }
}

/** What an event says to one who heard it, seen on the table after its step; null where the steps of the turn show it. */
export function eventWords(event: Event, { table }: Window<Table, Hand>): Words | null {
  switch (event.kind) {
    case 'built':
    case 'landed':
    case 'ended':
    case 'filed':
      return null;
    case 'laid':
    case 'home':
      return words(`event.${event.kind}`);
    case 'start-rolled':
      return startRolled(event);
    case 'starts':
      return starts(event);
    case 'settled':
    case 'spaceport':
      return words(`event.${event.kind}`, { seat: who(event.seat), point: site(table, event.site) });
    case 'ship':
      return ship(event, table);
    case 'fitted':
      return fitted(event);
    case 'dropped':
      return words('event.dropped', { seat: who(event.seat), upgrade: upgrade(event.upgrade) });
    case 'blocked':
      return words('event.blocked', { n: event.sites.length });
    case 'drew':
      return drew(event);
    case 'refilled':
      return words('event.refilled', { cards: amounts(event.cards) });
    case 'turn':
      return turn(event);
    case 'rolled': {
      const { seat, first, second, sum } = event;
      return words('event.rolled', { seat: who(seat), first, second, sum });
    }
    case 'produced':
      return words('event.produced', { seat: who(event.seat), gains: amounts(event.gains) });
    case 'short':
      return words('event.short', { resource: resource(event.resource), due: event.due, left: event.left });
    case 'seven':
      return event.owing === 0 ? words('event.seven.none') : words('event.seven', { owing: seatNames(event.owing) });
    case 'sealed':
      return sealed(event);
    case 'discarded':
      return words('event.discarded', { seat: who(event.seat), cards: amounts(event.cards) });
    case 'stole':
      return stole(event);
    case 'traded': {
      const { seat, with: partner, gave, got } = event;
      return words('event.traded', { seat: who(seat), with: who(partner), gave: amounts(gave), got: amounts(got) });
    }
    case 'supplied': {
      const { seat, give, paid, take } = event;
      return words('event.supplied', { seat: who(seat), paid: amount(give, paid), take: amount(take, 1) });
    }
    case 'proposed': {
      const { seat, to, give, take } = event;
      return words('event.proposed', { seat: who(seat), to: who(to), give: amounts(give), take: amounts(take) });
    }
    case 'dismissed':
      return words('event.dismissed', { seat: who(event.seat), from: who(event.from) });
    case 'offered':
      return offered(event, table);
    case 'countered':
      return words('event.countered', { seat: who(event.seat), give: amounts(event.give), take: amounts(event.take) });
    case 'grounded':
      return grounded(event, table);
    case 'shaken':
      return shaken(event);
    case 'targeted':
      return words('event.targeted', { seat: who(event.seat), wants: event.wants });
    case 'stalled':
      return words('event.stalled', { turns: event.turns });
    case 'won':
      return words('event.won', { seat: who(event.seat), points: event.points });
    case 'accepted':
    case 'declined':
    case 'withdrawn':
    case 'closed':
    case 'reopened':
    case 'passed':
    case 'kept':
      return words(`event.${event.kind}`, { seat: who(event.seat) });
    case 'flew':
    case 'jumped':
    case 'returned':
    case 'discovered':
    case 'explored':
    case 'cleared':
    case 'founded':
    case 'docked':
    case 'marker':
      return flightWords(event, table);
    case 'befriended':
    case 'asked':
    case 'donated':
    case 'converted':
    case 'helped':
    case 'relieved':
      return friendWords(event);
    default:
      return encounterWords(event);
  }
}
