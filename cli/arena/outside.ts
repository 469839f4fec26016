import { type Game, type Kinded, keysOf, MoveList, type Refusal } from '@orrery/kernel';
import { line, PROTOCOL, readBotMessage } from '@orrery/protocol';
import type { Asked, Chosen, Contestant, Fault } from './contestant.ts';
import type { Program } from './program.ts';
import type { Chair } from './shift.ts';

/** Of open-ended moves a program is shown so many of each kind. */
const MENU = 16;
/** How long a program may take to leave: after a game, and when it has forfeited. */
const FAREWELL_MS = 1000;
const DISMISSAL_MS = 200;

/** How long a program may take. */
export interface Patience {
  readonly moveMs: number;
  readonly startMs: number;
}

/** A program on a seat: it is told and asked in the words of the protocol, and its answers are read with care. */
export class Outsider<T, H, B, M extends Kinded, E extends Kinded, O, K> implements Contestant<T, H, M, E> {
  readonly #game: Game<T, H, B, M, E, O, K>;
  readonly #program: Program;
  readonly #patience: Patience;
  readonly #moves = new MoveList<M>(MENU);
  #events: E[] = [];
  #isNew = true;

  constructor(
    game: Game<T, H, B, M, E, O, K>,
    program: Program,
    { plan, options, seat, seed }: Chair<O>,
    patience: Patience,
  ) {
    this.#game = game;
    this.#program = program;
    this.#patience = patience;
    program.write(
      line({
        type: 'hello',
        protocol: PROTOCOL,
        game: game.id,
        edition: game.edition,
        options: Object.fromEntries(keysOf(game.options).map((name) => [name, options[name]])),
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

  async choose({ id, question, view }: Asked<T, H>): Promise<Chosen<M>> {
    this.#game.moves(view, this.#moves);
    const moves = this.#moves.toArray().map((move) => this.#game.notation.print(move));
    const text = this.#news() + line({ type: 'request', id, question, must: true, view, moves });
    const { moveMs, startMs } = this.#patience;
    const reply = await this.#program.ask(text, moveMs + (this.#isNew ? startMs : 0));
    this.#isNew = false;
    return 'fault' in reply ? reply : this.#read(reply.line, id);
  }

  refused(request: number, refusals: readonly Refusal[]): void {
    this.#program.write(line({ type: 'refused', request, refusals }));
  }

  async forfeit(why: Fault): Promise<void> {
    await this.#program.finish(line({ type: 'forfeit', why }), DISMISSAL_MS);
  }

  async over(places: readonly number[] | null): Promise<void> {
    await this.#program.finish(this.#news() + line({ type: 'over', places }), FAREWELL_MS);
  }

  #news(): string {
    if (this.#events.length === 0) return '';
    const told = line({ type: 'told', events: this.#events });
    this.#events = [];
    return told;
  }

  #read(text: string, id: number): Chosen<M> {
    const message = readBotMessage(text);
    if (!message.ok) return { fault: 'rubbish' };
    if (message.value.request !== id) return { fault: 'stale' };
    const move = this.#game.notation.parse(message.value.move);
    return move === null ? { fault: 'illegal' } : { move };
  }
}
