import type { Puzzle } from '@orrery/bots/puzzles';
import { GAMES, LANGUAGES } from '@orrery/catalog';
import { type Game, type GameMessages, type Kinded, MoveList, parseLog, replay, viewsOf } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { gameUiFor } from '../../games/editions.ts';
import { findKit } from '../../games/index.ts';
import type { PuzzlesInfo } from '../../games/kit.ts';
import { makeTranslate } from '../../texts/catalogue.ts';
import { PuzzleSession } from './puzzle-session.ts';

const HASTE = { now: () => 0, date: () => 0, wait: () => Promise.resolve() };

interface Played<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly game: Game<T, H, B, M, E, O, K>;
  readonly wording: GameMessages<T, H, M, E, O>;
  readonly puzzle: Puzzle;
}

const sure = <V>(value: V | null | undefined): V => {
  if (value === null || value === undefined) throw new Error('missing value');
  return value;
};

/** Replays the log with the current rules, and checks what a solver relies on. */
async function holds<T, H, B, M extends Kinded, E extends Kinded, O, K>({
  game,
  wording,
  puzzle,
}: Played<T, H, B, M, E, O, K>): Promise<void> {
  const { seat, log: text, steps, ways, rash } = puzzle;
  const log = parseLog(game, text);
  if (!log.ok) throw new Error(log.problem.text);
  const replayed = replay(game, log.value);
  if (!replayed.ok) throw new Error(replayed.problem.text);
  const view = sure(replayed.value.views[seat]);
  const moves = new MoveList<M>(0);
  game.moves(view, moves);
  expect(moves.n).toBeGreaterThanOrEqual(3);
  expect(game.refuse(view, sure(game.notation.parse(rash)))).toEqual([]);

  const sitters = replayed.value.views.map(() => ({ kind: 'person', name: '' }) as const);
  let solved = 0;
  const opened = PuzzleSession.open(game, wording, puzzle, {
    sitters,
    clock: HASTE,
    pace: () => 0,
    onSolved: () => solved++,
  });
  if (!opened.ok) throw new Error(opened.problem.text);
  const session = opened.value;
  const lines = [steps.map((choices) => sure(choices[0]).move), ...ways];
  for (const line of lines) {
    for (const [i, move] of line.entries()) {
      const request = sure(session.snapshot.request);
      expect(session.state.solutionMoves).toHaveLength(i);
      expect(await session.choose(request.id, sure(game.notation.parse(move)))).toEqual([]);
      expect(session.state.verdict?.kind).toBe('best');
    }
    expect(session.state.stage).toBe('solved');
    session.again();
  }
  expect(solved).toBe(lines.length);
  // Unknown cards of others could be anything: the page shows only the seat's view.
  expect(JSON.stringify(session.snapshot.view)).toBe(JSON.stringify(view));
  expect(Object.keys(session.snapshot.view).sort()).toEqual(['hand', 'seat', 'table']);
  expect(viewsOf(replayed.value.state)[seat]).toEqual(view);
}

const SETS = GAMES.flatMap(({ id }) => {
  const puzzles = findKit(id)?.puzzles;
  return puzzles === undefined ? [] : [{ game: id, puzzles }];
});

const each = async (set: PuzzlesInfo, check: (puzzle: Puzzle, number: number) => Promise<void>) => {
  const { puzzles } = await set.load();
  for (const [i, puzzle] of puzzles.entries()) await check(puzzle, i + 1);
};

test.each(SETS)(
  'the puzzles of $game are reached by the rules, can be solved by every line, and show one seat’s view',
  async ({ game: id, puzzles: set }) => {
    const furnished = await gameUiFor(id, (await set.load()).edition);
    if (!furnished.ok) throw new Error(furnished.problem.text);
    await each(set, (puzzle) => furnished.value.use((game, wording) => holds({ game, wording, puzzle })));
  },
);

test.each(SETS)(
  '$game has as many puzzles as its shelf says, of various kinds, each clear and with its reason',
  async ({ game: id, puzzles: set }) => {
    const { game, edition, puzzles, reasons } = await set.load();
    expect(puzzles).toHaveLength(set.count);
    for (const { log } of puzzles) expect(log).toContain(`\ngame ${id} ${edition}\n`);
    expect(game).toBe(id);
    expect(
      new Set(puzzles.flatMap(({ steps }) => steps.map((choices) => choices[0]?.move.split(' ')[0]))).size,
    ).toBeGreaterThanOrEqual(Math.min(3, set.count));
    await each(set, async ({ steps, rash }, number) => {
      const [best, next] = steps[0] ?? [];
      expect(sure(best).hope - sure(next).hope).toBeGreaterThanOrEqual(0.02);
      expect(rash).not.toBe(best?.move);
      for (const language of LANGUAGES)
        expect(makeTranslate(reasons, language)(String(number))).toMatch(/^\P{Ll}.{60,240}\.$/u);
    });
  },
);
