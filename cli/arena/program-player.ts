import { type Game, type Kinded, MoveList, optionsInForce, type Refusal } from '@orrery/kernel';
import { BOT_PROTOCOL_VERSION, toLine } from '@orrery/protocol';
import { readBotMessage } from '@orrery/protocol/schemas';
import type { ArenaPlayer, MoveOrFault, PlayerFault, SeatQuestion } from './contestant.ts';
import type { ProgramSeat } from './job.ts';
import { type BotProgram, MAX_ANSWER_CHARS } from './program.ts';

/** How many open-ended moves of each kind a program is shown. */
const MENU_SIZE = 16;
/** How long a program may take after a game: to say that it is ready for another, and to exit. */
const READY_TIMEOUT_MS = 1000;
export const EXIT_TIMEOUT_MS = 1000;
const FORFEIT_EXIT_TIMEOUT_MS = 200;

/** Time limits of a program. */
export interface ProgramTimeouts {
  readonly moveMs: number;
  readonly startMs: number;
}

/** A program that takes a seat. */
export interface SeatedProgram {
  readonly program: BotProgram;
  /** Whether it was started for this game. */
  readonly isNew: boolean;
  /** Called after the game with whether it would play another; null: it is known not to. */
  readonly free: ((isReady: boolean) => void) | null;
}

/** A program on a seat: it is informed and asked through the protocol, and its answers are validated. */
export class ProgramPlayer<T, H, B, M extends Kinded, E extends Kinded, O, K> implements ArenaPlayer<T, H, M, E> {
  readonly #game: Game<T, H, B, M, E, O, K>;
  readonly #program: BotProgram;
  readonly #timeouts: ProgramTimeouts;
  readonly #moves = new MoveList<M>(MENU_SIZE);
  readonly #free: SeatedProgram['free'];
  #events: E[] = [];
  #isStarting: boolean;

  constructor(
    game: Game<T, H, B, M, E, O, K>,
    { program, isNew, free }: SeatedProgram,
    { plan, options, seat, seed }: ProgramSeat<O>,
    patience: ProgramTimeouts,
  ) {
    this.#game = game;
    this.#program = program;
    this.#timeouts = patience;
    this.#free = free;
    this.#isStarting = isNew;
    program.write(
      toLine({
        type: 'hello',
        protocol: BOT_PROTOCOL_VERSION,
        game: game.id,
        edition: game.edition,
        options: optionsInForce(game, options, plan.seats),
        seats: plan.seats,
        seat,
        seed,
        clock: { moveMs: patience.moveMs, startMs: isNew ? patience.startMs : 0 },
      }),
    );
  }

  hear(event: E): void {
    this.#events.push(event);
  }

  async choose({ id, question, view }: SeatQuestion<T, H>): Promise<MoveOrFault<M>> {
    this.#game.moves(view, this.#moves);
    const moves = this.#moves.toArray().map((move) => this.#game.notation.print(move));
    const text = this.#pendingEvents() + toLine({ type: 'request', id, question, must: true, view, moves });
    const { moveMs, startMs } = this.#timeouts;
    const reply = await this.#program.ask(text, moveMs + (this.#isStarting ? startMs : 0));
    this.#isStarting = false;
    return 'fault' in reply ? reply : this.#read(reply.line, id);
  }

  refused(request: number, refusals: readonly Refusal[]): void {
    this.#program.write(toLine({ type: 'refused', request, refusals }));
  }

  async forfeit({ fault, answer }: PlayerFault): Promise<void> {
    await this.#program.finish(toLine({ type: 'forfeit', reason: fault, answer }), FORFEIT_EXIT_TIMEOUT_MS);
  }

  async over(places: readonly number[] | null): Promise<void> {
    const text = this.#pendingEvents() + toLine({ type: 'over', places });
    if (this.#free === null) return this.#program.finish(text, EXIT_TIMEOUT_MS);
    const reply = await this.#program.ask(text, READY_TIMEOUT_MS);
    const said = 'line' in reply ? readBotMessage(reply.line) : null;
    const isReady = said?.ok === true && said.value.type === 'ready';
    if (!isReady) await this.#program.finish('', EXIT_TIMEOUT_MS);
    this.#free(isReady);
  }

  #pendingEvents(): string {
    if (this.#events.length === 0) return '';
    const told = toLine({ type: 'events', events: this.#events });
    this.#events = [];
    return told;
  }

  #read(text: string, id: number): MoveOrFault<M> {
    const message = readBotMessage(text);
    const answer = text.trim().slice(0, MAX_ANSWER_CHARS);
    if (!message.ok || message.value.type !== 'choose') return { fault: 'invalid', answer };
    if (message.value.request !== id) return { fault: 'stale', answer };
    const written = message.value.move;
    const move = this.#game.notation.parse(written);
    if (move !== null) return { move };
    this.refused(id, [{ code: 'notation', rule: '', numbers: {} }]);
    return { fault: 'illegal', answer: written.slice(0, MAX_ANSWER_CHARS) };
  }
}
