import type { Merit } from '@orrery/bots';
import type { Codec } from '@orrery/kernel';
import type { Moment, Session } from './session.ts';
import type { Decision, Thoughts } from './thinking/consider.ts';
import { type Errands, WorkerErrands } from './thinking/errand.ts';

/** What the coach thinks of a move. */
export interface Opinion<M> {
  readonly move: M;
  /** The chance of winning after it, between 0 and 1. */
  readonly hope: number;
  /** The same by each of the searches that thought it over apart from each other. */
  readonly hopes: readonly number[];
  /** What speaks for it, what counts most first. */
  readonly merits: readonly Merit[];
}

/** What a good player would do, and what came near it. */
export interface Advice<T, M> {
  /** The table that it is about. */
  readonly table: T;
  readonly best: Opinion<M>;
  /** Everything else, the next best first. */
  readonly others: readonly Opinion<M>[];
  /** Which chapter of the game it belongs to: turns, as a rule. */
  readonly chapter: number;
  /** How often each search looked ahead. */
  readonly iterations: number;
}

const ITERATIONS = 12_000;
const MILLISECONDS = 2500;

const coachWorker = (): Worker =>
  new Worker(new URL('./thinking/coach.worker.ts', import.meta.url), { type: 'module', name: 'coach' });

/** Thinks over what the one who looks is asked. It knows what that one sees and was told, and nothing else. */
export class Coach<T, H, M, E> {
  readonly #notation: Codec<M>;
  readonly #session: Pick<Session<T, H, M, E>, 'terms' | 'sitters'>;
  readonly #errands: Errands<Decision, Thoughts>;
  readonly #proposed: { readonly move: string; readonly chapter: number }[] = [];

  constructor(
    notation: Codec<M>,
    session: Pick<Session<T, H, M, E>, 'terms' | 'sitters'>,
    errands: Errands<Decision, Thoughts> = new WorkerErrands(coachWorker),
  ) {
    this.#notation = notation;
    this.#session = session;
    this.#errands = errands;
  }

  /** null when nothing is asked, nobody knows, or it is called off; a new question calls off the one before. */
  async advise(moment: Moment<T, H, E>, onProgress: (share: number) => void): Promise<Advice<T, M> | null> {
    if (moment.request?.must !== true || moment.view.seat === null) return null;
    const { game, edition, options } = this.#session.terms;
    const decision: Decision = {
      game,
      edition,
      options: JSON.stringify(options),
      seats: this.#session.sitters.length,
      view: JSON.stringify(moment.view),
      told: JSON.stringify(moment.story.map(({ event }) => event)),
      proposed: this.#proposed,
      seed: moment.seq,
      iterations: ITERATIONS,
      milliseconds: MILLISECONDS,
    };
    const thoughts = await this.#errands.send(decision, (done, of) => onProgress(done / of)).catch(() => null);
    return thoughts === null ? null : this.#advice(moment.view.table, thoughts);
  }

  /** Keeps in mind what was proposed in a chapter, so that it is not advised again in the same one. */
  note(move: M, chapter: number): void {
    this.#proposed.push({ move: this.#notation.print(move), chapter });
  }

  /** Calls the question off that is being thought over; also what to do when the coach is not wanted any more. */
  cancel(): void {
    this.#errands.cancel();
  }

  #advice(table: T, { opinions, chapter, iterations }: Thoughts): Advice<T, M> | null {
    const [best, ...others] = opinions.flatMap(({ move: text, ...thought }): Opinion<M>[] => {
      const move = this.#notation.parse(text);
      return move === null ? [] : [{ ...thought, move }];
    });
    return best === undefined ? null : { table, best, others, chapter, iterations };
  }
}
