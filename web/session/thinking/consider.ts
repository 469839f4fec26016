import { type Budget, Counsel, type Merit, mindOf, type Place, type Sense, seatSearch } from '@orrery/bots';
import type { Now } from '@orrery/bots/bench';
import { type Game, type Kinded, readOptions, type SeatView } from '@orrery/kernel';
import type { OnProgress } from './errand.ts';

/** A decision to be thought over: what its seat sees and was told, and nothing else. */
export interface Decision {
  readonly game: string;
  readonly edition: number;
  /** As JSON, like view and told. */
  readonly options: string;
  readonly seats: number;
  readonly view: string;
  readonly told: string;
  /** What its seat has proposed before, and in which chapter: what was in vain is not proposed again in the same one. */
  readonly proposed: readonly { readonly move: string; readonly chapter: number }[];
  readonly seed: number;
  readonly iterations: number;
  readonly milliseconds: number;
}

/** What is thought of one move, in the notation of its game. */
export interface Opinion {
  readonly move: string;
  /** The chance of winning after it: the mean of what the searches say. */
  readonly hope: number;
  /** What each of them says, one beside the other. */
  readonly hopes: readonly number[];
  /** What speaks for it, what counts most first. */
  readonly merits: readonly Merit[];
}

/** What came of thinking a decision over. */
export interface Thoughts {
  /** The best move first. Empty where nobody has taught bots the game. */
  readonly opinions: readonly Opinion[];
  /** Which chapter of its game the decision belongs to: turns, as a rule. */
  readonly chapter: number;
  /** How often each search looked ahead. */
  readonly iterations: number;
}

/** Searches that think it over without knowing of each other: where they differ, it is chance that speaks. */
const SEARCHES = 2;
/** Moves that are explained: nobody asks for more. */
const EXPLAINED = 24;
/** Milliseconds between two words of how far it is. */
const WORD_EVERY = 100;
const NO_THOUGHTS: Thoughts = { opinions: [], chapter: 0, iterations: 0 };

/** Thinks a decision over. */
export async function consider(decision: Decision, now: Now, onProgress: OnProgress): Promise<Thoughts> {
  const minded = await mindOf(decision.game, decision.edition);
  const budgets = budgetsOf(decision, now, onProgress);
  return minded?.use((game, sense) => thinkOver(game, sense, decision, budgets)) ?? NO_THOUGHTS;
}

function thinkOver<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  sense: Sense<T, H, M, K>,
  decision: Decision,
  budgets: readonly Budget[],
): Thoughts {
  const options = readOptions(game.options, JSON.parse(decision.options));
  if (!options.ok) throw new Error(options.problem.text);
  const view: SeatView<T, H> = JSON.parse(decision.view);
  const events: readonly E[] = JSON.parse(decision.told);
  const { seats, seed } = decision;
  const place: Place<T, H, O> = { options: options.value, view, seats, seed };
  const found = new Map<string, { readonly move: M; readonly hopes: number[] }>();
  let iterations = Number.POSITIVE_INFINITY;
  for (const [i, budget] of budgets.entries()) {
    const search = seatSearch(game, sense, { ...place, seed: seed * budgets.length + i });
    for (const event of events) search.hear(event);
    for (const { move, hope } of search.consider(view, budget)) {
      const text = game.notation.print(move);
      const known = found.get(text);
      if (known === undefined) found.set(text, { move, hopes: [hope] });
      else known.hopes.push(hope);
    }
    iterations = Math.min(iterations, search.iterations);
  }
  const chapter = sense.chapter(view.table);
  const vain = new Set(decision.proposed.filter((each) => each.chapter === chapter).map(({ move }) => move));
  const counsel = new Counsel(game, sense, place);
  for (const event of events) counsel.hear(event);
  const opinions = [...found]
    .filter(([text, { hopes }]) => hopes.length === budgets.length && !vain.has(text))
    .map(([text, { move, hopes }]) => ({ text, move, hopes, hope: hopes.reduce((a, b) => a + b, 0) / hopes.length }))
    .sort((a, b) => b.hope - a.hope)
    .map(({ text, move, hopes, hope }, i) => ({
      move: text,
      hope,
      hopes,
      merits: i < EXPLAINED ? counsel.on(move) : [],
    }));
  return { opinions: withTelling(opinions), chapter, iterations };
}

const WINNING = 'wins';

/** What speaks for every move alike speaks for none, but that a game is won. */
function withTelling(opinions: readonly Opinion[]): readonly Opinion[] {
  const explained = opinions.slice(0, EXPLAINED);
  const textOf = ({ code, numbers }: Merit): string => JSON.stringify([code, numbers]);
  const all = explained.map(({ merits }) => new Set(merits.map(textOf)));
  const tells = (merit: Merit): boolean =>
    merit.code === WINNING || all.length < 2 || !all.every((texts) => texts.has(textOf(merit)));
  return opinions.map((opinion) => ({ ...opinion, merits: opinion.merits.filter(tells) }));
}

/**
 * The time is shared out among the searches. They ask now and then whether it is up: that is when it can be said how
 * far they are.
 */
function budgetsOf({ iterations, milliseconds }: Decision, now: Now, onProgress: OnProgress): readonly Budget[] {
  const start = now();
  let said = start;
  return Array.from({ length: SEARCHES }, (_, i) => ({
    iterations: Math.floor(iterations / SEARCHES),
    isUp() {
      const time = now();
      if (time - said >= WORD_EVERY) {
        said = time;
        onProgress(Math.min(time - start, milliseconds), milliseconds);
      }
      return time - start >= (milliseconds * (i + 1)) / SEARCHES;
    },
  }));
}
