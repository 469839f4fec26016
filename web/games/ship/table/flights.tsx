import type { Bundle } from '@orrery/common';
import type { Seat } from '@orrery/kernel';
import { ASTRO, type Event } from '@orrery/ship/facts';
import type { Anchor, Flight } from '../../../table/furniture.ts';
import { type Leg, legs as legsOf, ringed, swarm } from '../../common/swarm.tsx';
import { SectorBack } from '../art/cards/sector-back.tsx';
import { StockSign } from './parts/stock.tsx';

const HERE: Anchor = { anchor: 'here' };
const DIE: Anchor = { anchor: 'die' };
const won = (seat: Seat): Anchor => ({ anchor: `won-${seat}` });
const stack = (sector: number): Anchor => ({ anchor: `stack-${sector}` });
/** Where a kind of stock lies: in its hold, money beside the captain's name. */
const hold = (seat: Seat, kind: number): Anchor => ({
  anchor: kind === ASTRO ? `astro-${seat}` : `hold-${seat}-${kind}`,
});

const fleet = swarm((kind) => ringed(<StockSign kind={kind} size="l" />));

/** A leg for each thing of a bundle; of money a few coins stand for all. */
const legs = (bundle: Bundle, from: (kind: number) => Anchor, to: (kind: number) => Anchor): readonly Leg[] =>
  legsOf(
    bundle.map((n, kind) => (kind === ASTRO ? Math.min(n, 3) : n)),
    from,
    to,
  );

const coins = (n: number, from: Anchor, to: Anchor): readonly Leg[] =>
  Array.from({ length: Math.min(n, 3) }, () => ({ kind: ASTRO, from, to }));

const card = (from: Anchor, to: Anchor, sector: string): readonly Flight[] => [
  { key: 'card', picture: <SectorBack sector={sector} />, from, to },
];

/** What flies while an event is shown. */
export function flights(event: Event): readonly Flight[] {
  switch (event.kind) {
    case 'produced':
      return event.isLost ? [] : fleet([{ kind: event.stock, from: DIE, to: hold(event.seat, event.stock) }]);
    case 'took':
      return fleet([{ kind: event.resource, from: HERE, to: hold(event.seat, event.resource) }]);
    case 'bought': {
      const { seat, goods, n, astro } = event;
      const wares = Array.from({ length: n }, () => ({ kind: goods, from: HERE, to: hold(seat, goods) }));
      return [...fleet(coins(astro, hold(seat, ASTRO), HERE)), ...fleet(wares, 120)];
    }
    case 'sold': {
      const { seat, goods, astro } = event;
      const wares = legs(
        goods,
        (kind) => hold(seat, kind),
        () => HERE,
      );
      return [...fleet(wares), ...fleet(coins(astro, HERE, hold(seat, ASTRO)), 120)];
    }
    case 'paid':
      return fleet(coins(event.astro, hold(event.seat, ASTRO), HERE));
    case 'fulfilled': {
      const { seat, paid, astro } = event;
      const given = legs(
        paid,
        (kind) => hold(seat, kind),
        () => HERE,
      );
      return [...fleet(given), ...fleet(coins(astro, HERE, hold(seat, ASTRO)), 120)];
    }
    case 'forced': {
      const { seat, from, resource, astro } = event;
      const bought = { kind: resource, from: hold(from, resource), to: hold(seat, resource) };
      return [...fleet([bought]), ...fleet(coins(astro, hold(seat, ASTRO), hold(from, ASTRO)), 120)];
    }
    case 'traded': {
      const { seat, with: partner, gave, got } = event;
      const mine = (kind: number) => hold(seat, kind);
      const theirs = (kind: number) => hold(partner, kind);
      return [...fleet(legs(gave, mine, theirs)), ...fleet(legs(got, theirs, mine), 120)];
    }
    case 'revealed':
    case 'pirate':
      return card(stack(event.sector), HERE, String(event.sector + 1));
    case 'settled':
    case 'moored':
      return card(HERE, won(event.seat), String(event.sector + 1));
    case 'trophy':
      return card(HERE, won(event.seat), '');
    default:
      return [];
  }
}
