import { NONE } from '@orrery/common';
import { type AnyView, type Message, type Seat, seatRef, total } from '@orrery/kernel';
import { MOON } from '../data.ts';
import type { Event } from '../events.ts';
import type { ShipKit } from '../kit.ts';
import type { Hand, Table } from '../state.ts';
import { message } from './message.ts';
import {
  amountMessage,
  amountMessages,
  cardMessage,
  cardMessages,
  centreLevelMessage,
  centreMessage,
  centreMessages,
  fullCardMessage,
  sectorNumber,
  stockMessage,
  taskMessage,
  taskRequirements,
  taskTarget,
} from './names.ts';

type EventOfKind<P extends Event['kind']> = Extract<Event, { kind: P }>;

function crests({ crests: by }: EventOfKind<'crests'>): Message {
  const moon = by.indexOf(MOON);
  return message('event.crests', { moon: seatRef(moon), sun: seatRef(1 - moon) });
}

const firstRolled = ({ rolls }: EventOfKind<'first-rolled'>): Message =>
  message('event.first-rolled', { rolls: rolls.map((n, seat) => message('first.roll', { seat: seatRef(seat), n })) });

function opened(kit: ShipKit, { task: number, isLocked }: EventOfKind<'opened'>): Message {
  const values = {
    task: taskMessage(kit, number),
    target: taskTarget(kit, number),
    price: taskRequirements(kit, number),
  };
  return message(isLocked ? 'event.opened.locked' : 'event.opened', values);
}

function sealed(kit: ShipKit, { seat, centres: set }: EventOfKind<'sealed'>): Message {
  if (set === null) return message('event.sealed', { seat: seatRef(seat) });
  return message('event.sealed.known', { seat: seatRef(seat), centres: centreMessages(kit, set) });
}

const unsealed = (kit: ShipKit, { centres: by }: EventOfKind<'unsealed'>): Message =>
  message('event.unsealed', {
    choices: by.map((set, seat) =>
      message('unsealed.seat', { seat: seatRef(seat), centres: centreMessages(kit, set) }),
    ),
  });

function flies({ seat, sector, speed }: EventOfKind<'flies'>): Message {
  const values = { seat: seatRef(seat), speed };
  return sector === null
    ? message('event.flies.closed', values)
    : message('event.flies', { ...values, sector: sectorNumber(sector) });
}

function looked(kit: ShipKit, { seat, n, cards: seen }: EventOfKind<'looked'>): Message {
  const values = { seat: seatRef(seat), n };
  return seen === null
    ? message('event.looked', values)
    : message('event.looked.known', { ...values, cards: cardMessages(kit, seen) });
}

function arranged(kit: ShipKit, { seat, top, below, cards: seen }: EventOfKind<'arranged'>): Message {
  const values = { seat: seatRef(seat), top, below };
  if (seen === null) return message('event.arranged', values);
  return message('event.arranged.known', {
    seat: seatRef(seat),
    cards: cardMessages(kit, seen.slice(0, top)),
    under: cardMessages(kit, seen.slice(top)),
  });
}

function pirate(kit: ShipKit, { seat, demand, card: seen }: EventOfKind<'pirate'>): Message {
  const values = { seat: seatRef(seat), demand };
  return seen === null
    ? message('event.pirate', values)
    : message('event.pirate.known', { ...values, card: cardMessage(kit, seen) });
}

/** The card of an open flight is the last one flown to. */
const revealed = (kit: ShipKit, { card: seen }: EventOfKind<'revealed'>, { flown }: Table): Message =>
  seen === null
    ? message('event.revealed.closed')
    : message('event.revealed', { n: flown, card: fullCardMessage(kit, seen) });

function paid(kit: ShipKit, { seat, astro, card: seen }: EventOfKind<'paid'>): Message {
  const values = { seat: seatRef(seat), astro };
  return seen === null
    ? message('event.paid.closed', values)
    : message('event.paid', { ...values, card: cardMessage(kit, seen) });
}

