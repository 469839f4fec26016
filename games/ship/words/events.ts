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
  flightRow,
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

function looked(kit: Kit, { seat, sector, n, cards: seen }: Of<'looked'>): Words {
  const values = { seat: who(seat), sector: sectorNumber(sector), n };
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

function fought({ seat, own, other, cannons, strength, isWon }: Of<'fought'>): Words {
  const values = { seat: who(seat), own, other, sum: own + cannons, against: other + strength };
  return words(isWon ? 'event.fought.won' : 'event.fought.lost', { ...values, cannons, strength });
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

function refilled(kit: Kit, { sector, card: seen }: Of<'refilled'>): Words {
  const values = { sector: sectorNumber(sector) };
  return seen === null
    ? words('event.refilled.hidden', values)
    : words('event.refilled', { ...values, card: cardInFull(kit, seen) });
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
function inFlight(kit: Kit, event: Event): Words | null {
  switch (event.kind) {
    case 'flies':
      return words('event.flies', { seat: who(event.seat), sector: sectorNumber(event.sector), speed: event.speed });
    case 'looked':
      return looked(kit, event);
    case 'arranged':
      return arranged(kit, event);
    case 'revealed':
      return words('event.revealed', { card: cardInFull(kit, event.card) });
    case 'pirate':
      return pirate(kit, event);
    case 'paid':
      return words('event.paid', { seat: who(event.seat), astro: event.astro, card: card(kit, event.card) });
    case 'fights':
      return words('event.fights', { seat: who(event.seat), card: card(kit, event.card) });
    case 'fought':
      return fought(event);
    case 'trophy':
      return words('event.trophy', { seat: who(event.seat) });
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
      return words('event.exhausted', { sector: sectorNumber(event.sector) });
    case 'fulfilled':
      return fulfilled(kit, event);
    case 'landed':
      return words(`event.landed.${event.why}`, { seat: who(event.seat), row: flightRow(kit, event.row) });
    default:
      return aside(kit, event);
  }
}

/** What happened, to one who heard it; that a station is used is said with what is traded there. */
export const eventWords =
  (kit: Kit) =>
  (event: Event, _: Window<Table, Hand>): Words | null => {
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
      case 'bought': {
        const goods = amount(event.goods, event.n);
        return words('event.bought', { seat: who(event.seat), goods, card: card(kit, event.card), astro: event.astro });
      }
      case 'sold': {
        const goods = amounts(event.goods);
        return words('event.sold', { seat: who(event.seat), goods, card: card(kit, event.card), astro: event.astro });
      }
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
      case 'declined':
        return words('event.declined', { seat: who(event.seat) });
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
        return inFlight(kit, event);
    }
  };
