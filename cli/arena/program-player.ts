import { type Game, type Kinded, MoveList, optionNames, type Refusal } from '@orrery/kernel';
import { BOT_PROTOCOL_VERSION, readBotMessage, toLine } from '@orrery/protocol';
import type { ArenaPlayer, ForfeitCause, MoveOrFault, SeatQuestion } from './contestant.ts';
import type { ProgramSeat } from './job.ts';
import type { BotProgram } from './program.ts';

/** How many open-ended moves of each kind a program is shown. */
const MENU_SIZE = 16;
/** How long a program may take to exit: after a game, and after a forfeit. */
const EXIT_TIMEOUT_MS = 1000;
const FORFEIT_EXIT_TIMEOUT_MS = 200;

/** Time limits of a program. */
export interface ProgramTimeouts {
  readonly moveMs: number;
  readonly startMs: number;
}

/** A program on a seat: it is informed and asked through the protocol, and its answers are validated. */
export class ProgramPlayer<T, H, B, M extends Kinded, E extends Kinded, O, K> implements ArenaPlayer<T, H, M, E> {
  readonly #game: Game<T, H, B, M, E, O, K>;
  readonly #program: BotProgram;
  readonly #timeouts: ProgramTimeouts;
  readonly #moves = new MoveList<M>(MENU_SIZE);
  #events: E[] = [];
  #isNew = true;

  constructor(
    game: Game<T, H, B, M, E, O, K>,
    program: BotProgram,
    { plan, options, seat, seed }: ProgramSeat<O>,
    patience: ProgramTimeouts,
  ) {
    this.#game = game;
    this.#program = program;
    this.#timeouts = patience;
    program.write(
      toLine({
        type: 'hello',
        protocol: BOT_PROTOCOL_VERSION,
        game: game.id,
        edition: game.edition,
        options: Object.fromEntries(optionNames(game.options).map((name) => [name, options[name]])),
        seats: plan.seats,
        seat,
        seed,
        clock: patience,
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
    const reply = await this.#program.ask(text, moveMs + (this.#isNew ? startMs : 0));
    this.#isNew = false;
    return 'fault' in reply ? reply : this.#read(reply.line, id);
  }

  refused(request: number, refusals: readonly Refusal[]): void {
    this.#program.write(toLine({ type: 'refused', request, refusals }));
  }

  async forfeit(reason: ForfeitCause): Promise<void> {
    await this.#program.finish(toLine({ type: 'forfeit', reason }), FORFEIT_EXIT_TIMEOUT_MS);
  }

  async over(places: readonly number[] | null): Promise<void> {
    await this.#program.finish(this.#pendingEvents() + toLine({ type: 'over', places }), EXIT_TIMEOUT_MS);
  }

  #pendingEvents(): string {
    if (this.#events.length === 0) return '';
    const told = toLine({ type: 'events', events: this.#events });
    this.#events = [];
    return told;
  }

  #read(text: string, id: number): MoveOrFault<M> {
    const message = readBotMessage(text);
    if (!message.ok) return { fault: 'invalid' };
    if (message.value.request !== id) return { fault: 'stale' };
    const move = this.#game.notation.parse(message.value.move);
    return move === null ? { fault: 'illegal' } : { move };
  }
}
