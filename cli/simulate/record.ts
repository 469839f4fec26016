import {
  type Game,
  type GameLog,
  headerOf,
  type Kinded,
  type LogEntry,
  PlayoutRunner,
  withHashes,
} from '@orrery/kernel';
import { gamePolicies, type SimulationSeries, seriesOptions } from './series.ts';

/** Game `index` of a series as a log with hashes, played by the same bots as when it is only counted. */
export function recordGame<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  series: SimulationSeries,
  index: number,
): GameLog<M, O> {
  const { policy, chance, rng } = gamePolicies<T, H, M>(series, index);
  const options = seriesOptions(game, series);
  const entries: LogEntry<M>[] = [];
  const player = new PlayoutRunner(game, game.setup(options, series.seats), series.menu);
  const { places } = player.play(
    (view, moves) => {
      const chosen = policy(view, moves);
      const move = moves.at[chosen];
      if (move !== undefined) entries.push({ by: view.seat, move });
      return chosen;
    },
    (asked, ordinal) => {
      const outcome = chance(asked, ordinal);
      entries.push({ by: 'chance', secret: asked.secret, outcome: [...outcome] });
      return outcome;
    },
    rng,
    series.maxSteps,
  );
  const header = headerOf(game, { id: `simulated-${series.seed}-${index}`, options, seats: series.seats });
  return withHashes(game, { header, entries, checks: [], places, serverSeed: null });
}
