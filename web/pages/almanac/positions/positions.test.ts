import { GAMES, presentEdition } from '@orrery/catalog';
import { isChanceEntry, isUndoEntry, MoveList, parseLog } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { findAlmanacEntry, parseAlmanac } from '../../../almanac/parse.ts';
import { gameUiFor } from '../../../games/editions.ts';
import { findKit } from '../../../games/index.ts';
import { numberedSteps } from '../../../games/lesson.ts';
import { LessonSession } from '../../learn/lesson-session.ts';
import { loadTryPosition } from './positions.ts';

/** A clock that does not wait. */
const INSTANT_CLOCK = { now: () => 0, date: () => 0, wait: () => Promise.resolve() };
const MAX_LOOP_TURNS = 200;

const loaded = await Promise.all(
  GAMES.map(async ({ id }) => ({ game: id, entries: Object.keys((await findKit(id)?.almanac?.())?.positions ?? {}) })),
);
const POSITIONS = loaded.filter(({ entries }) => entries.length > 0);
const ALL = POSITIONS.flatMap(({ game, entries }) => entries.map((entry) => [game, entry] as const));

test.each(POSITIONS)('$game has a handful of positions, at entries that exist', async ({ game, entries }) => {
  const almanac = parseAlmanac((await presentEdition(game)?.voice?.almanac('en')) ?? '');
  expect(entries.length).toBeGreaterThan(5);
  expect(entries.filter((key) => findAlmanacEntry(almanac, key)?.key !== key)).toEqual([]);
});

describe.each(ALL)('the position of %s at %s', (game, entry) => {
  test('plays through on the engine, shows what another move does, and starts again', async () => {
    const position = await loadTryPosition(game, entry);
    if (position === null) throw new Error('no position to try');
    const { course, panels } = position;
    const furnished = await gameUiFor(game, course.lesson.edition);
    if (!furnished.ok) throw new Error(furnished.problem.text);
    await furnished.value.use(async (rules, gameMessages, ui) => {
      expect(panels.filter((key) => !ui.panels.some((panel) => panel.key === key))).toEqual([]);
      const opened = LessonSession.open(rules, gameMessages, course.lesson, {
        clock: INSTANT_CLOCK,
        pace: () => 0,
        progress: { step: 0 },
        saveProgress: () => undefined,
      });
      if (!opened.ok) throw new Error(opened.problem.text);
      const session = opened.value;
      const start = JSON.stringify(session.snapshot.view);
      const settle = async () => {
        for (let i = 0; i < MAX_LOOP_TURNS && session.state.waitsFor === 'others'; i++) await Promise.resolve();
      };
      for (const { step } of numberedSteps(course.lesson)) {
        await settle();
        expect(session.state, step.say).toMatchObject({ waitsFor: 'move', step: { step } });
        await session.playForLearner();
      }
      await settle();
      expect(session.state.waitsFor).toBe('end');
      expect(session.snapshot.story.at(-1)?.seq).toBeGreaterThan(numberedSteps(course.lesson)[0]?.step.at ?? 0);

      session.goTo(0);
      expect(JSON.stringify(session.snapshot.view)).toBe(start);
      const { request, view } = session.snapshot;
      if (request === null || view.seat === null) throw new Error('no request for a seat');
      const moves = new MoveList<Parameters<typeof rules.notation.print>[0]>(1);
      rules.moves(view, moves);
      const log = parseLog(rules, course.lesson.log);
      const next = log.ok ? log.value.entries[session.snapshot.seq] : undefined;
      const meant =
        next === undefined || isChanceEntry(next) || isUndoEntry(next) ? '' : rules.notation.print(next.move);
      const other = moves.toArray().find((move) => rules.notation.print(move) !== meant);
      if (other === undefined) return; // a roll that cannot be refused
      expect(await session.choose(request.id, other)).toEqual([]);
      expect(session.state.waitsFor).toBe('back');
      session.goTo(0);
      expect(JSON.stringify(session.snapshot.view)).toBe(start);
    });
  });
});
