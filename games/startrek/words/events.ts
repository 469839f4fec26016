import { type Bundle, isEverybodyElse, NONE, seatNames } from '@orrery/common';
import { total, type Window, type Words, who } from '@orrery/kernel';
import { COST } from '../data.ts';
import type { Event } from '../events.ts';
import type { Hand, Table } from '../state.ts';
import { supportSayings } from '../support/index.ts';
import { isHome, lane, planet, point } from './places.ts';
import { words } from './say.ts';
import { addressed, amount, amounts, character, development, resource } from './things.ts';

type Of<P extends Event['kind']> = Extract<Event, { kind: P }>;

function startRolled({ rolls }: Of<'start-rolled'>): Words {
  const each = rolls.flatMap((n, seat) => (n > 0 ? [words('start.roll', { seat: who(seat), n })] : []));
  return words('event.start-rolled', { rolls: each });
}

function founded({ seat, vertex, round, gains }: Of<'founded'>, table: Table): Words {
  const values = { seat: who(seat), point: point(table, vertex) };
  if (round === 1) return words('event.founded', values);
  const key = table.options.setup === 'variable' ? 'event.founded.second' : 'event.founded.figure';
  return words(key, { ...values, gains: amounts(gains) });
}

function sealed({ seat, cards }: Of<'sealed'>): Words {
  if (cards === null) return words('event.sealed', { seat: who(seat) });
  return words('event.sealed.known', { seat: who(seat), cards: amounts(cards) });
}

function cruiser({ seat, to }: Of<'cruiser'>, { board }: Table): Words {
  if (isHome(board, to)) return words('event.cruiser.home', { seat: who(seat) });
  return words('event.cruiser', { seat: who(seat), planet: planet(board, to) });
}

function stole({ seat, from, resource: kind }: Of<'stole'>): Words {
  const values = { seat: who(seat), from: who(from) };
  return kind === null
    ? words('event.stole', values)
    : words('event.stole.known', { ...values, card: amount(kind, 1) });
}

/** A ship that was not paid for is placed, one that was is built. */
const ship = ({ seat, edge, paid }: Of<'ship'>, table: Table): Words =>
  words(total(paid) === 0 ? 'event.ship.free' : 'event.ship', { seat: who(seat), lane: lane(table, edge) });

function base({ seat, vertex, returned }: Of<'base'>, table: Table): Words {
  const key = returned > 0 ? 'event.base.returned' : 'event.base';
  return words(key, { seat: who(seat), point: point(table, vertex) });
}

const isPlain = (paid: Bundle): boolean => paid.every((n, kind) => n === COST.development[kind]);

/** What was paid is worth a word only when it is not what everybody pays. */
function bought({ seat, paid }: Of<'bought'>): Words {
  if (isPlain(paid)) return words('event.bought', { seat: who(seat) });
  return words('event.bought.other', { seat: who(seat), paid: amounts(paid) });
}

function monopoly({ seat, resource: kind, lost }: Of<'monopoly'>): Words {
  const values = { seat: who(seat), resource: resource(kind) };
  if (total(lost) === 0) return words('event.monopoly.none', values);
  const from = lost.flatMap((n, q) => (n > 0 ? [words('lost.from', { n, seat: who(q) })] : []));
  return words('event.monopoly', { ...values, lost: from });
}

function offered({ seat, to, give, take }: Of<'offered'>, { players }: Table): Words {
  const values = { seat: who(seat), give: amounts(give), take: amounts(take) };
  if (isEverybodyElse(to, seat, players.length)) return words('event.offered.all', values);
  return words('event.offered', { ...values, to: addressed(to) });
}

function traded(event: Of<'traded'>): Words {
  const { seat, with: partner, gave, got } = event;
  return words('event.traded', { seat: who(seat), with: who(partner), gave: amounts(gave), got: amounts(got) });
}

/**
 * What an event says to one who heard it, seen on the table after its step. A secret comes as an event of two forms,
 * one for those who may know and one for the rest, and so do its words. Null where what was told before says it all.
 */
export function eventWords(event: Event, { table }: Window<Table, Hand>): Words | null {
  switch (event.kind) {
    case 'ended':
      return null; // the next turn is told right after it
    case 'laid':
      return words('event.laid');
    case 'start-rolled':
      return startRolled(event);
    case 'founded':
      return founded(event, table);
    case 'turn':
      return words('event.turn', { seat: who(event.seat), turn: event.turn });
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
    case 'cruiser':
      return cruiser(event, table);
    case 'stole':
      return stole(event);
    case 'ship':
      return ship(event, table);
    case 'station':
      return words('event.station', { seat: who(event.seat), point: point(table, event.vertex) });
    case 'base':
      return base(event, table);
    case 'bought':
      return bought(event);
    case 'drew':
      if (event.card === null) return null;
      return words('event.drew.known', { seat: who(event.seat), card: development(event.card) });
    case 'intervened':
      return words('event.intervened', { seat: who(event.seat), fleet: event.fleet });
    case 'science':
      return words('event.science', { seat: who(event.seat), gains: amounts(event.gains) });
    case 'monopoly':
      return monopoly(event);
    case 'banked': {
      const { seat, give, paid, take } = event;
      return words('event.banked', { seat: who(seat), paid: amount(give, paid), take: amount(take, 1) });
    }
    case 'proposed': {
      const { seat, to, give, take } = event;
      return words('event.proposed', { seat: who(seat), to: who(to), give: amounts(give), take: amounts(take) });
    }
    case 'dismissed':
      return words('event.dismissed', { seat: who(event.seat), from: who(event.from) });
    case 'offered':
      return offered(event, table);
    case 'countered': {
      const { seat, give, take } = event;
      return words('event.countered', { seat: who(seat), give: amounts(give), take: amounts(take) });
    }
    case 'traded':
      return traded(event);
    case 'route':
      if (event.seat === NONE) return words('event.route.aside');
      return words('event.route', { seat: who(event.seat), length: event.length });
    case 'fleet':
      if (event.seat === NONE) return words('event.fleet.aside');
      return words('event.fleet', { seat: who(event.seat), size: event.size });
    case 'stalled':
      return words('event.stalled', { turns: event.turns });
    case 'won':
      return words('event.won', { seat: who(event.seat), points: event.points, cards: event.cards });
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
      return words(`event.${event.kind}`, { seat: who(event.seat) });
    case 'support':
    case 'passed':
    case 'flipped':
      return words(`event.${event.kind}`, { seat: who(event.seat), character: character(event.character) });
    case 'exchanged': {
      const { seat, gave, took } = event;
      return words('event.exchanged', { seat: who(seat), gave: character(gave), took: character(took) });
    }
    default:
      return supportSayings.events[event.kind]?.(event, table) ?? null;
  }
}
