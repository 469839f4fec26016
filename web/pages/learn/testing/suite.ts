import { findEdition, LANGUAGES } from '@orrery/catalog';
import {
  type Game,
  type GameMessages,
  isChanceEntry,
  isUndoEntry,
  type Kinded,
  MoveList,
  parseLog,
  type SeatView,
} from '@orrery/kernel';
import { expect, test } from 'vitest';
import { gameUiFor } from '../../../games/editions.ts';
import type { LessonCourse } from '../../../games/lesson.ts';
import { numberedSteps } from '../../../games/lesson.ts';
import type { GameUi } from '../../../table/game-ui.ts';
import { makeTranslate } from '../../../texts/catalogue.ts';
import { LessonSession } from '../lesson-session.ts';

/** A clock that does not wait. */
const INSTANT_CLOCK = { now: () => 0, date: () => 0, wait: () => Promise.resolve() };

interface LessonFixture<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly game: Game<T, H, B, M, E, O, K>;
  readonly messages: GameMessages<T, H, M, E, O>;
  readonly ui: Pick<GameUi<T, H, M, E>, 'places' | 'panels'>;
  readonly almanac: string;
  readonly course: LessonCourse;
}

/** Parts of the frame that a step can point at; the others are panels of the game. */
const FRAME_PARTS = ['prompt', 'board', 'log', 'seats', 'bar'];

/** Upper bound of loop iterations until a lesson waits for the user. */
const MAX_LOOP_TURNS = 2000;

/** Plays a lesson as a user would, and checks what a user relies on. */
export async function testLesson(course: LessonCourse): Promise<void> {
  const { game: name, edition } = course.lesson;
  const furnished = await gameUiFor(name, edition);
  const almanac = await findEdition(name, edition)?.voice?.almanac('en');
  if (!furnished.ok || almanac === undefined) throw new Error(`${name} has no table UI or no almanac`);
  furnished.value.use((game, gameMessages, ui) =>
    testTypedLesson({ game, messages: gameMessages, ui, almanac, course }),
  );
}

function testTypedLesson<T, H, B, M extends Kinded, E extends Kinded, O, K>({
  game,
  messages,
  ui,
  almanac,
  course: { lesson, texts },
}: LessonFixture<T, H, B, M, E, O, K>): void {
  const lines = numberedSteps(lesson);
  const { print } = game.notation;

  const open = (step = 0) => {
    const opened = LessonSession.open(game, messages, lesson, {
      clock: INSTANT_CLOCK,
      pace: () => 0,
      progress: { step },
      saveProgress: () => undefined,
    });
    if (!opened.ok) throw new Error(opened.problem.text);
    return opened.value;
  };
  const settle = async (session: ReturnType<typeof open>) => {
    for (let i = 0; i < MAX_LOOP_TURNS && session.state.waitsFor === 'others'; i++) await Promise.resolve();
    return session.state;
  };

  test('the log of the lesson is accepted by the engine, and every move of the learner has a step', () => {
    const log = parseLog(game, lesson.log);
    if (!log.ok) throw new Error(log.problem.text);
    expect(log.value.header).toMatchObject({ game: lesson.game, edition: lesson.edition });
    const own = log.value.entries.flatMap((entry, at) =>
      !isChanceEntry(entry) && !isUndoEntry(entry) && entry.by === lesson.seat ? [at] : [],
    );
    expect(own.filter((at) => !lines.some(({ step }) => step.at === at))).toEqual([]);
    expect(lines.map(({ step }) => step.at)).toEqual([...lines.map(({ step }) => step.at)].sort((a, b) => a - b));
  });

  test('a player who follows the lesson reaches its end, and everything it points at is there', async () => {
    const session = open();
    const said: string[] = [];
    for (let i = 0; i < lines.length; i++) {
      const { waitsFor, step } = await settle(session);
      if (step === null) throw new Error(`after ${said.at(-1)} the lesson waits for ${waitsFor}`);
      said.push(step.step.say);
      expect(step.step.at, step.step.say).toBe(session.snapshot.seq);
      const { point, rule } = step.step;
      if (point !== undefined && 'place' in point) {
        const { view } = session.snapshot;
        const places = ui.places(view, 'across').map(({ id }) => id);
        expect(places, step.step.say).toContain(point.place);
      } else if (point !== undefined) {
        expect([...FRAME_PARTS, ...ui.panels.map(({ key }) => key)], step.step.say).toContain(point.part);
      }
      if (rule !== undefined) expect(almanac, step.step.say).toContain(`**${rule}**`);
      if (waitsFor === 'next') session.next();
      else await session.playForLearner();
    }
    expect((await settle(session)).waitsFor).toBe('end');
    expect(said).toEqual(lines.map(({ step }) => step.say));
  });

  test('a player who does something else sees the result, and can go back', async () => {
    let detours = 0;
    for (const { number } of lines) {
      const session = open(number);
      const { waitsFor } = await settle(session);
      const { request, view } = session.snapshot;
      if (waitsFor !== 'move' || request === null || view.seat === null) continue;
      const before = JSON.stringify(view);
      const other = otherMove(view, session);
      if (other === null) continue;
      detours++;
      expect(await session.choose(request.id, other)).toEqual([]);
      expect(session.state).toMatchObject({ waitsFor: 'back', detour: other });
      session.back();
      expect(JSON.stringify(session.snapshot.view)).toBe(before);
      expect(session.state.waitsFor).toBe('move');
    }
    expect(detours).toBeGreaterThan(0);
  });

  function otherMove(view: SeatView<T, H>, session: ReturnType<typeof open>): M | null {
    const moves = new MoveList<M>(1);
    game.moves(view, moves);
    const log = parseLog(game, lesson.log);
    const entry = log.ok ? log.value.entries[session.snapshot.seq] : undefined;
    const meant = entry === undefined || isChanceEntry(entry) || isUndoEntry(entry) ? null : entry.move;
    return moves.toArray().find((move) => meant !== null && print(move) !== print(meant)) ?? null;
  }

  test.each(LANGUAGES)('every step has a short text in %s', (language) => {
    const say = makeTranslate(texts, language);
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
