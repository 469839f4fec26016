import type { MoveReason } from '@orrery/bots';
import type { Codec } from '@orrery/kernel';
import type { Session, Snapshot } from './session.ts';
import type { AdviceRequest, AdviceResult } from './thinking/advice.ts';
import { type TaskRunner, WorkerTaskRunner } from './thinking/worker-tasks.ts';

/** The coach's evaluation of a move. */
export interface MoveAdvice<M> {
  readonly move: M;
  /** Winning chance after it, between 0 and 1. */
  readonly winChance: number;
  /** The same by each independent search. */
  readonly winChances: readonly number[];
  /** Reasons for it, most important first. */
  readonly reasons: readonly MoveReason[];
}

/** The best move and the alternatives. */
export interface CoachAdvice<T, M> {
  /** The snapshot that it is about. */
  readonly table: T;
  readonly best: MoveAdvice<M>;
  /** All other moves, best first. */
  readonly others: readonly MoveAdvice<M>[];
  /** The turn of the game that it belongs to. */
  readonly chapter: number;
  /** Iterations of each search. */
  readonly iterations: number;
}

const MAX_ITERATIONS = 12_000;
const MAX_THINKING_MS = 2500;

const coachWorker = (): Worker =>
  new Worker(new URL('./thinking/coach.worker.ts', import.meta.url), { type: 'module', name: 'coach' });

/** Evaluates the viewer's request. It uses only the viewer's view and events. */
export class CoachClient<T, H, M, E> {
  readonly #notation: Codec<M>;
  readonly #session: Pick<Session<T, H, M, E>, 'terms' | 'sitters'>;
  readonly #tasks: TaskRunner<AdviceRequest, AdviceResult>;
  readonly #proposed: { readonly move: string; readonly chapter: number }[] = [];

  constructor(
    notation: Codec<M>,
    session: Pick<Session<T, H, M, E>, 'terms' | 'sitters'>,
    errands: TaskRunner<AdviceRequest, AdviceResult> = new WorkerTaskRunner(coachWorker),
  ) {
    this.#notation = notation;
    this.#session = session;
    this.#tasks = errands;
  }

  /**
   * null when there is no request, no bot for the game, or it was cancelled; a new request cancels the previous one.
   */
  async advise(moment: Snapshot<T, H, E>, onProgress: (share: number) => void): Promise<CoachAdvice<T, M> | null> {
    if (moment.request?.must !== true || moment.view.seat === null) return null;
    const { game, edition, options } = this.#session.terms;
    const decision: AdviceRequest = {
      game,
      edition,
      options: JSON.stringify(options),
      seats: this.#session.sitters.length,
      view: JSON.stringify(moment.view),
      events: JSON.stringify(moment.story.map(({ event }) => event)),
      proposed: this.#proposed,
      seed: moment.seq,
      iterations: MAX_ITERATIONS,
      maxMs: MAX_THINKING_MS,
    };
    const thoughts = await this.#tasks.run(decision, (done, of) => onProgress(done / of)).catch(() => null);
    return thoughts === null ? null : this.#advice(moment.view.table, thoughts);
  }

  /** Records what was proposed in a turn, so that it is not advised again in the same turn. */
  recordProposal(move: M, chapter: number): void {
    this.#proposed.push({ move: this.#notation.print(move), chapter });
  }

  /** Cancels the request in progress; also called when the coach is no longer needed. */
  cancel(): void {
    this.#tasks.cancel();
  }

  #advice(table: T, { evaluations, chapter, iterations }: AdviceResult): CoachAdvice<T, M> | null {
    const [best, ...others] = evaluations.flatMap(({ move: text, ...thought }): MoveAdvice<M>[] => {
      const move = this.#notation.parse(text);
      return move === null ? [] : [{ ...thought, move }];
    });
    return best === undefined ? null : { table, best, others, chapter, iterations };
  }
}
