import { fastRng, type Result, type Rng } from '@orrery/kernel';
import type { BotMessage, HostMessage } from '@orrery/protocol';
import { moveInAnswer } from './answer.ts';
import type { SeatNarrator, SeatPrompt } from './seat-narrator.ts';

/** One question to a model. */
export interface ModelTry {
  readonly answer: string;
  /** Why it could not be used; null if it could. */
  readonly problem: string | null;
}

/** A decision of a model, for records. */
export interface ModelDecision {
  readonly request: number;
  readonly move: string;
  /** Whether the move was drawn at random, because no answer could be used. */
  readonly isRandom: boolean;
  readonly ms: number;
  readonly promptChars: number;
  readonly tries: readonly ModelTry[];
}

export interface ModelSeatSetup {
  readonly narrator: SeatNarrator;
  ask(prompt: string): Promise<Result<string>>;
  readonly maxTries: number;
  readonly now: () => number;
  /** Told of each decision and of the end of each game. */
  record(line: ModelDecision | { readonly places: readonly number[] | null }): void;
}

/** A language model on a seat, as a client of the bot protocol: it is asked in words. */
export class ModelSeat {
  readonly #setup: ModelSeatSetup;
  #rng: Rng = fastRng(1);

  constructor(setup: ModelSeatSetup) {
    this.#setup = setup;
  }

  /** What to answer to a message; null for nothing. */
  async take(message: HostMessage): Promise<BotMessage | null> {
    if (message.type === 'hello') this.#rng = fastRng(message.seed ?? 1);
    const heard = this.#setup.narrator.hear(message);
    if (heard.kind === 'asked') {
      const move = await this.#decide(heard.prompt);
      return { type: 'choose', request: heard.prompt.request, move };
    }
    if (message.type !== 'over') return null;
    this.#setup.record({ places: message.places });
    return { type: 'ready' };
  }

  async #decide({ request, text, moves }: SeatPrompt): Promise<string> {
    const { narrator, maxTries, now } = this.#setup;
    const start = now();
    const tries: ModelTry[] = [];
    let prompt = text;
    let move: string | null = null;
    while (move === null && tries.length < maxTries) {
      const answered = await this.#setup.ask(prompt);
      const answer = answered.ok ? answered.value : '';
      const chosen = moveInAnswer(answer, moves);
      const problem = chosen.ok ? narrator.check(chosen.value) : narrator.unread;
      tries.push({ answer, problem: answered.ok ? problem : answered.problem.text });
      if (chosen.ok && problem === null) move = chosen.value;
      else prompt = `${text}\n${problem}\n`;
    }
    const drawn = move ?? moves[this.#rng(moves.length)] ?? '';
    const ms = Math.round(now() - start);
    this.#setup.record({ request, move: drawn, isRandom: move === null, ms, promptChars: text.length, tries });
    return drawn;
  }
}
