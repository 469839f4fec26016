import { type AnyGame, type Kinded, type PlayoutResult, PlayoutRunner } from '@orrery/kernel';
import { gamePolicies, type SimulationBatch, type SimulationSeries, seriesOptions } from './series.ts';
import { countGame, emptyTally, type SimulationTally } from './tally.ts';

/** Plays game `index` from the player's current state. An error names the game, so that it can be reproduced. */
function playGameAt<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  player: PlayoutRunner<T, H, B, M, E, O, K>,
  series: SimulationSeries,
  index: number,
): PlayoutResult {
  const { policy, chance, rng } = gamePolicies<T, H, M>(series, index);
  try {
    return player.play(policy, chance, rng, series.maxSteps);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${series.game}, seed ${series.seed}, game ${index}: ${why}`, { cause });
  }
}

/** Plays some games of a series. The result of a game depends only on the series and its index. */
export const playBatch = (held: AnyGame, batch: SimulationBatch): SimulationTally =>
  held.use((game) => {
    const options = seriesOptions(game, batch);
    const start = game.setup(options, batch.seats);
    const player = new PlayoutRunner(game, game.setup(options, batch.seats), batch.menu);
    const tally = emptyTally(batch.seats);
    for (let index = batch.from; index < batch.from + batch.count; index++) {
      game.copy(start, player.state);
      countGame(tally, playGameAt(player, batch, index));
    }
    return tally;
  });
