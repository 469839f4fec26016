import { formatDuration, formatMeasure, formatPercent, groupedDigits } from '../format.ts';
import type { TextStyle } from '../paint.ts';
import { formatTable } from '../table.ts';
import type { SimulationSeries } from './series.ts';
import type { SimulationSummary } from './tally.ts';

/** The request, in one line. */
export const simulationHeading = ({ game, seats, bots, seed }: SimulationSeries, jobs: number): string =>
  [
    game,
    `${seats} seats`,
    [...new Set(bots.map(({ name }) => name))].join(', '),
    `seed ${seed}`,
    jobs === 1 ? '1 job' : `${jobs} jobs`,
  ].join(' · ');

function endedLine({ games, finished }: SimulationSummary): string {
  if (games === 0) return 'none';
  if (finished === games) return `${groupedDigits(games)}, all finished`;
  return `${groupedDigits(games)}, ${groupedDigits(games - finished)} of them cut short`;
}

/** A simulation as readable text. */
export function simulationReport(summary: SimulationSummary, title: string, { strong }: TextStyle): string {
  const { gamesPerSecond, movesPerSecond, movesPerGame, winsBySeat, finished, seconds } = summary;
  const figures = formatTable([
    ['games', endedLine(summary)],
    ['time', formatDuration(seconds)],
    ['speed', `${formatMeasure(gamesPerSecond)} games/s, ${formatMeasure(movesPerSecond)} moves/s`],
    ['length', `${formatMeasure(movesPerGame)} moves a game`],
  ]);
  const share = (wins: number): string => formatPercent(finished > 0 ? wins / finished : 0);
  const wins = winsBySeat.map((won, seat) => [`seat ${seat}`, groupedDigits(won), share(won)]);
  return `${strong(title)}\n\n${figures}\n${strong('wins')}\n${formatTable(wins, [1, 2])}`;
}
