import { findEdition } from '@orrery/catalog';
import type { duel as present } from '@orrery/duel';
import type { wording as presentWording } from '@orrery/duel/words';
import { expect, test } from 'vitest';
import { DUEL_PUZZLES } from '../../games/duel/puzzles/set.ts';
import { PuzzleSession } from './puzzle-session.ts';

/** The rules that the puzzles were made for; their states have the types of the present ones. */
const words = await findEdition('duel', DUEL_PUZZLES.edition)?.voice?.words();
if (words === undefined) throw new Error('nobody carries the edition of the puzzles');
const [duel, duelWording] = words.use<unknown>((...parts) => parts) as [typeof present, typeof presentWording];

const [, puzzle] = DUEL_PUZZLES.puzzles;
if (puzzle === undefined) throw new Error('there is no second puzzle');
const [first, second] = puzzle.steps.map((choices) => choices[0]?.move ?? '');
const worse = puzzle.steps[0]?.at(-1)?.move ?? '';

function open(solved: () => void = () => undefined, given = puzzle) {
  if (given === undefined) throw new Error('no puzzle');
  const opened = PuzzleSession.open(duel, duelWording, given, {
    sitters: [
      { kind: 'person', name: '' },
      { kind: 'person', name: '' },
    ],
    clock: { now: () => 0, date: () => 0, wait: () => Promise.resolve() },
    pace: () => 0,
    solved,
  });
  if (!opened.ok) throw new Error(opened.problem.text);
  const session = opened.value;
  const choose = (text: string | undefined) => {
    const move = duel.notation.parse(text ?? '');
    const { request } = session.moment;
    if (move === null || request === null) throw new Error(`${text} cannot be chosen`);
    return session.choose(request.id, move);
  };
  return { session, choose };
}

test('whoever finds every move has solved it, and is told so once', async () => {
  let solved = 0;
  const { session, choose } = open(() => solved++);
  expect(session.solving).toMatchObject({ stage: 'asked', verdict: null, of: 2 });
  await choose(first);
  expect(session.solving).toMatchObject({ stage: 'onwards', verdict: { kind: 'best' } });
  expect(solved).toBe(0);
  await choose(second);
  expect(session.solving.stage).toBe('solved');
  expect(session.moment.request).toBeNull();
  expect(solved).toBe(1);
});

test('a worse move is played, judged, and taken back to the decision it was made at', async () => {
  const { session, choose } = open();
  const before = JSON.stringify(session.moment.view);
  await choose(worse);
  expect(session.solving).toMatchObject({ stage: 'judged', verdict: { kind: expect.stringMatching(/near|worse/) } });
  expect(session.moment.request).toBeNull();
  expect(JSON.stringify(session.moment.view)).not.toBe(before);
  session.again();
  expect(session.solving.stage).toBe('asked');
  expect(JSON.stringify(session.moment.view)).toBe(before);

  await choose(first);
  const between = JSON.stringify(session.moment.view);
  await choose('end');
  expect(session.moment.undoable).toBe(1);
  expect(await session.undo()).toEqual([]);
  expect(JSON.stringify(session.moment.view)).toBe(between);
  expect(session.solving.line).toHaveLength(1);
});

test('the solution is shown to its end from wherever somebody is, and that does not count as solved', async () => {
  let solved = 0;
  const { session, choose } = open(() => solved++);
  await choose(first);
  session.show();
  for (let i = 0; i < 20 && session.solving.isPlaying; i++) await Promise.resolve();
  expect(session.solving).toMatchObject({ stage: 'shown', isPlaying: false });
  expect(session.solving.line).toHaveLength(2);
  expect(solved).toBe(0);
  session.again();
  expect(session.solving).toMatchObject({ stage: 'asked', line: [] });
});

test('what the rules refuse is refused, and nothing is judged', async () => {
  const { session } = open();
  expect(await session.choose(session.moment.request?.id ?? 0, { kind: 'stop' })).not.toEqual([]);
  expect(await session.choose(-1, { kind: 'end' })).not.toEqual([]);
  expect(session.solving.stage).toBe('asked');
});

test('a line that comes to the same is right as well; leaving it is not', async () => {
  const { session, choose } = open(() => undefined, puzzle && { ...puzzle, ways: [['end', 'roll']] });
  await choose('end');
  expect(session.solving).toMatchObject({ stage: 'onwards', verdict: { kind: 'best' } });
});

test('a log that is none is said to be none', () => {
  const parts = { sitters: [], clock: { now: () => 0, date: () => 0, wait: () => Promise.resolve() }, pace: () => 0 };
  const opened = PuzzleSession.open(
    duel,
    duelWording,
    { ...puzzle, log: 'no log' },
    { ...parts, solved: () => undefined },
  );
  expect(opened.ok).toBe(false);
});
