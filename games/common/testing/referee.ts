import {
  allSeats,
  EventRecorder,
  type Game,
  type Kinded,
  MoveList,
  type Refusal,
  type Seat,
  type State,
  viewsOf,
} from '@orrery/kernel';
import { difference } from '@orrery/kernel/laws';

/** The events: as everybody was told, and with their secrets. */
export interface ToldByStep<E> {
  readonly open: readonly E[];
  readonly secret: readonly E[];
  readonly reveals: number;
}

/** The parts of a game that a referee needs. */
type RefereedGame<T, H, B, M extends Kinded, E extends Kinded> = Pick<
  Game<T, H, B, M, E, never, never>,
  'notation' | 'refuse' | 'play' | 'resolve' | 'moves' | 'awaiting' | 'vocabulary' | 'derive'
>;

/** Additional settings of a referee. */
interface RefereeOptions<T, H, B> {
  /** Translates the way tests name places into the game's notation. */
  spell?(text: string): string;
  /** What is lost or created from nothing, in words; null when everything is there. */
  lost?(state: State<T, H, B>): string | null;
}

/** Number of moves of open-ended kinds to consider. */
const MENU_SIZE = 2;

/**
 * Plays a game for a test: moves are texts, and events are recorded. Every move a test plays must be listed, no listed
 * move may be refused, and nothing may be lost.
 */
export class Referee<T, H, B, M extends Kinded, E extends Kinded> {
  readonly #game: RefereedGame<T, H, B, M, E>;
  readonly #options: RefereeOptions<T, H, B>;

  constructor(game: RefereedGame<T, H, B, M, E>, settings: RefereeOptions<T, H, B> = {}) {
    this.#game = game;
    this.#options = settings;
  }

  #moveOf(text: string): M {
    const move = this.#game.notation.parse(this.#options.spell?.(text) ?? text);
    if (move === null) throw new Error(`${text} is not a move`);
    return move;
  }

  /** What is wrong with a position, in words; tests may set up such positions on purpose. */
  #positionError(state: State<T, H, B>): string | null {
    const lost = this.#options.lost?.(state) ?? null;
    if (lost !== null || this.#game.derive === undefined) return lost;
    const { table } = state;
    const derived = typeof table === 'object' && table !== null && 'derived' in table ? table.derived : null;
    const differs = difference(derived, this.#game.derive(table));
    return differs === null ? null : `what the table implies: ${differs}`;
  }

  /** A move that is played must be listed, and every listed move must be legal. */
  #checkOffer(state: State<T, H, B>, seat: Seat, played: M): void {
    const { notation, vocabulary } = this.#game;
    const offered = new MoveList<M>(MENU_SIZE);
    const view = viewOf(state, seat);
    this.#game.moves(view, offered);
    const moves = offered.toArray();
    const refused = moves.find((move) => this.#game.refuse(view, move).length > 0);
    if (refused !== undefined) throw new Error(`${notation.print(refused)} is listed but refused`);
    const texts = moves.map((move) => notation.print(move));
    if (new Set(texts).size < texts.length) throw new Error(`moves are listed twice: ${texts.join(', ')}`);
    const isComplete = vocabulary.moves.some(({ kind, listing }) => kind === played.kind && listing === 'all');
    const text = notation.print(played);
    if (isComplete && !texts.includes(text)) throw new Error(`${text} is not listed`);
  }

  #record(state: State<T, H, B>, step: (tell: EventRecorder<E>) => void): ToldByStep<E> {
    const notebook = new EventRecorder<E>();
    const before = this.#positionError(state);
    step(notebook);
    const after = before === null ? this.#positionError(state) : null;
    if (after !== null) throw new Error(`invariant broken: ${after}`);
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
  readonly play = (state: State<T, H, B>, seat: Seat, text: string): ToldByStep<E> => {
    const refusals = this.why(state, seat, text);
    if (refusals.length > 0) throw new Error(`${text}: ${JSON.stringify(refusals)}`);
    const move = this.#moveOf(text);
    this.#checkOffer(state, seat, move);
    return this.#record(state, (tell) => this.#game.play(state, seat, move, tell));
  };

  /** Decides a chance. */
  readonly chance = (state: State<T, H, B>, ...outcome: number[]): ToldByStep<E> =>
    this.#record(state, (tell) => this.#game.resolve(state, outcome, tell));

  /** The legal moves of a seat as texts, optionally only those that begin with a word. */
  readonly legal = (state: State<T, H, B>, seat: Seat, word = '', menu = 0): string[] => {
    const moves = new MoveList<M>(menu);
    this.#game.moves(viewOf(state, seat), moves);
    return moves
      .toArray()
      .map((move) => this.#game.notation.print(move))
      .filter((text) => text.startsWith(word));
  };

  /** What the game waits for. */
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
