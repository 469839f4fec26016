import type { TournamentSystem } from '@orrery/protocol/api';
import type { Board, TournamentEntrant } from './model.ts';
import { type TieBreak, tieBreakValue } from './pairing/tie-breaks.ts';
import { isGame, TournamentResults } from './results.ts';

/** The tie-breaks of each system, in the order in which they are applied. */
export const TIE_BREAKS: Readonly<Record<TournamentSystem, readonly TieBreak[]>> = {
  swiss: ['buchholz', 'sonneborn-berger', 'direct-encounter', 'wins'],
  tables: ['wins', 'buchholz', 'direct-encounter'],
  'round-robin': ['direct-encounter', 'sonneborn-berger', 'wins'],
  arena: ['wins'],
};

/** A row of the standings. */
export interface Standing {
  readonly entrant: number;
  /** Entrants whom no tie-break separates share a place. */
  readonly place: number;
  readonly points: number;
  /** In the order of `TIE_BREAKS`. */
  readonly tieBreaks: readonly number[];
  /** The number of games with a result. */
  readonly games: number;
}

type Line = Omit<Standing, 'place'>;

/** Splits rows into groups with equal values, the greatest value first. */
function groupsBy(lines: readonly Line[], measure: (line: Line) => number): readonly (readonly Line[])[] {
  const values = [...new Set(lines.map(measure))].toSorted((a, b) => b - a);
  return values.map((value) => lines.filter((line) => measure(line) === value));
}

/** Groups of entrants whom none of the tie-breaks separates, the best first. */
function separated(
  lines: readonly Line[],
  results: TournamentResults,
  tieBreaks: readonly TieBreak[],
): readonly (readonly Line[])[] {
  const [first, ...rest] = tieBreaks;
  if (first === undefined) return [lines];
  const tied = lines.map(({ entrant }) => entrant);
  const measured = lines.map((line) => ({
    ...line,
    tieBreaks: [...line.tieBreaks, tieBreakValue(first, results, line.entrant, tied)],
  }));
  const groups = groupsBy(measured, ({ tieBreaks: values }) => values.at(-1) ?? 0);
  return groups.flatMap((group) => separated(group, results, rest));
}

/** The standings after these boards, the best first. */
export function standingsOf(
  system: TournamentSystem,
  entrants: readonly TournamentEntrant[],
  boards: readonly Board[],
): readonly Standing[] {
  const results = new TournamentResults(boards);
  const lines = entrants.map(({ number }) => ({
    entrant: number,
    points: results.pointsOf(number),
    tieBreaks: [],
    games: results.of(number).filter(({ board }) => isGame(board)).length,
  }));
  const standings: Standing[] = [];
  for (const group of groupsBy(lines, ({ points }) => points)) {
    for (const level of separated(group, results, TIE_BREAKS[system])) {
      const place = standings.length + 1;
      standings.push(...level.map((line) => ({ ...line, place })));
    }
  }
  return standings;
}
