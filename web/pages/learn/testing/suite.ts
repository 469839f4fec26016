import { findEdition, LANGUAGES } from '@orrery/catalog';
import {
  type Game,
  isChance,
  isUndo,
  type Kinded,
  MoveList,
  parseLog,
  type SeatView,
  type Wording,
} from '@orrery/kernel';
import { expect, test } from 'vitest';
import { tableFor } from '../../../games/editions.ts';
import type { Course } from '../../../games/lesson.ts';
import { linesOf } from '../../../games/lesson.ts';
import type { Furniture } from '../../../table/furniture.ts';
import { speaker } from '../../../texts/catalogue.ts';
import { LessonSession } from '../lesson-session.ts';

/** A clock that does not wait. */
const HASTE = { now: () => 0, date: () => 0, wait: () => Promise.resolve() };

interface Played<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly game: Game<T, H, B, M, E, O, K>;
  readonly wording: Wording<T, H, M, E, O>;
  readonly furniture: Pick<Furniture<T, H, M, E>, 'places' | 'panels'>;
  readonly almanac: string;
  readonly course: Course;
}

/** Parts of the frame that a step can point at; the rest are panels of the game. */
const FRAME_PARTS = ['prompt', 'board', 'log', 'seats', 'bar'];

/** More turns of the loop than any lesson takes until it waits for the learner. */
const PATIENCE = 2000;

/** Plays a lesson as a learner would, and holds it to what a learner relies on. */
export async function lessonSuite(course: Course): Promise<void> {
  const { game: name, edition } = course.lesson;
  const furnished = await tableFor(name, edition);
  const almanac = await findEdition(name, edition)?.voice?.almanac('en');
  if (!furnished.ok || almanac === undefined) throw new Error(`${name} has no table or no almanac`);
  furnished.value.use((game, wording, furniture) => suiteOf({ game, wording, furniture, almanac, course }));
}

function suiteOf<T, H, B, M extends Kinded, E extends Kinded, O, K>({
  game,
  wording,
  furniture,
  almanac,
  course: { lesson, texts },
}: Played<T, H, B, M, E, O, K>): void {
  const lines = linesOf(lesson);
  const { print } = game.notation;

  const open = (step = 0) => {
    const opened = LessonSession.open(game, wording, lesson, {
      clock: HASTE,
      pace: () => 0,
      progress: { step },
      keep: () => undefined,
    });
    if (!opened.ok) throw new Error(opened.problem.text);
    return opened.value;
  };
  const settle = async (session: ReturnType<typeof open>) => {
    for (let i = 0; i < PATIENCE && session.guidance.waits === 'others'; i++) await Promise.resolve();
    return session.guidance;
  };

  test('the log of the lesson is accepted by the engine, and every move of the learner is led to by a step', () => {
    const log = parseLog(game, lesson.log);
    if (!log.ok) throw new Error(log.problem.text);
    expect(log.value.header).toMatchObject({ game: lesson.game, edition: lesson.edition });
    const own = log.value.entries.flatMap((entry, at) =>
      !isChance(entry) && !isUndo(entry) && entry.by === lesson.seat ? [at] : [],
    );
    expect(own.filter((at) => !lines.some(({ step }) => step.at === at))).toEqual([]);
    expect(lines.map(({ step }) => step.at)).toEqual([...lines.map(({ step }) => step.at)].sort((a, b) => a - b));
  });

  test('whoever does what is said comes to the end; what is pointed at is there', async () => {
    const session = open();
    const said: string[] = [];
    for (let i = 0; i < lines.length; i++) {
      const { waits, line } = await settle(session);
      if (line === null) throw new Error(`after ${said.at(-1)} the lesson waits for ${waits}`);
      said.push(line.step.say);
      expect(line.step.at, line.step.say).toBe(session.moment.seq);
      const { point, rule } = line.step;
      if (point !== undefined && 'place' in point) {
        const { view } = session.moment;
        const places = furniture.places(view, 'across').map(({ id }) => id);
        expect(places, line.step.say).toContain(point.place);
      } else if (point !== undefined) {
        expect([...FRAME_PARTS, ...furniture.panels.map(({ key }) => key)], line.step.say).toContain(point.part);
      }
      if (rule !== undefined) expect(almanac, line.step.say).toContain(`**${rule}**`);
      if (waits === 'next') session.next();
      else await session.demonstrate();
    }
    expect((await settle(session)).waits).toBe('end');
    expect(said).toEqual(lines.map(({ step }) => step.say));
  });

  test('whoever does something else sees what comes of it, and finds back', async () => {
    let detours = 0;
    for (const { number } of lines) {
      const session = open(number);
      const { waits } = await settle(session);
      const { request, view } = session.moment;
      if (waits !== 'move' || request === null || view.seat === null) continue;
      const before = JSON.stringify(view);
      const other = otherMove(view, session);
      if (other === null) continue;
      detours++;
      expect(await session.choose(request.id, other)).toEqual([]);
      expect(session.guidance).toMatchObject({ waits: 'back', detour: other });
      session.back();
      expect(JSON.stringify(session.moment.view)).toBe(before);
      expect(session.guidance.waits).toBe('move');
    }
    expect(detours).toBeGreaterThan(0);
  });

  function otherMove(view: SeatView<T, H>, session: ReturnType<typeof open>): M | null {
    const moves = new MoveList<M>(1);
    game.moves(view, moves);
    const log = parseLog(game, lesson.log);
    const entry = log.ok ? log.value.entries[session.moment.seq] : undefined;
    const meant = entry === undefined || isChance(entry) || isUndo(entry) ? null : entry.move;
    return moves.toArray().find((move) => meant !== null && print(move) !== print(meant)) ?? null;
  }

  test.each(LANGUAGES)('everything is said in %s, in a sentence or two', (language) => {
    const say = speaker(texts, language);
    for (const { step } of lines) {
      const text = say(step.say);
      expect(text, step.say).toMatch(/[.!?]$/);
      expect(text.length, step.say).toBeLessThan(330);
    }
    for (const { title } of lesson.chapters) expect(say(title)).toMatch(/^\P{Cc}+$/u);
    expect(Object.keys(texts[language]).sort()).toEqual(Object.keys(texts.en).sort());
    const used = new Set([...lines.map(({ step }) => step.say), ...lesson.chapters.map(({ title }) => title)]);
    expect(Object.keys(texts.en).filter((key) => !used.has(key))).toEqual([]);
  });
}
