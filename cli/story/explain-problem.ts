import { type Game, type GameLog, isChanceEntry, isUndoEntry, type Kinded, Match, type Problem } from '@orrery/kernel';
import type { StoryFormatter } from './formatter.ts';

/**
 * What is wrong with a log. A forbidden move is explained in the game's own texts: who tried what, why it is refused
 * and by which rule.
 */
export function explainProblem<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  formatter: StoryFormatter<T, H, M, E, O>,
  { header, entries }: GameLog<M, O>,
  problem: Problem,
): Problem {
  const { at } = problem.params;
  const entry = typeof at === 'number' ? entries[at - 1] : undefined;
  if (problem.code !== 'log.entry' || entry === undefined || isChanceEntry(entry) || isUndoEntry(entry)) return problem;
  const match = new Match(game, header);
  for (const before of entries.slice(0, Number(at) - 1)) match.applyChecked(before);
  const why = match
    .refuse(entry.by, entry.move)
    .map((refusal) => ({ said: formatter.refusal(refusal), rule: refusal.rule }))
    .flatMap(({ said, rule }) => (said === '' ? [] : [`${said} (${rule})`]))
    .join(' ');
  if (why === '') return problem;
  const what = `${formatter.name(entry.by)}: ${formatter.move(entry.move, match.state.table)}`;
  return { ...problem, text: `entry ${at} (${what}): ${why}` };
}
