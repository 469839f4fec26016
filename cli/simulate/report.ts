import { duration, grouped, measured, percent } from '../format.ts';
import type { Paint } from '../paint.ts';
import { table } from '../table.ts';
import type { Series } from './series.ts';
import type { Summary } from './tally.ts';

/** What was asked for, in a line. */
export const heading = ({ game, seats, bots, seed }: Series, jobs: number): string =>
  [game, `${seats} seats`, [...new Set(bots)].join(', '), `seed ${seed}`, jobs === 1 ? '1 job' : `${jobs} jobs`].join(
    ' · ',
  );

function ended({ games, finished }: Summary): string {
  if (games === 0) return 'none';
  if (finished === games) return `${grouped(games)}, all finished`;
  return `${grouped(games)}, ${grouped(games - finished)} of them cut short`;
}

/** A simulation for people. */
export function report(summary: Summary, title: string, { strong }: Paint): string {
  const { gamesPerSecond, movesPerSecond, movesPerGame, winsBySeat, finished, seconds } = summary;
  const figures = table([
    ['games', ended(summary)],
    ['time', duration(seconds)],
    ['speed', `${measured(gamesPerSecond)} games/s, ${measured(movesPerSecond)} moves/s`],
    ['length', `${measured(movesPerGame)} moves a game`],
  ]);
  const share = (wins: number): string => percent(finished > 0 ? wins / finished : 0);
  const wins = winsBySeat.map((won, seat) => [`seat ${seat}`, grouped(won), share(won)]);
  return `${strong(title)}\n\n${figures}\n${strong('wins')}\n${table(wins, [1, 2])}`;
}
