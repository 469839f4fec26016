import {
  allSeats,
  type Game,
  type Kinded,
  MoveList,
  Notebook,
  type Refusal,
  type Seat,
  type State,
  viewsOf,
} from '@orrery/kernel';
import { difference } from '@orrery/kernel/laws';

/** What was told: as everybody heard it, and with its secrets. */
export interface Told<E> {
  readonly open: readonly E[];
  readonly secret: readonly E[];
  readonly reveals: number;
}

/** As much of a game as a referee needs. */
type Refereed<T, H, B, M extends Kinded, E extends Kinded> = Pick<
  Game<T, H, B, M, E, never, never>,
  'notation' | 'refuse' | 'play' | 'resolve' | 'moves' | 'awaiting' | 'vocabulary' | 'derive'
>;

/** How a game is refereed, beside its rules. */
interface Manner<T, H, B> {
  /** Turns the way tests name places into the game's notation. */
  spell?(text: string): string;
  /** What is lost or made from nothing, in words; null when everything is there. */
  lost?(state: State<T, H, B>): string | null;
}

/** Of open-ended kinds so many moves are looked at. */
const MENU = 2;

/**
 * Plays a game for a test: moves are texts, and what is told is written down. Whatever a test plays, the move must be
 * among those that are offered, none of those may be refused, and nothing may be lost on the way.
 */
export class Referee<T, H, B, M extends Kinded, E extends Kinded> {
  readonly #game: Refereed<T, H, B, M, E>;
  readonly #manner: Manner<T, H, B>;

  constructor(game: Refereed<T, H, B, M, E>, manner: Manner<T, H, B> = {}) {
    this.#game = game;
    this.#manner = manner;
  }

  #moveOf(text: string): M {
    const move = this.#game.notation.parse(this.#manner.spell?.(text) ?? text);
    if (move === null) throw new Error(`${text} is no move`);
    return move;
  }

  /** What is wrong with a position, in words; tests may set up such ones on purpose. */
  #wrong(state: State<T, H, B>): string | null {
    const lost = this.#manner.lost?.(state) ?? null;
    if (lost !== null || this.#game.derive === undefined) return lost;
    const { table } = state;
    const derived = typeof table === 'object' && table !== null && 'derived' in table ? table.derived : null;
    const differs = difference(derived, this.#game.derive(table));
    return differs === null ? null : `what the table implies: ${differs}`;
  }

  /** A move that is played must be offered, and whatever is offered must be legal. */
  #checkOffer(state: State<T, H, B>, seat: Seat, played: M): void {
    const { notation, vocabulary } = this.#game;
    const offered = new MoveList<M>(MENU);
    const view = viewOf(state, seat);
    this.#game.moves(view, offered);
    const moves = offered.toArray();
    const refused = moves.find((move) => this.#game.refuse(view, move).length > 0);
    if (refused !== undefined) throw new Error(`${notation.print(refused)} is offered, but refused`);
    const texts = moves.map((move) => notation.print(move));
    if (new Set(texts).size < texts.length) throw new Error(`something is offered twice: ${texts.join(', ')}`);
    const isComplete = vocabulary.moves.some(({ kind, listing }) => kind === played.kind && listing === 'all');
    const text = notation.print(played);
    if (isComplete && !texts.includes(text)) throw new Error(`${text} is not offered`);
  }

  #listen(state: State<T, H, B>, step: (tell: Notebook<E>) => void): Told<E> {
    const notebook = new Notebook<E>();
    const before = this.#wrong(state);
    step(notebook);
    const after = before === null ? this.#wrong(state) : null;
    if (after !== null) throw new Error(`something is lost: ${after}`);
    const open = notebook.told.flatMap(({ event, to, shared }) =>
      to === -1 ? [event] : shared === null ? [] : [shared],
    );
    return { open, secret: notebook.told.map(({ event }) => event), reveals: notebook.revealed };
  }

  /** Why a move is refused: [] when it is legal. */
  readonly why = (state: State<T, H, B>, seat: Seat, text: string): readonly Refusal[] =>
    this.#game.refuse(viewOf(state, seat), this.#moveOf(text));

  /** The codes of why a move is refused. */
  readonly codes = (state: State<T, H, B>, seat: Seat, text: string): string[] =>
    this.why(state, seat, text).map(({ code }) => code);

  /** Plays a move given as text; throws when it is refused. */
  readonly play = (state: State<T, H, B>, seat: Seat, text: string): Told<E> => {
    const refusals = this.why(state, seat, text);
    if (refusals.length > 0) throw new Error(`${text}: ${JSON.stringify(refusals)}`);
    const move = this.#moveOf(text);
    this.#checkOffer(state, seat, move);
    return this.#listen(state, (tell) => this.#game.play(state, seat, move, tell));
  };

  /** Decides what chance is asked for. */
  readonly chance = (state: State<T, H, B>, ...outcome: number[]): Told<E> =>
    this.#listen(state, (tell) => this.#game.resolve(state, outcome, tell));

  /** The legal moves of a seat as texts, those that begin with a word when one is given. */
  readonly legal = (state: State<T, H, B>, seat: Seat, word = '', menu = 0): string[] => {
    const moves = new MoveList<M>(menu);
    this.#game.moves(viewOf(state, seat), moves);
    return moves
      .toArray()
      .map((move) => this.#game.notation.print(move))
      .filter((text) => text.startsWith(word));
  };

  /** What the game is asking for. */
  readonly question = ({ table }: State<T, H, B>): string => {
    const asked = this.#game.awaiting(table);
    if (asked.who === 'over') return 'over';
    return asked.who === 'chance' ? asked.kind : asked.question;
  };

  /** Who must answer. */
  readonly asked = ({ table, hands }: State<T, H, B>): number => {
    const awaited = this.#game.awaiting(table);
    return awaited.who === 'seats' ? awaited.must & allSeats(hands.length) : 0;
  };
}

function viewOf<T, H, B>(state: State<T, H, B>, seat: Seat) {
  const view = viewsOf(state)[seat];
  if (view === undefined) throw new Error(`no seat ${seat}`);
  return view;
}
