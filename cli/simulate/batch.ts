import { type Held, type Kinded, Player, type Playout } from '@orrery/kernel';
import { type Batch, deciders, optionsOf, type Series } from './series.ts';
import { blankTally, countGame, type Tally } from './tally.ts';

/** Plays game `index` from where the player stands. A fault names the game that showed it, so that it can be played again. */
function playGame<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  player: Player<T, H, B, M, E, O, K>,
  series: Series,
  index: number,
): Playout {
  const { policy, chance, rng } = deciders<T, H, M>(series, index);
  try {
    return player.play(policy, chance, rng, series.maxSteps);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${series.game}, seed ${series.seed}, game ${index}: ${why}`, { cause });
  }
}

/** Plays some games of a series. What comes of a game depends on the series and on its index, on nothing else. */
export const playBatch = (held: Held, batch: Batch): Tally =>
  held.use((game) => {
    const options = optionsOf(game, batch);
    const start = game.setup(options, batch.seats);
    const player = new Player(game, game.setup(options, batch.seats), batch.menu);
    const tally = blankTally(batch.seats);
    for (let index = batch.from; index < batch.from + batch.count; index++) {
      game.copy(start, player.state);
      countGame(tally, playGame(player, batch, index));
    }
    return tally;
  });
