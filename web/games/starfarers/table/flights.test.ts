import type { Event } from '@orrery/starfarers/facts';
import { expect, test } from 'vitest';
import { flightAnimations } from './flights.tsx';
import { type AskedSeatCase, playRandomGame } from './testing/games.ts';

test('a ship flies link by link from where it was to where it is', () => {
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
