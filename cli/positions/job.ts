import { botKitOf, learnedHeuristics } from '@orrery/bots';
import { playForPositions } from '@orrery/bots/self-play';
import { readOptions } from '@orrery/kernel';
import { gameSeeds } from '../simulate/seeds.ts';

/** What all games of a run have in common. */
export interface PositionsPlan {
  readonly game: string;
  readonly seats: number;
  readonly options: unknown;
  readonly seed: number;
  /** Every nth position is written, on average. */
  readonly every: number;
  /** Whether all play as well as they can. */
  readonly isPlain: boolean;
  /** Whether players without noise search as a Captain does, in games where it searches. */
  readonly asCaptains: boolean;
  /** The file of the network that the players evaluate with; null for the evaluation by hand. */
  readonly network: unknown;
}

/** The task of a thread: play some games. */
export interface PositionsJob {
  readonly plan: PositionsPlan;
  readonly games: readonly number[];
}

/** The positions of these games, as rows of 16-bit numbers. */
export interface PlayedPositions {
  readonly games: number;
  readonly rows: Int16Array;
}

function joined(parts: readonly Int16Array[]): Int16Array {
  const all = new Int16Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Plays the games; the result depends only on the task. */
export async function playPositionsJob({ plan, games }: PositionsJob): Promise<PlayedPositions> {
  const kit = await botKitOf(plan.game);
  if (kit === null) throw new Error(`no bots for ${plan.game}`);
  return kit.use(({ game, heuristics: sense, figures }) => {
    const read = readOptions(game.options, plan.options);
    if (!read.ok) throw new Error(read.problem.text);
    if (sense === undefined || figures === undefined) throw new Error(`${plan.game} has no figures`);
    const heuristics = learnedHeuristics({ game, figures }, sense(), plan.network ?? undefined);
    const { seats, every, isPlain, asCaptains } = plan;
    const rows = games.flatMap((index) =>
      playForPositions(game, {
        heuristics,
        figures,
        options: read.value,
        seats,
        every,
        isPlain,
        asCaptains,
        game: index,
        seed: gameSeeds(plan.seed, index).choices,
      }),
    );
    return { games: games.length, rows: joined(rows) };
  });
}
