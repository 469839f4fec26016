import type { Bundle } from '@orrery/common';
import type { Seat } from '@orrery/kernel';
import { ASTRO, type Event } from '@orrery/ship/facts';
import type { Anchor, FlightAnimation } from '../../../table/game-ui.ts';
import { type CardFlight, bundleFlights as legsOf, ringedSign, staggeredFlights } from '../../common/card-flights.tsx';
import { SectorBack } from '../art/cards/sector-back.tsx';
import { StockSign } from './parts/stock.tsx';

const HERE_ANCHOR: Anchor = { anchor: 'here' };
const DIE_ANCHOR: Anchor = { anchor: 'die' };
const wonAnchor = (seat: Seat): Anchor => ({ anchor: `won-${seat}` });
const stackAnchor = (sector: number): Anchor => ({ anchor: `stack-${sector}` });
/** Where a kind of stock is: in its hold; money is beside the captain's name. */
const holdAnchor = (seat: Seat, kind: number): Anchor => ({
  anchor: kind === ASTRO ? `astro-${seat}` : `hold-${seat}-${kind}`,
});

const stockFlights = staggeredFlights((kind) => ringedSign(<StockSign kind={kind} size="l" />));

/** One flight for each item of a bundle; a few coins represent any amount of money. */
const stockBundleFlights = (
  bundle: Bundle,
  from: (kind: number) => Anchor,
  to: (kind: number) => Anchor,
): readonly CardFlight[] =>
  legsOf(
    bundle.map((n, kind) => (kind === ASTRO ? Math.min(n, 3) : n)),
    from,
    to,
  );

const coinFlights = (n: number, from: Anchor, to: Anchor): readonly CardFlight[] =>
  Array.from({ length: Math.min(n, 3) }, () => ({ kind: ASTRO, from, to }));

const cardFlight = (from: Anchor, to: Anchor, sector: string): readonly FlightAnimation[] => [
  { key: 'card', picture: <SectorBack sector={sector} />, from, to },
];

/** The animations for an event. */
export function flightAnimations(event: Event): readonly FlightAnimation[] {
  switch (event.kind) {
    case 'produced':
      return event.isLost
        ? []
        : stockFlights([{ kind: event.stock, from: DIE_ANCHOR, to: holdAnchor(event.seat, event.stock) }]);
    case 'took':
      return stockFlights([{ kind: event.resource, from: HERE_ANCHOR, to: holdAnchor(event.seat, event.resource) }]);
    case 'bought': {
      const { seat, goods, n, astro } = event;
      const wares = Array.from({ length: n }, () => ({ kind: goods, from: HERE_ANCHOR, to: holdAnchor(seat, goods) }));
      return [...stockFlights(coinFlights(astro, holdAnchor(seat, ASTRO), HERE_ANCHOR)), ...stockFlights(wares, 120)];
    }
    case 'sold': {
      const { seat, goods, astro } = event;
      const wares = stockBundleFlights(
        goods,
        (kind) => holdAnchor(seat, kind),
        () => HERE_ANCHOR,
      );
      return [...stockFlights(wares), ...stockFlights(coinFlights(astro, HERE_ANCHOR, holdAnchor(seat, ASTRO)), 120)];
    }
    case 'paid':
      return stockFlights(coinFlights(event.astro, holdAnchor(event.seat, ASTRO), HERE_ANCHOR));
    case 'fulfilled': {
      const { seat, paid, astro } = event;
      const given = stockBundleFlights(
        paid,
        (kind) => holdAnchor(seat, kind),
        () => HERE_ANCHOR,
      );
      return [...stockFlights(given), ...stockFlights(coinFlights(astro, HERE_ANCHOR, holdAnchor(seat, ASTRO)), 120)];
    }
    case 'forced': {
      const { seat, from, resource, astro } = event;
      const bought = { kind: resource, from: holdAnchor(from, resource), to: holdAnchor(seat, resource) };
      return [
        ...stockFlights([bought]),
        ...stockFlights(coinFlights(astro, holdAnchor(seat, ASTRO), holdAnchor(from, ASTRO)), 120),
      ];
    }
    case 'traded': {
      const { seat, with: partner, gave, got } = event;
      const mine = (kind: number) => holdAnchor(seat, kind);
      const theirs = (kind: number) => holdAnchor(partner, kind);
      return [
        ...stockFlights(stockBundleFlights(gave, mine, theirs)),
        ...stockFlights(stockBundleFlights(got, theirs, mine), 120),
      ];
    }
    case 'revealed':
    case 'pirate':
      return cardFlight(stackAnchor(event.sector), HERE_ANCHOR, String(event.sector + 1));
    case 'settled':
    case 'moored':
      return cardFlight(HERE_ANCHOR, wonAnchor(event.seat), String(event.sector + 1));
    case 'trophy':
      return cardFlight(HERE_ANCHOR, wonAnchor(event.seat), '');
    default:
      return [];
  }
}