function fights(kit: ShipKit, { seat, card: seen }: EventOfKind<'fights'>): Message {
  const values = { seat: seatRef(seat) };
  return seen === null
    ? message('event.fights.closed', values)
    : message('event.fights', { ...values, card: cardMessage(kit, seen) });
}

function fought({ seat, card: seen, own, other, cannons, strength, isWon }: EventOfKind<'fought'>): Message {
  if (seen === null) return message('event.fought.closed', { seat: seatRef(seat) });
  const values = { seat: seatRef(seat), own, other, sum: own + cannons, against: other + strength };
  return message(isWon ? 'event.fought.won' : 'event.fought.lost', { ...values, cannons, strength });
}

function trophy({ seat, astro }: EventOfKind<'trophy'>): Message {
  const values = { seat: seatRef(seat) };
  return astro === 0 ? message('event.trophy', values) : message('event.trophy.astro', { ...values, astro });
}

function lostPiece(kind: 'lost-cannon' | 'lost-booster', seat: Seat, level: number): Message {
  const forms = [`event.${kind}.none`, `event.${kind}`, `event.${kind}.down`] as const;
  return message(forms[level] ?? forms[0], { seat: seatRef(seat) });
}

function lostCentre(kit: ShipKit, { seat, centre: number, level, spilt }: EventOfKind<'lost-centre'>): Message {
  const values = { seat: seatRef(seat), centre: centreLevelMessage(kit, number, level) };
  if (total(spilt) === 0) return message('event.lost-centre', values);
  return message('event.lost-centre.spilt', { ...values, spilt: amountMessages(spilt) });
}

const refilled = (kit: ShipKit, { card: seen }: EventOfKind<'refilled'>): Message =>
  seen === null ? message('event.refilled.hidden') : message('event.refilled', { card: fullCardMessage(kit, seen) });

function bought(kit: ShipKit, { seat, goods, n, card: seen, astro }: EventOfKind<'bought'>): Message {
  const values = { seat: seatRef(seat), goods: amountMessage(goods, n), astro };
  return seen === null
    ? message('event.bought.closed', values)
    : message('event.bought', { ...values, card: cardMessage(kit, seen) });
}

function sold(kit: ShipKit, { seat, goods, card: seen, astro }: EventOfKind<'sold'>): Message {
  const values = { seat: seatRef(seat), goods: amountMessages(goods), astro };
  return seen === null
    ? message('event.sold.closed', values)
    : message('event.sold', { ...values, card: cardMessage(kit, seen) });
}

function fulfilled(kit: ShipKit, { seat, task: number, paid, astro }: EventOfKind<'fulfilled'>): Message {
  const values = { seat: seatRef(seat), task: taskMessage(kit, number), target: taskTarget(kit, number) };
  const gave = total(paid) === 0 ? 'free' : 'paid';
  return message(`event.fulfilled.${gave}`, {
    ...values,
    ...(gave === 'paid' ? { paid: amountMessages(paid) } : {}),
    astro,
  });
}

function specialCardMessage(kind: 'friend' | 'hero', { seat, n }: EventOfKind<'friend' | 'hero'>): Message {
  return seat === NONE ? message(`event.${kind}.none`) : message(`event.${kind}`, { seat: seatRef(seat), n });
}

/** The messages of the events of the set-up and of both special cards. */
function setupMessage(kit: ShipKit, event: Event): Message | null {
  switch (event.kind) {
    case 'crests':
      return crests(event);
    case 'first-rolled':
      return firstRolled(event);
    case 'starts':
      return message('event.starts', { seat: seatRef(event.seat) });
    case 'dealt':
      return message('event.dealt');
    case 'opened':
      return opened(kit, event);
    case 'sealed':
      return sealed(kit, event);
    case 'unsealed':
      return unsealed(kit, event);
    case 'friend':
    case 'hero':
      return specialCardMessage(event.kind, event);
    case 'stalled':
      return message('event.stalled', { turns: event.turns });
    case 'won':
      return message('event.won', { seat: seatRef(event.seat), points: event.points });
    default:
      return null;
  }
}

