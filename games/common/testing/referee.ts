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

/** What was told: as everybody heard it, and with its secrets. */
export interface Told<E> {
  readonly open: readonly E[];
  readonly secret: readonly E[];
  readonly reveals: number;
}

/** As much of a game as a referee needs. */
type Refereed<T, H, B, M extends Kinded, E extends Kinded> = Pick<
  Game<T, H, B, M, E, never, never>,
  'notation' | 'refuse' | 'play' | 'resolve' | 'moves' | 'awaiting'
>;

/** Plays a game for a test: moves are texts, and what is told is written down. */
export class Referee<T, H, B, M extends Kinded, E extends Kinded> {
  readonly #game: Refereed<T, H, B, M, E>;
  readonly #spell: (text: string) => string;

  /** `spell` turns the way tests name places into the game's notation. */
  constructor(game: Refereed<T, H, B, M, E>, spell = (text: string) => text) {
    this.#game = game;
    this.#spell = spell;
  }

  #moveOf(text: string): M {
    const move = this.#game.notation.parse(this.#spell(text));
    if (move === null) throw new Error(`${text} is no move`);
    return move;
  }

  #listen(step: (tell: Notebook<E>) => void): Told<E> {
    const notebook = new Notebook<E>();
    step(notebook);
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
    return this.#listen((tell) => this.#game.play(state, seat, this.#moveOf(text), tell));
  };

  /** Decides what chance is asked for. */
  readonly chance = (state: State<T, H, B>, ...outcome: number[]): Told<E> =>
    this.#listen((tell) => this.#game.resolve(state, outcome, tell));

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
