import { type Entry, type Game, headerOf, type Kinded, type Log, Player, withChecks } from '@orrery/kernel';
import { deciders, optionsOf, type Series } from './series.ts';

/** Game `index` of a series as a log with hashes, played by the same hands as when it is only counted. */
export function recordGame<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  series: Series,
  index: number,
): Log<M, O> {
  const { policy, chance, rng } = deciders<T, H, M>(series, index);
  const options = optionsOf(game, series);
  const entries: Entry<M>[] = [];
  const player = new Player(game, game.setup(options, series.seats), series.menu);
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
  return withChecks(game, { header, entries, checks: [], places, serverSeed: null });
}
