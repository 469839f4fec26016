import type { Codec } from '@orrery/kernel';
import type { Moment, Session } from './session.ts';
import type { Decision, Opinion } from './thinking/consider.ts';
import { type Errands, WorkerErrands } from './thinking/errand.ts';

/** What a move is thought to be worth. */
export interface Hope<M> {
  readonly move: M;
  /** The chance of winning after it, between 0 and 1. */
  readonly hope: number;
}

/** What a good player would do, and what came near it. */
export interface Advice<M> {
  readonly move: M;
  /** null: there is nothing else to do. */
  readonly hope: number | null;
  /** The next best, best first. */
  readonly runnersUp: readonly Hope<M>[];
}

const ITERATIONS = 12_000;
const MILLISECONDS = 2000;
const RUNNERS_UP = 4;

const coachWorker = (): Worker =>
  new Worker(new URL('./thinking/coach.worker.ts', import.meta.url), { type: 'module', name: 'coach' });

/** Thinks over what the one who looks is asked. It knows what that one sees and was told, and nothing else. */
export class Coach<T, H, M, E> {
  readonly #notation: Codec<M>;
  readonly #session: Pick<Session<T, H, M, E>, 'terms' | 'sitters'>;
  readonly #errands: Errands<Decision, readonly Opinion[]>;

  constructor(
    notation: Codec<M>,
    session: Pick<Session<T, H, M, E>, 'terms' | 'sitters'>,
    errands: Errands<Decision, readonly Opinion[]> = new WorkerErrands(coachWorker),
  ) {
    this.#notation = notation;
    this.#session = session;
    this.#errands = errands;
  }

  /** null when nothing is asked, nobody knows, or it is called off; a new question calls off the one before. */
  async advise(moment: Moment<T, H, E>, onProgress: (share: number) => void): Promise<Advice<M> | null> {
    if (moment.request === null || moment.view.seat === null) return null;
    const decision: Decision = {
      game: this.#session.terms.game,
      options: JSON.stringify(this.#session.terms.options),
      seats: this.#session.sitters.length,
      view: JSON.stringify(moment.view),
      told: JSON.stringify(moment.story.map(({ event }) => event)),
      seed: moment.seq,
      iterations: ITERATIONS,
      milliseconds: MILLISECONDS,
    };
    const opinions = await this.#errands.send(decision, (done, of) => onProgress(done / of)).catch(() => null);
    return opinions === null ? null : this.#advice(opinions);
  }

  /** Calls the question off that is being thought over; also what to do when the coach is not wanted any more. */
  cancel(): void {
    this.#errands.cancel();
  }

  #advice(opinions: readonly Opinion[]): Advice<M> | null {
    const hopes = opinions.flatMap(({ move: text, hope }): Hope<M>[] => {
      const move = this.#notation.parse(text);
      return move === null ? [] : [{ move, hope }];
    });
    const [best, ...others] = hopes;
    if (best === undefined) return null;
    return {
      move: best.move,
      hope: others.length === 0 ? null : best.hope,
      runnersUp: others.slice(0, RUNNERS_UP),
    };
  }
}
