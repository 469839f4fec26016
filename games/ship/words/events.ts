import { NONE } from '@orrery/common';
import { type Seat, total, type Window, type Words, who } from '@orrery/kernel';
import { MOON } from '../data.ts';
import type { Event } from '../events.ts';
import type { Kit } from '../kit.ts';
import type { Hand, Table } from '../state.ts';
import { words } from './say.ts';
import {
  amount,
  amounts,
  asks,
  card,
  cardInFull,
  cards,
  centre,
  centreAt,
  centres,
  sectorNumber,
  stock,
  targetOf,
  task,
} from './things.ts';

type Of<P extends Event['kind']> = Extract<Event, { kind: P }>;

function crests({ crests: by }: Of<'crests'>): Words {
  const moon = by.indexOf(MOON);
  return words('event.crests', { moon: who(moon), sun: who(1 - moon) });
}

const firstRolled = ({ rolls }: Of<'first-rolled'>): Words =>
  words('event.first-rolled', { rolls: rolls.map((n, seat) => words('first.roll', { seat: who(seat), n })) });

function opened(kit: Kit, { task: number, isLocked }: Of<'opened'>): Words {
  const values = { task: task(kit, number), target: targetOf(kit, number), price: asks(kit, number) };
  return words(isLocked ? 'event.opened.locked' : 'event.opened', values);
}

function sealed(kit: Kit, { seat, centres: set }: Of<'sealed'>): Words {
  if (set === null) return words('event.sealed', { seat: who(seat) });
  return words('event.sealed.known', { seat: who(seat), centres: centres(kit, set) });
}

const unsealed = (kit: Kit, { centres: by }: Of<'unsealed'>): Words =>
  words('event.unsealed', {
    choices: by.map((set, seat) => words('unsealed.seat', { seat: who(seat), centres: centres(kit, set) })),
  });

function flies({ seat, sector, speed }: Of<'flies'>): Words {
  const values = { seat: who(seat), speed };
  return sector === null
    ? words('event.flies.closed', values)
    : words('event.flies', { ...values, sector: sectorNumber(sector) });
}

function looked(kit: Kit, { seat, n, cards: seen }: Of<'looked'>): Words {
  const values = { seat: who(seat), n };
  return seen === null
    ? words('event.looked', values)
    : words('event.looked.known', { ...values, cards: cards(kit, seen) });
}

function arranged(kit: Kit, { seat, top, below, cards: seen }: Of<'arranged'>): Words {
  const values = { seat: who(seat), top, below };
  if (seen === null) return words('event.arranged', values);
  return words('event.arranged.known', {
    seat: who(seat),
    cards: cards(kit, seen.slice(0, top)),
    under: cards(kit, seen.slice(top)),
  });
}

function pirate(kit: Kit, { seat, demand, card: seen }: Of<'pirate'>): Words {
  const values = { seat: who(seat), demand };
  return seen === null
    ? words('event.pirate', values)
    : words('event.pirate.known', { ...values, card: card(kit, seen) });
}

/** A card of an open flight is the last one flown to. */
const revealed = (kit: Kit, { card: seen }: Of<'revealed'>, { flown }: Table): Words =>
  seen === null ? words('event.revealed.closed') : words('event.revealed', { n: flown, card: cardInFull(kit, seen) });

function paid(kit: Kit, { seat, astro, card: seen }: Of<'paid'>): Words {
  const values = { seat: who(seat), astro };
  return seen === null ? words('event.paid.closed', values) : words('event.paid', { ...values, card: card(kit, seen) });
}

function fights(kit: Kit, { seat, card: seen }: Of<'fights'>): Words {
  const values = { seat: who(seat) };
  return seen === null
    ? words('event.fights.closed', values)
    : words('event.fights', { ...values, card: card(kit, seen) });
}

function fought({ seat, card: seen, own, other, cannons, strength, isWon }: Of<'fought'>): Words {
  if (seen === null) return words('event.fought.closed', { seat: who(seat) });
  const values = { seat: who(seat), own, other, sum: own + cannons, against: other + strength };
  return words(isWon ? 'event.fought.won' : 'event.fought.lost', { ...values, cannons, strength });
}

function trophy({ seat, astro }: Of<'trophy'>): Words {
  const values = { seat: who(seat) };
  return astro === 0 ? words('event.trophy', values) : words('event.trophy.astro', { ...values, astro });
}

function lostPiece(kind: 'lost-cannon' | 'lost-booster', seat: Seat, level: number): Words {
  const forms = [`event.${kind}.none`, `event.${kind}`, `event.${kind}.down`] as const;
  return words(forms[level] ?? forms[0], { seat: who(seat) });
}

function lostCentre(kit: Kit, { seat, centre: number, level, spilt }: Of<'lost-centre'>): Words {
  const values = { seat: who(seat), centre: centreAt(kit, number, level) };
  if (total(spilt) === 0) return words('event.lost-centre', values);
  return words('event.lost-centre.spilt', { ...values, spilt: amounts(spilt) });
}

const refilled = (kit: Kit, { card: seen }: Of<'refilled'>): Words =>
  seen === null ? words('event.refilled.hidden') : words('event.refilled', { card: cardInFull(kit, seen) });

