import type { AnyBotKit, BotKit } from '@orrery/bots';
import { isChanceEntry, type Kinded } from '@orrery/kernel';
import { ownHeuristics } from '../arena/job.ts';
import type { ClockMs } from '../arena/own-player.ts';
import type { SimulationBatch, SimulationSeries } from '../simulate/series.ts';
import { countGame, emptyTally, type SimulationTally } from '../simulate/tally.ts';
import { type LogPlayer, logPlayerFor } from './player.ts';
import { type DatasetRow, type RowKind, rowsOfLog } from './rows.ts';

/** The task of a thread: play some games of a series and return their rows, if any are wanted. */
export interface DatasetBatch extends SimulationBatch {
  readonly rows: RowKind | null;
}

/** The games of a batch. */
export interface DatasetOutcome {
  readonly from: number;
  readonly count: number;
  readonly tally: SimulationTally;
  readonly rows: readonly DatasetRow[];
}

/** What a game brings for its bots, as far as it is needed here. */
type PlayersOf<T, H, B, M extends Kinded, E extends Kinded, O, K> = Pick<BotKit<T, H, B, M, E, O, K>, 'game'> &
  Partial<Pick<BotKit<T, H, B, M, E, O, K>, 'heuristics' | 'figures' | 'network'>>;

/** The players of a series: the bots with the networks of their game. */
export async function logPlayerOf<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  { game, heuristics: sense, figures, network }: PlayersOf<T, H, B, M, E, O, K>,
  series: SimulationSeries,
  now: ClockMs,
): Promise<LogPlayer<M, O>> {
  const file = (await network?.())?.default;
  const heuristicsOf = sense === undefined ? null : ownHeuristics({ game, figures }, sense, { file, given: undefined });
  return logPlayerFor({ game, heuristicsOf, now }, series);
}

/** Plays some games of a series by built-in bots of any kind. */
export const playDatasetBatch = (players: AnyBotKit, batch: DatasetBatch, now: ClockMs): Promise<DatasetOutcome> =>
  players.use(async (kit) => {
    const play = await logPlayerOf(kit, batch, now);
    const { from, count, rows: kind } = batch;
    const tally = emptyTally(batch.seats);
    const rows: DatasetRow[] = [];
    for (let index = from; index < from + count; index++) {
      const log = await play(index);
      const moves = log.entries.filter((entry) => !isChanceEntry(entry)).length;
      countGame(tally, { steps: log.entries.length, moves, places: log.places });
      if (kind !== null) rows.push(...rowsOfLog(kit.game, kit.metrics ?? null, { series: batch, index, log }, kind));
    }
    return { from, count, tally, rows };
  });