/** The messages of the events of a flight. */
function flightMessage(kit: ShipKit, event: Event, table: Table): Message | null {
  switch (event.kind) {
    case 'flies':
      return flies(event);
    case 'looked':
      return looked(kit, event);
    case 'arranged':
      return arranged(kit, event);
    case 'revealed':
      return revealed(kit, event, table);
    case 'pirate':
      return pirate(kit, event);
    case 'paid':
      return paid(kit, event);
    case 'fights':
      return fights(kit, event);
    case 'fought':
      return fought(event);
    case 'trophy':
      return trophy(event);
    case 'lost-cannon':
    case 'lost-booster':
      return lostPiece(event.kind, event.seat, event.level);
    case 'lost-centre':
      return lostCentre(kit, event);
    case 'spared':
      return message('event.spared', { seat: seatRef(event.seat) });
    case 'settled':
      return message('event.settled', { seat: seatRef(event.seat), card: cardMessage(kit, event.card) });
    case 'moored':
      return message('event.moored', {
        seat: seatRef(event.seat),
        card: cardMessage(kit, event.card),
        n: event.friendship,
      });
    case 'refilled':
      return refilled(kit, event);
    case 'exhausted':
      return message('event.exhausted');
    case 'fulfilled':
      return fulfilled(kit, event);
    case 'landed':
      return message(`event.landed.${event.why}`, { seat: seatRef(event.seat) });
    default:
      return setupMessage(kit, event);
  }
}

/** What happened, for a reader who was told it. The use of a station is said together with what is traded there. */
export const eventMessage =
  (kit: ShipKit) =>
  (event: Event, { table }: AnyView<Table, Hand>): Message | null => {
    switch (event.kind) {
      case 'turn':
        return message('event.turn', { seat: seatRef(event.seat), turn: event.turn });
      case 'rolled':
        return message('event.rolled', { seat: seatRef(event.seat), die: event.die });
      case 'produced': {
        const values = {
          seat: seatRef(event.seat),
          stock: event.isLost ? stockMessage(event.stock) : amountMessage(event.stock, 1),
        };
        return message(event.isLost ? 'event.produced.lost' : 'event.produced', values);
      }
      case 'took':
        return message('event.took', { seat: seatRef(event.seat), stock: amountMessage(event.resource, 1) });
      case 'wasted':
        return message('event.wasted', { seat: seatRef(event.seat), n: event.n });
      case 'bought':
        return bought(kit, event);
      case 'sold':
        return sold(kit, event);
      case 'forced': {
        const goods = amountMessage(event.resource, 1);
        return message('event.forced', {
          seat: seatRef(event.seat),
          from: seatRef(event.from),
          goods,
          astro: event.astro,
        });
      }
      case 'offered':
        return message('event.offered', {
          seat: seatRef(event.seat),
          give: amountMessages(event.give),
          take: amountMessages(event.take),
        });
      case 'traded': {
        const terms = { gave: amountMessages(event.gave), got: amountMessages(event.got) };
        return message('event.traded', { seat: seatRef(event.seat), with: seatRef(event.with), ...terms });
      }
      case 'countered':
        return message('event.countered', {
          seat: seatRef(event.seat),
          give: amountMessages(event.give),
          take: amountMessages(event.take),
        });
      case 'proposed': {
        const terms = { give: amountMessages(event.give), take: amountMessages(event.take) };
        return message('event.proposed', { seat: seatRef(event.seat), to: seatRef(event.to), ...terms });
      }
      case 'dismissed':
        return message('event.dismissed', { seat: seatRef(event.seat), from: seatRef(event.from) });
      case 'declined':
      case 'withdrawn':
      case 'closed':
      case 'reopened':
        return message(`event.${event.kind}`, { seat: seatRef(event.seat) });
      case 'built':
        return message(`event.built.${event.what}`, { seat: seatRef(event.seat) });
      case 'centre':
        return message(event.level === 1 ? 'event.centre' : 'event.centre.two', {
          seat: seatRef(event.seat),
          centre: centreMessage(kit, event.centre),
        });
      case 'used-station':
      case 'ended':
        return null;
      default:
        return flightMessage(kit, event, table);
    }
  };
