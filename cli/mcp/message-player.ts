import { type Game, type Kinded, MoveList, optionsInForce } from '@orrery/kernel';
import { BOT_PROTOCOL_VERSION, type HostMessage } from '@orrery/protocol';
import type { ArenaPlayer, MoveOrFault, SeatQuestion } from '../arena/contestant.ts';

/** How many open-ended moves of each kind are offered, as many as to programs. */
const MENU_SIZE = 16;

interface MessageSeat<O> {
  readonly seat: number;
  readonly seats: number;
  readonly options: O;
}

/** A player of the arena who is told of the game by messages and answers whenever it likes. */
export class MessagePlayer<T, H, B, M extends Kinded, E extends Kinded, O, K> implements ArenaPlayer<T, H, M, E> {
  readonly #game: Game<T, H, B, M, E, O, K>;
  readonly #deliver: (message: HostMessage) => void;
  readonly #moves = new MoveList<M>(MENU_SIZE);
  #answer: ((move: M) => void) | null = null;

  constructor(
    game: Game<T, H, B, M, E, O, K>,
    { seat, seats, options }: MessageSeat<O>,
    deliver: (message: HostMessage) => void,
  ) {
    this.#game = game;
    this.#deliver = deliver;
    deliver({
      type: 'hello',
      protocol: BOT_PROTOCOL_VERSION,
      game: game.id,
      edition: game.edition,
      options: optionsInForce(game, options, seats),
      seats,
      seat,
      seed: null,
      clock: null,
    });
  }

  /** Answers the open question; the move was checked. Returns whether there was one. */
  answer(move: string): boolean {
    const parsed = this.#game.notation.parse(move);
    if (parsed === null || this.#answer === null) return false;
    this.#answer(parsed);
    this.#answer = null;
    return true;
  }

  hear(event: E): void {
    this.#deliver({ type: 'events', events: [event] });
  }

  choose({ id, question, view }: SeatQuestion<T, H>): Promise<MoveOrFault<M>> {
    this.#game.moves(view, this.#moves);
    const moves = this.#moves.toArray().map((move) => this.#game.notation.print(move));
    const { seat, table, hand } = view;
    // A copy, as it is after a message: the view itself changes with the game.
    this.#deliver({ type: 'request', id, question, must: true, view: structuredClone({ seat, table, hand }), moves });
    return new Promise((resolve) => {
      this.#answer = (move) => resolve({ move });
    });
  }

  refused(): void {
    throw new Error('a checked move was refused');
  }

  forfeit(): void {}

  over(places: readonly number[] | null): void {
    this.#deliver({ type: 'over', places });
  }
}
