import { kitOf } from '@orrery/bots';
import { challengerWins, type Values } from '@orrery/bots/tune';
import { readOptions } from '@orrery/kernel';

/** What a thread is to find out: how a challenger does against a champion on these deals, each played twice. */
export interface Trial {
  readonly game: string;
  readonly seats: number;
  readonly options: unknown;
  readonly challenger: Values;
  readonly champion: Values;
  readonly seeds: readonly number[];
  /** Whom it is about: a candidate of the generation, or the one that stands at the end. */
  readonly candidate: number;
}

/** How it went. */
export interface Score {
  readonly candidate: number;
  readonly games: number;
  readonly wins: number;
}

/** Plays a trial. */
export async function tryOut({
  game: id,
  seats,
  options,
  challenger,
  champion,
  seeds,
  candidate,
}: Trial): Promise<Score> {
  const kit = await kitOf(id);
  if (kit === null) throw new Error(`${id} cannot be tuned`);
  return kit.use(({ game, sense }) => {
    if (sense === undefined) throw new Error(`${id} cannot be tuned`);
    const read = readOptions(game.options, options);
    if (!read.ok) throw new Error(read.problem.text);
    const judgedBy = (values: Values) => sense(undefined, values);
    const pairing = { challenger: judgedBy(challenger), champion: judgedBy(champion), options: read.value, seats };
    return { candidate, games: 2 * seeds.length, wins: challengerWins(game, pairing, seeds) };
  });
}
