import { EVERY_GAME } from '@orrery/catalog';
import {
  fastRng,
  type Game,
  type Kinded,
  Match,
  printEntry,
  type Seat,
  seededChance,
  someoneAsked,
  standardOptions,
} from '@orrery/kernel';
import { changed, type LiveStep, type Plain } from '@orrery/protocol';
import { describe, expect, test } from 'vitest';
import { Course } from './course.ts';
import { type Stride, stepFor } from './stride.ts';

const STEPS = 150;

/** Plays the same random game as a match and as a course, and hands every stage of it to `each`. */
function playBoth<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  seed: number,
  each: (match: Match<T, H, B, M, E, O, K>, course: Course<T, H, B, M, E, O, K>, strides: readonly Stride[]) => void,
): void {
  const options = standardOptions(game.options);
  const seats = game.seats[0];
  const match = Match.start(game, { id: 'g', options, seats, chance: seededChance(seed) });
  const course = new Course(game, { options, seats });
  const chance = seededChance(seed);
  const slot = game.setup(options, seats);
  const strides: Stride[] = [];
  course.drawChance(chance, slot, [], strides);
  each(match, course, strides);
  const rng = fastRng(seed);
  const texts = () => match.entries.map((entry) => printEntry(game.notation, entry));
  for (let i = 0; i < STEPS && match.awaiting.who === 'seats'; i++) {
    const seat = someoneAsked(match.awaiting, rng);
    if (match.undoable(seat) > 0 && rng(12) === 0) {
      match.undo(seat);
      course.rewind(match.entries);
      expect(course.state).toEqual(match.state);
      expect(course.lastUndo).toBe(match.seq);
      continue;
    }
    const moves = match.moves(seat, 2);
    const move = moves[rng(moves.length)];
    const request = match.request(seat);
    if (move === undefined || request === null) throw new Error('nothing to do');
    const before = texts();
    match.choose(seat, request.id, move);
    const played = course.choose(seat, request.id, game.notation.print(move), chance, slot);
    if (!played.ok) throw new Error(JSON.stringify(played.refusals));
    expect([...before, ...played.entries]).toEqual(texts());
    each(match, course, played.strides);
  }
  const again = Course.replay(game, { options, seats }, texts());
  expect(again.state).toEqual(match.state);
  expect(again.seq).toBe(match.seq);
  for (let seat = 0; seat < seats; seat++) expect(again.request(seat)).toEqual(match.request(seat));
}

const games = EVERY_GAME.flatMap(({ id, editions }) => editions.slice(-1).map(({ load }) => ({ id, load })));

describe.each(games)('$id', ({ load }) => {
  test('a course asks, allows and takes back as a match does', async () => {
    (await load()).use((game) =>
      playBoth(game, 7, (match, course) => {
        expect(course.seq).toBe(match.seq);
        for (let seat = 0; seat < game.seats[0]; seat++) {
          expect(course.request(seat)).toEqual(match.request(seat));
          expect(course.undoable(seat)).toBe(match.undoable(seat));
        }
      }),
    );
  });

  test('steps lead everybody from view to view, and tell what the match tells', async () => {
    (await load()).use((game) => {
      const seats = game.seats[0];
      const audience: (Seat | null)[] = [null, ...Array.from({ length: seats }, (_, seat) => seat)];
      const before = game.setup(standardOptions(game.options), seats);
      const views = audience.map((seat) => ({
        seat,
        table: before.table as Plain,
        hand: before.hands[seat ?? 0] as Plain,
      }));
      let undone = 0;
      playBoth(game, 8, (match, course, strides) => {
        if (course.lastUndo > undone) {
          undone = course.lastUndo;
          // Pages go back to a view they had; here the present, before these strides, is taken from the log.
          const texts = match.entries.map((entry) => printEntry(game.notation, entry));
          const earlier = Course.replay(game, course.frame, texts.slice(0, (strides[0]?.seq ?? 1) - 1));
          for (const view of views) {
            view.table = earlier.state.table as Plain;
            view.hand = earlier.state.hands[view.seat ?? 0] as Plain;
          }
        }
        for (const view of views) {
          for (const stride of strides) {
            const step: LiveStep = JSON.parse(stepFor(stride, view.seat));
            if (step.table !== null) view.table = changed(view.table, step.table);
            if (step.hand !== null) view.hand = changed(view.hand, step.hand);
            const [told] = match.told(view.seat, stride.seq - 1);
            expect({ seq: step.seq, events: step.events }).toEqual(JSON.parse(JSON.stringify(told)));
          }
          expect(view.table).toEqual(match.state.table);
          if (view.seat !== null) expect(view.hand).toEqual(match.state.hands[view.seat]);
        }
      });
    });
  });
});

test('what cannot be answered is refused, and nothing changes', async () => {
  (await games.find(({ id }) => id === 'comet')?.load())?.use((game) => {
    const frame = { options: standardOptions(game.options), seats: 2 };
    const course = new Course(game, frame);
    const slot = game.setup(frame.options, 2);
    course.drawChance(seededChance(1), slot, [], []);
    const seat = [0, 1].find((each) => course.request(each) !== null) ?? 0;
    const id = course.request(seat)?.id ?? 0;
    const before = JSON.stringify(course.state);
    const say = (by: Seat, request: number, move: string) => course.choose(by, request, move, seededChance(1), slot);
    expect(say(1 - seat, id, 'roll')).toMatchObject({ refusals: [{ code: 'not-asked' }] });
    expect(say(9, id, 'roll')).toMatchObject({ refusals: [{ code: 'not-asked' }] });
    expect(say(seat, id - 1, 'roll')).toMatchObject({ refusals: [{ code: 'stale-request' }] });
    expect(say(seat, id, 'sing')).toMatchObject({ refusals: [{ code: 'table.notation' }] });
    expect(JSON.stringify(course.state)).toBe(before);
  });
});
