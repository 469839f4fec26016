import type { Event } from '@orrery/starfarers/facts';
import { expect, test } from 'vitest';
import { flightAnimations } from './flights.tsx';
import { type AskedSeatCase, playRandomGame } from './testing/games.ts';

test('a ship moves link by link from its old place to its new one', () => {
  let last: { readonly view: AskedSeatCase['view']; readonly told: number } | null = null;
  let flown = 0;
  playRandomGame({ seed: 8, seats: 3, maxEntries: 400 }, ({ view, story }) => {
    const news = story.slice(last?.told ?? 0).map(({ event }) => event);
    const flew = news.find((event): event is Extract<Event, { kind: 'flew' }> => event.kind === 'flew');
    if (last !== null && flew !== undefined && news[0] === flew && last.view.seat === view.seat) {
      const [flight] = flightAnimations(flew, last.view, view);
      flown++;
      expect(flight?.from).toEqual({ place: `v${flew.from}` });
      expect(flight?.to).toEqual({ place: `v${flew.to}` });
      expect(flight?.via).toHaveLength(flew.links - 1);
    }
    last = { view: structuredClone(view), told: story.length };
  });
  expect(flown).toBeGreaterThan(10);
});

test('a friendship marker moves to the seat that wins it: from its outpost, or from the seat that loses it', () => {
  const sources = new Set<string>();
  for (const seed of [8, 9, 10]) {
    let last: { readonly view: AskedSeatCase['view']; readonly told: number } | null = null;
    playRandomGame({ seed, seats: 3, options: { target: 18 }, maxEntries: 2000 }, ({ view, story }) => {
      const news = story.slice(last?.told ?? 0).map(({ event }) => event);
      const won = news.find((event): event is Extract<Event, { kind: 'marker' }> => event.kind === 'marker');
      if (last !== null && won !== undefined && last.view.seat === view.seat) {
        const [flight] = flightAnimations(won, last.view, view);
        const holder = last.view.table.markers[won.people];
        expect(flight?.to).toEqual({ seat: won.seat });
        if (flight !== undefined) sources.add('seat' in flight.from ? 'seat' : 'outpost');
        if (flight !== undefined && 'seat' in flight.from) expect(flight.from.seat).toBe(holder);
      }
      last = { view: structuredClone(view), told: story.length };
    });
  }
  expect(sources).toContain('outpost');
});
