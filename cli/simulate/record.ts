import { type Game, type GameLog, headerOf, type Kinded, type LogEntry, PlayoutRunner } from '@orrery/kernel';
import { gameIdOf, gamePolicies, type SimulationSeries, seriesOptions } from './series.ts';

/** Game `index` of a series of random players as a log, played as when it is only counted. */
export function recordRandomGame<T, H, B, M extends Kinded, E extends Kinded, O, K>(
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
  const header = headerOf(game, { id: gameIdOf(series, index), options, seats: series.seats });
  return { header, entries, checks: [], places, serverSeed: null };
}
