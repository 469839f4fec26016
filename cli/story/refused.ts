import { type Game, isChance, isUndo, type Kinded, type Log, Match, type Problem } from '@orrery/kernel';
import type { Teller } from './teller.ts';

/**
 * What is wrong with a log, said in the game's own words where it is a move that the rules forbid: who tried what,
 * why it is refused and by which rule.
 */
export function faultInWords<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  teller: Teller<T, H, M, E, O>,
  { header, entries }: Log<M, O>,
  problem: Problem,
): Problem {
  const { at } = problem.params;
  const entry = typeof at === 'number' ? entries[at - 1] : undefined;
  if (problem.code !== 'log.entry' || entry === undefined || isChance(entry) || isUndo(entry)) return problem;
  const match = new Match(game, header);
  for (const before of entries.slice(0, Number(at) - 1)) match.take(before);
  const why = match
    .refuse(entry.by, entry.move)
    .map((refusal) => ({ said: teller.refusal(refusal), rule: refusal.rule }))
    .flatMap(({ said, rule }) => (said === '' ? [] : [`${said} (${rule})`]))
    .join(' ');
  if (why === '') return problem;
  const what = `${teller.name(entry.by)}: ${teller.move(entry.move, match.state.table)}`;
  return { ...problem, text: `entry ${at} (${what}): ${why}` };
}
