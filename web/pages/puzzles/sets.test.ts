import { PUZZLE_LEVELS, type Puzzle } from '@orrery/bots/puzzles';
import { GAMES } from '@orrery/catalog';
import { type Game, type GameMessages, type Kinded, MoveList, parseLog, replay, viewsOf } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { gameUiFor } from '../../games/editions.ts';
import { findKit } from '../../games/index.ts';
import type { PuzzlesInfo } from '../../games/kit.ts';
import { PuzzleSession } from './puzzle-session.ts';

const INSTANT_CLOCK = { now: () => 0, date: () => 0, wait: () => Promise.resolve() };

interface Played<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly game: Game<T, H, B, M, E, O, K>;
  readonly gameMessages: GameMessages<T, H, M, E, O>;
  readonly puzzle: Puzzle;
}

const sure = <V>(value: V | null | undefined): V => {
  if (value === null || value === undefined) throw new Error('missing value');
  return value;
};

/** Replays the log with the current rules, and checks what a solver relies on. */
async function holds<T, H, B, M extends Kinded, E extends Kinded, O, K>({
  game,
  gameMessages,
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
  const opened = PuzzleSession.open(game, gameMessages, puzzle, {
    sitters,
    clock: INSTANT_CLOCK,
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
  'the puzzles of $game are reachable by the rules, can be solved by every line, and show the view of one seat',
  async ({ game: id, puzzles: set }) => {
    const furnished = await gameUiFor(id, (await set.load()).edition);
    if (!furnished.ok) throw new Error(furnished.problem.text);
    await each(set, (puzzle) => furnished.value.use((game, gameMessages) => holds({ game, gameMessages, puzzle })));
  },
);

/** Of each set: how many there are at least, in how many of each level, and the margin of the solution. */
const MIN_PUZZLES = 24;
const MIN_PER_LEVEL = 5;
const MIN_THEMES = 4;
const MIN_MARGIN = 0.12;
/** Evaluations are stored to three decimal places. */
const ROUNDING = 0.001;

test.each(SETS)(
  '$game has at least 24 puzzles of all levels and several themes, as its list says',
  async ({ game: id, puzzles: { list, load } }) => {
    const { game, edition, puzzles } = await load();
    expect(game).toBe(id);
    expect(puzzles.length).toBeGreaterThanOrEqual(MIN_PUZZLES);
    expect(list).toEqual(puzzles.map(({ theme, level }) => ({ theme, level })));
    for (const level of PUZZLE_LEVELS)
      expect(list.filter((each) => each.level === level).length).toBeGreaterThanOrEqual(MIN_PER_LEVEL);
    expect(new Set(list.map(({ theme }) => theme)).size).toBeGreaterThanOrEqual(MIN_THEMES);
    for (const { log } of puzzles) expect(log).toContain(`\ngame ${id} ${edition}\n`);
    expect(new Set(puzzles.map(({ log }) => log)).size).toBe(puzzles.length);
  },
);

test.each(SETS)(
  'at every step the solution of a puzzle of $game leads all moves with another result by twelve in a hundred',
  async ({ puzzles: set }) => {
    await each(set, async ({ steps, ways, reasons, rash }) => {
      const line = steps.map((choices) => sure(choices[0]).move);
      for (const [i, [best, ...others]] of steps.entries()) {
        const same = ways.filter((way) => line.slice(0, i).every((move, j) => way[j] === move)).map((way) => way[i]);
        for (const { move, winChance } of others) {
          if (!same.includes(move))
            expect(sure(best).winChance - winChance).toBeGreaterThanOrEqual(MIN_MARGIN - ROUNDING);
        }
      }
      expect(rash).not.toBe(line[0]);
      expect(reasons).toHaveLength(steps.length);
    });
  },
);
