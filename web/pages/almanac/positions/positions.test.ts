import { GAMES, presentEdition } from '@orrery/catalog';
import { isChance, isUndo, MoveList, parseLog } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { findEntry, parseAlmanac } from '../../../almanac/parse.ts';
import { tableFor } from '../../../games/editions.ts';
import { findKit } from '../../../games/index.ts';
import { linesOf } from '../../../games/lesson.ts';
import { LessonSession } from '../../learn/lesson-session.ts';
import { loadPosition } from './positions.ts';

/** A clock that does not wait. */
const HASTE = { now: () => 0, date: () => 0, wait: () => Promise.resolve() };
const PATIENCE = 200;

const loaded = await Promise.all(
  GAMES.map(async ({ id }) => ({ game: id, entries: Object.keys((await findKit(id)?.almanac?.())?.positions ?? {}) })),
);
const POSITIONS = loaded.filter(({ entries }) => entries.length > 0);
const ALL = POSITIONS.flatMap(({ game, entries }) => entries.map((entry) => [game, entry] as const));

test.each(POSITIONS)('$game has a handful of positions, at entries that exist', async ({ game, entries }) => {
  const almanac = parseAlmanac((await presentEdition(game)?.voice?.almanac('en')) ?? '');
  expect(entries.length).toBeGreaterThan(5);
  expect(entries.filter((key) => findEntry(almanac, key)?.key !== key)).toEqual([]);
});

describe.each(ALL)('the position of %s at %s', (game, entry) => {
  test('plays through on the engine, shows what another move does, and begins anew', async () => {
    const position = await loadPosition(game, entry);
    if (position === null) throw new Error('nothing to try');
    const { course, panels } = position;
    const furnished = await tableFor(game, course.lesson.edition);
    if (!furnished.ok) throw new Error(furnished.problem.text);
    await furnished.value.use(async (rules, wording, furniture) => {
      expect(panels.filter((key) => !furniture.panels.some((panel) => panel.key === key))).toEqual([]);
      const opened = LessonSession.open(rules, wording, course.lesson, {
        clock: HASTE,
        pace: () => 0,
        progress: { step: 0 },
        keep: () => undefined,
      });
      if (!opened.ok) throw new Error(opened.problem.text);
      const session = opened.value;
      const start = JSON.stringify(session.moment.view);
      const settle = async () => {
        for (let i = 0; i < PATIENCE && session.guidance.waits === 'others'; i++) await Promise.resolve();
      };
      for (const { step } of linesOf(course.lesson)) {
        await settle();
        expect(session.guidance, step.say).toMatchObject({ waits: 'move', line: { step } });
        await session.demonstrate();
      }
      await settle();
      expect(session.guidance.waits).toBe('end');
      expect(session.moment.story.at(-1)?.seq).toBeGreaterThan(linesOf(course.lesson)[0]?.step.at ?? 0);

      session.goTo(0);
      expect(JSON.stringify(session.moment.view)).toBe(start);
      const { request, view } = session.moment;
      if (request === null || view.seat === null) throw new Error('nobody is asked');
      const moves = new MoveList<Parameters<typeof rules.notation.print>[0]>(1);
      rules.moves(view, moves);
      const log = parseLog(rules, course.lesson.log);
      const next = log.ok ? log.value.entries[session.moment.seq] : undefined;
      const meant = next === undefined || isChance(next) || isUndo(next) ? '' : rules.notation.print(next.move);
      const other = moves.toArray().find((move) => rules.notation.print(move) !== meant);
      if (other === undefined) return; // a roll that nobody can refuse
      expect(await session.choose(request.id, other)).toEqual([]);
      expect(session.guidance.waits).toBe('back');
      session.goTo(0);
      expect(JSON.stringify(session.moment.view)).toBe(start);
    });
  });
});
