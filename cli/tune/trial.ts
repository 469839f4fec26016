import { botKitOf } from '@orrery/bots';
import { challengerWins, type TunedValues } from '@orrery/bots/tune';
import { readOptions } from '@orrery/kernel';

/** The task of a thread: play a challenger against a champion on these deals, each played twice. */
export interface TuneTrial {
  readonly game: string;
  readonly seats: number;
  readonly options: unknown;
  readonly challenger: TunedValues;
  readonly champion: TunedValues;
  readonly seeds: readonly number[];
  /** The subject: a candidate of the generation, or the final result. */
  readonly candidate: number;
}

/** The result. */
export interface TrialScore {
  readonly candidate: number;
  readonly games: number;
  readonly wins: number;
}

/** Plays a trial. */
export async function playTrial({
  game: id,
  seats,
  options,
  challenger,
  champion,
  seeds,
  candidate,
}: TuneTrial): Promise<TrialScore> {
  const kit = await botKitOf(id);
  if (kit === null) throw new Error(`${id} cannot be tuned`);
  return kit.use(({ game, heuristics: sense }) => {
    if (sense === undefined) throw new Error(`${id} cannot be tuned`);
    const read = readOptions(game.options, options);
    if (!read.ok) throw new Error(read.problem.text);
    const judgedBy = (values: TunedValues) => sense(undefined, values);
    const pairing = { challenger: judgedBy(challenger), champion: judgedBy(champion), options: read.value, seats };
    return { candidate, games: 2 * seeds.length, wins: challengerWins(game, pairing, seeds) };
  });
}
