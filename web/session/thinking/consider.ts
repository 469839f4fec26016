import { type Budget, mindOf, type Sense, seatSearch } from '@orrery/bots';
import type { Now } from '@orrery/bots/bench';
import { type Game, type Kinded, readOptions, type SeatView } from '@orrery/kernel';
import type { OnProgress } from './errand.ts';

/** A decision to be thought over: what its seat sees and was told, and nothing else. */
export interface Decision {
  readonly game: string;
  /** As JSON, like view and told. */
  readonly options: string;
  readonly seats: number;
  readonly view: string;
  readonly told: string;
  readonly seed: number;
  readonly iterations: number;
  readonly milliseconds: number;
}

/** What is thought of one move, in the notation of its game. */
export interface Opinion {
  readonly move: string;
  /** The chance of winning after it. */
  readonly hope: number;
}

/** Milliseconds between two words of how far it is. */
const WORD_EVERY = 100;

/** Thinks a decision over; the best move first. Empty where nobody has taught bots the game. */
export async function consider(decision: Decision, now: Now, onProgress: OnProgress): Promise<readonly Opinion[]> {
  const minded = await mindOf(decision.game);
  return minded?.use((game, sense) => thinkOver(game, sense, decision, budgetOf(decision, now, onProgress))) ?? [];
}

function thinkOver<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  sense: Sense<T, H, M, K>,
  decision: Decision,
  budget: Budget,
): readonly Opinion[] {
  const options = readOptions(game.options, JSON.parse(decision.options));
  if (!options.ok) throw new Error(options.problem.text);
  const view: SeatView<T, H> = JSON.parse(decision.view);
  const events: readonly E[] = JSON.parse(decision.told);
  const { seats, seed } = decision;
  const search = seatSearch(game, sense, { options: options.value, view, seats, seed });
  for (const event of events) search.hear(event);
  return search.consider(view, budget).map(({ move, hope }) => ({ move: game.notation.print(move), hope }));
}

/** The search asks now and then whether time is up: that is when it can say how far it is. */
function budgetOf({ iterations, milliseconds }: Decision, now: Now, onProgress: OnProgress): Budget {
  const start = now();
  let said = start;
  return {
    iterations,
    isUp() {
      const time = now();
      if (time - said >= WORD_EVERY) {
        said = time;
        onProgress(Math.min(time - start, milliseconds), milliseconds);
      }
      return time - start >= milliseconds;
    },
  };
}
