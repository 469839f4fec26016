import { total } from '@orrery/kernel';
import type { Event } from '@orrery/startrek/facts';
import { expect, test } from 'vitest';
import type { StoryLine } from '../../../session/session.ts';
import { mainKind, promptHint } from './prompt.ts';
import { playRandomGame } from './testing/games.ts';
import { tableApiOf } from './testing/play.ts';

test('the end of the turn is the filled button only when nothing can be built or bought', () => {
  const met = { end: 0, none: 0 };
  playRandomGame({ seed: 11, seats: 3, maxEntries: 900 }, (request) => {
    if (request.asking.question !== 'build') return;
    const kinds = new Set(request.moves.map(({ kind }) => kind));
    const canBuild = (['ship', 'station', 'base', 'buy'] as const).some((kind) => kinds.has(kind));
    const main = mainKind(tableApiOf(request).play);
    expect(main).toBe(canBuild ? null : 'end');
    met[canBuild ? 'none' : 'end']++;
  });
  expect(Math.min(met.end, met.none)).toBeGreaterThan(3);
});

test('what is asked for is filled: the roll, a place, the cruiser', () => {
  const met = new Set<string>();
  playRandomGame({ seed: 12, seats: 3, maxEntries: 900 }, (request) => {
    const main = mainKind(tableApiOf(request).play);
    if (main !== null) met.add(main);
    if (request.asking.question === 'found-station') expect(main).toBe('found');
    if (request.asking.question === 'cruiser') expect(main).toBe('cruiser');
  });
  expect([...met]).toEqual(expect.arrayContaining(['found', 'found-ship', 'roll', 'cruiser', 'end']));
});

test('how to trade is said until the viewer has traded', () => {
  let said = 0;
  playRandomGame({ seed: 13, seats: 3, maxEntries: 900 }, (request) => {
    const { asking, view } = request;
    if (asking.question !== 'trade' || asking.must !== 1 << view.seat || total(view.hand.resources) === 0) return;
    const { play } = tableApiOf(request);
    const banked = (seat: number): StoryLine<Event> => ({
      seq: 1,
      event: { kind: 'banked', seat, give: 0, paid: 4, take: 1 },
      words: null,
      isChapter: false,
    });
    const others = (view.seat + 1) % view.table.players.length;
    expect(promptHint({ ...play, story: [banked(others)] }, 'en')).toMatch(/^To trade, /);
    expect(promptHint({ ...play, story: [banked(view.seat)] }, 'en')).toBeNull();
    said++;
  });
  expect(said).toBeGreaterThan(3);
});