function bought(kit: Kit, { seat, goods, n, card: seen, astro }: Of<'bought'>): Words {
  const values = { seat: who(seat), goods: amount(goods, n), astro };
  return seen === null
    ? words('event.bought.closed', values)
    : words('event.bought', { ...values, card: card(kit, seen) });
}

function sold(kit: Kit, { seat, goods, card: seen, astro }: Of<'sold'>): Words {
  const values = { seat: who(seat), goods: amounts(goods), astro };
  return seen === null ? words('event.sold.closed', values) : words('event.sold', { ...values, card: card(kit, seen) });
}

function fulfilled(kit: Kit, { seat, task: number, paid, astro }: Of<'fulfilled'>): Words {
  const values = { seat: who(seat), task: task(kit, number), target: targetOf(kit, number) };
  const gave = total(paid) === 0 ? 'free' : 'paid';
  return words(`event.fulfilled.${gave}`, { ...values, ...(gave === 'paid' ? { paid: amounts(paid) } : {}), astro });
}

function special(kind: 'friend' | 'hero', { seat, n }: Of<'friend' | 'hero'>): Words {
  return seat === NONE ? words(`event.${kind}.none`) : words(`event.${kind}`, { seat: who(seat), n });
}

/** What the events of the set-up and of both special cards say. */
function aside(kit: Kit, event: Event): Words | null {
  switch (event.kind) {
    case 'crests':
      return crests(event);
    case 'first-rolled':
      return firstRolled(event);
    case 'starts':
      return words('event.starts', { seat: who(event.seat) });
    case 'dealt':
      return words('event.dealt');
    case 'opened':
      return opened(kit, event);
    case 'sealed':
      return sealed(kit, event);
    case 'unsealed':
      return unsealed(kit, event);
    case 'friend':
    case 'hero':
      return special(event.kind, event);
    case 'stalled':
      return words('event.stalled', { turns: event.turns });
    case 'won':
      return words('event.won', { seat: who(event.seat), points: event.points });
    default:
      return null;
  }
}

/** What happens on the way. */
function inFlight(kit: Kit, event: Event, table: Table): Words | null {
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
      return words('event.spared', { seat: who(event.seat) });
    case 'settled':
      return words('event.settled', { seat: who(event.seat), card: card(kit, event.card) });
    case 'moored':
      return words('event.moored', { seat: who(event.seat), card: card(kit, event.card), n: event.friendship });
    case 'refilled':
      return refilled(kit, event);
    case 'exhausted':
      return words('event.exhausted');
    case 'fulfilled':
      return fulfilled(kit, event);
    case 'landed':
      return words(`event.landed.${event.why}`, { seat: who(event.seat) });
    default:
      return aside(kit, event);
  }
}

/** What happened, to one who heard it; that a station is used is said with what is traded there. */
export const eventWords =
  (kit: Kit) =>
  (event: Event, { table }: Window<Table, Hand>): Words | null => {
    switch (event.kind) {
      case 'turn':
        return words('event.turn', { seat: who(event.seat), turn: event.turn });
      case 'rolled':
        return words('event.rolled', { seat: who(event.seat), die: event.die });
      case 'produced': {
        const values = { seat: who(event.seat), stock: event.isLost ? stock(event.stock) : amount(event.stock, 1) };
        return words(event.isLost ? 'event.produced.lost' : 'event.produced', values);
      }
      case 'took':
        return words('event.took', { seat: who(event.seat), stock: amount(event.resource, 1) });
      case 'wasted':
        return words('event.wasted', { seat: who(event.seat), n: event.n });
      case 'bought':
        return bought(kit, event);
      case 'sold':
        return sold(kit, event);
      case 'forced': {
        const goods = amount(event.resource, 1);
        return words('event.forced', { seat: who(event.seat), from: who(event.from), goods, astro: event.astro });
      }
      case 'offered':
        return words('event.offered', { seat: who(event.seat), give: amounts(event.give), take: amounts(event.take) });
      case 'traded': {
        const terms = { gave: amounts(event.gave), got: amounts(event.got) };
        return words('event.traded', { seat: who(event.seat), with: who(event.with), ...terms });
      }
      case 'countered':
        return words('event.countered', {
          seat: who(event.seat),
          give: amounts(event.give),
          take: amounts(event.take),
        });
      case 'proposed': {
        const terms = { give: amounts(event.give), take: amounts(event.take) };
        return words('event.proposed', { seat: who(event.seat), to: who(event.to), ...terms });
      }
      case 'dismissed':
        return words('event.dismissed', { seat: who(event.seat), from: who(event.from) });
      case 'declined':
      case 'withdrawn':
      case 'closed':
      case 'reopened':
        return words(`event.${event.kind}`, { seat: who(event.seat) });
      case 'built':
        return words(`event.built.${event.what}`, { seat: who(event.seat) });
      case 'centre':
        return words(event.level === 1 ? 'event.centre' : 'event.centre.two', {
          seat: who(event.seat),
          centre: centre(kit, event.centre),
        });
      case 'used-station':
      case 'ended':
        return null;
      default:
        return inFlight(kit, event, table);
    }
  };
