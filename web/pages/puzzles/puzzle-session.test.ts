import { findEdition } from '@orrery/catalog';
import type { duel as present } from '@orrery/duel';
import type { gameMessages as presentWording } from '@orrery/duel/words';
import { expect, test } from 'vitest';
import { DUEL_PUZZLES } from '../../games/duel/puzzles/set.ts';
import { PuzzleSession } from './puzzle-session.ts';

/** The edition of the puzzles; its states have the same types as the current ones. */
const words = await findEdition('duel', DUEL_PUZZLES.edition)?.voice?.words();
if (words === undefined) throw new Error('the edition of the puzzles is not supported');
const [duel, duelWording] = words.use<unknown>((...parts) => parts) as [typeof present, typeof presentWording];

const puzzle = DUEL_PUZZLES.puzzles.find(({ steps, theme }) => steps.length === 2 && theme === 'building');
if (puzzle === undefined) throw new Error('no puzzle of two moves');
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
    onSolved: solved,
  });
  if (!opened.ok) throw new Error(opened.problem.text);
  const session = opened.value;
  const choose = (text: string | undefined) => {
    const move = duel.notation.parse(text ?? '');
    const { request } = session.snapshot;
    if (move === null || request === null) throw new Error(`${text} cannot be played`);
    return session.choose(request.id, move);
  };
  return { session, choose };
}

test('finding every move solves the puzzle, which is reported once', async () => {
  let solved = 0;
  const { session, choose } = open(() => solved++);
  expect(session.state).toMatchObject({ stage: 'asked', verdict: null, solutionLength: 2 });
  await choose(first);
  expect(session.state).toMatchObject({ stage: 'onwards', verdict: { kind: 'best' } });
  expect(solved).toBe(0);
  await choose(second);
  expect(session.state.stage).toBe('solved');
  expect(session.snapshot.request).toBeNull();
  expect(solved).toBe(1);
});

test('a worse move is played, judged, and undone to its decision', async () => {
  const { session, choose } = open();
  const before = JSON.stringify(session.snapshot.view);
  await choose(worse);
  expect(session.state).toMatchObject({ stage: 'judged', verdict: { kind: expect.stringMatching(/near|worse/) } });
  expect(session.snapshot.request).toBeNull();
  expect(JSON.stringify(session.snapshot.view)).not.toBe(before);
  session.again();
  expect(session.state.stage).toBe('asked');
  expect(JSON.stringify(session.snapshot.view)).toBe(before);

  await choose(first);
  const between = JSON.stringify(session.snapshot.view);
  await choose('end');
  expect(session.snapshot.undoable).toBe(1);
  expect(await session.undo()).toEqual([]);
  expect(JSON.stringify(session.snapshot.view)).toBe(between);
  expect(session.state.solutionMoves).toHaveLength(1);
});

test('the solution is played to its end from any position, and does not count as solved', async () => {
  let solved = 0;
  const { session, choose } = open(() => solved++);
  await choose(first);
  session.playSolution();
  for (let i = 0; i < 20 && session.state.isPlaying; i++) await Promise.resolve();
  expect(session.state).toMatchObject({ stage: 'shown', isPlaying: false });
  expect(session.state.solutionMoves).toHaveLength(2);
  expect(solved).toBe(0);
  session.again();
  expect(session.state).toMatchObject({ stage: 'asked', solutionMoves: [] });
});

test('an illegal move is refused and not judged', async () => {
  const { session } = open();
  expect(await session.choose(session.snapshot.request?.id ?? 0, { kind: 'stop' })).not.toEqual([]);
  expect(await session.choose(-1, { kind: 'end' })).not.toEqual([]);
  expect(session.state.stage).toBe('asked');
});

test('a line with the same result is right as well; leaving it is not', async () => {
  const { session, choose } = open(() => undefined, puzzle && { ...puzzle, ways: [['end', 'roll']] });
  await choose('end');
  expect(session.state).toMatchObject({ stage: 'onwards', verdict: { kind: 'best' } });
});

test('an invalid log is reported as invalid', () => {
  const parts = { sitters: [], clock: { now: () => 0, date: () => 0, wait: () => Promise.resolve() }, pace: () => 0 };
  const opened = PuzzleSession.open(
    duel,
    duelWording,
    { ...puzzle, log: 'no log' },
    { ...parts, onSolved: () => undefined },
  );
  expect(opened.ok).toBe(false);
});
