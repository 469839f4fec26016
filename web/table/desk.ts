import { type Asking, has, type Kinded, MoveList, type Refusal, type SeatView, type Window } from '@orrery/kernel';
import type { Session } from '../session/session.ts';
import { boardKinds, type Gestures, impliedAim } from './choices.ts';
import type { Director } from './director.ts';
import type { Furniture } from './furniture.ts';
import type { Rules } from './rules.ts';

/** The table as it was once. */
export interface Memory<T, H> {
  readonly seq: number;
  readonly view: Window<T, H>;
}

/** Why something that was tried cannot be done, until something else is tried. */
export interface Rebuff<M> {
  /** null: not a move, but taking one back. */
  readonly move: M | null;
  readonly place: string | null;
  readonly refusals: readonly Refusal[];
}

/** What somebody at the table has in hand and has open. */
export interface Holding<T, H, M> {
  readonly aim: string | null;
  readonly piece: string | null;
  readonly chosen: M | null;
  /** Several moves that one gesture could mean: the prompt bar asks which. */
  readonly options: readonly M[];
  readonly dialogue: string | null;
  readonly pointed: string | null;
  readonly rebuff: Rebuff<M> | null;
  /** An answer is on its way. */
  readonly isSending: boolean;
  /** The drawer that stands open: a panel's key, or one of the frame's own. */
  readonly drawer: string | null;
  /** Where the almanac is open. */
  readonly entry: string | null;
  readonly memory: Memory<T, H> | null;
}

/** What is asked of the one who looks, and what it may do. */
export interface Turn<T, H, M> {
  readonly asking: Asking;
  readonly request: number;
  readonly view: SeatView<T, H>;
  readonly moves: readonly M[];
}

const NOTHING = {
  aim: null,
  piece: null,
  chosen: null,
  options: [],
  dialogue: null,
  pointed: null,
  rebuff: null,
  isSending: false,
  drawer: null,
  entry: null,
  memory: null,
} as const;

/** Examples of open-ended moves that are asked for. */
const MENU = 12;
/** A second press so soon after the first is no decision. */
const HASTE = 350;

interface Parts<T, H, M extends Kinded, E extends Kinded> {
  readonly rules: Rules<T, H, M>;
  readonly furniture: Furniture<T, H, M, E>;
  readonly session: Session<T, H, M, E>;
  readonly director: Director<T, H, M, E>;
  /** Milliseconds, from any beginning. */
  readonly clock: () => number;
}

/** Where somebody decides: takes a kind of move in hand, looks at a move, makes it, hears why not. */
export class Desk<T, H, M extends Kinded, E extends Kinded> {
  readonly #parts: Parts<T, H, M, E>;
  readonly #listeners = new Set<() => void>();
  #holding: Holding<T, H, M> = NOTHING;
  #turn: Turn<T, H, M> | null = null;
  #turnOf: unknown = null;
  #restOf: unknown = null;
  #chosenAt = 0;
  #asked = -1;
  /** Whether the open dialogue opened by itself. */
  #isOpenedForMe = false;
  #past: number;

  constructor(parts: Parts<T, H, M, E>) {
    this.#parts = parts;
    this.#past = parts.session.moment.past;
  }

  /** Put down at once when another looks or something was taken back: nothing of one hand is left for another. */
  get holding(): Holding<T, H, M> {
    const { past } = this.#parts.session.moment;
    if (past !== this.#past) {
      this.#past = past;
      this.#holding = NOTHING;
      this.#asked = -1;
    }
    return this.#holding;
  }

  get gestures(): Gestures {
    return this.#parts.furniture.gestures;
  }

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  };

  /** Whoever is asked, once everything that happened has been shown; null otherwise. */
  get turn(): Turn<T, H, M> | null {
    const { session, director } = this.#parts;
    const { moment } = session;
    const { scene } = director;
    const rest = scene.isAtRest && scene.seq === moment.seq && moment.curtain === null;
    if (this.#turnOf === moment && this.#restOf === rest) return this.#turn;
    this.#turnOf = moment;
    this.#restOf = rest;
    this.#turn = rest ? this.#work() : null;
    return this.#turn;
  }

  #work(): Turn<T, H, M> | null {
    const { view, awaiting, request } = this.#parts.session.moment;
    if (request === null || awaiting.who !== 'seats' || view.seat === null) return null;
    const out = new MoveList<M>(MENU);
    this.#parts.rules.moves(view, out);
    return { asking: awaiting, request: request.id, view, moves: out.toArray() };
  }

  /** The kind whose places are lit: what was taken in hand, or the only thing there is to place. */
  get aim(): string | null {
    const { turn } = this;
    if (turn === null || this.holding.memory !== null) return null;
    return this.holding.aim ?? impliedAim(turn.moves, this.gestures);
  }

  /** What moves on the board are made with: what was taken in hand, if anything can be done with it. */
  get piece(): string | null {
    const { turn } = this;
    const { pieces } = this.#parts.furniture;
    if (turn === null || pieces === undefined) return null;
    const { piece } = this.holding;
    if (piece !== null && this.#isUseful(piece)) return piece;
    return pieces.first(turn.moves, turn.view.table);
  }

  /** Whether something can be done with a piece. */
  #isUseful(piece: string): boolean {
    const { turn } = this;
    const { pieces } = this.#parts.furniture;
    return turn?.moves.some((move) => pieces?.of(move, turn.view.table) === piece) ?? false;
  }

  /** Whether a place is that of a piece that can be taken in hand. */
  isPiece(place: string): boolean {
    return this.#parts.furniture.pieces !== undefined && this.#isUseful(place);
  }

  /** Legal moves that pointing can mean, with what is in hand. */
  get #aimed(): readonly M[] {
    const { turn, aim, piece } = this;
    if (turn === null) return [];
    const { pieces } = this.#parts.furniture;
    const kinds = aim === null ? boardKinds(turn.moves, this.gestures) : [aim];
    return turn.moves.filter((move) => {
      if (!kinds.includes(move.kind)) return false;
      const own = piece === null || pieces === undefined ? null : pieces.of(move, turn.view.table);
      return own === null || own === piece;
    });
  }

  /** Where something can be done by pointing, with what is in hand. */
  lit(): ReadonlySet<string> {
    const { turn } = this;
    const lit = new Set<string>();
    if (turn === null) return lit;
    for (const move of this.#aimed) {
      const place = this.#parts.furniture.placeOf(move, turn.view.table);
      if (place !== null) lit.add(place);
    }
    return lit;
  }

  /** A new question, or none: what was in hand for the last one is put down, and a dialogue may open by itself. */
  settle(): void {
    const { turn } = this;
    const asked = turn === null ? -1 : turn.request;
    if (asked === this.#asked) return;
    this.#asked = asked;
    const own = turn === null ? null : this.#parts.furniture.dialogueFor(turn.asking, turn.view);
    const dialogue = own ?? this.#kept();
    if (own !== null) this.#isOpenedForMe = true;
    this.#set({ aim: null, piece: null, chosen: null, options: [], rebuff: null, dialogue });
  }

  /** The open dialogue, if it is one that stays: until it is closed, or while something is left to do in it. */
  #kept(): string | null {
    const { dialogue } = this.holding;
    const { furniture, session } = this.#parts;
    if (dialogue === null) return null;
    const stays = furniture.dialogues[dialogue]?.stays;
    if (stays === 'until-closed') return dialogue;
    if (stays === undefined || session.moment.request === null) return null;
    // What opened to ask something goes when the game waits for somebody else again.
    const { turn } = this;
    if (this.#isOpenedForMe && turn !== null && !has(turn.asking.must, turn.view.seat)) return null;
    const isUseful = turn?.moves.some(({ kind }) => this.gestures[kind]?.dialogue === dialogue) ?? true;
    return isUseful ? dialogue : null;
  }

  take(kind: string | null): void {
    if (kind !== null && this.turn === null) return;
    this.#set({ aim: kind, piece: null, chosen: null, options: [], rebuff: null, dialogue: null, drawer: null });
  }

  hold(piece: string | null): void {
    this.#set({ piece, chosen: null, options: [], rebuff: null });
  }

  look(move: M | null): void {
    this.#chosenAt = this.#parts.clock();
    this.#set({ chosen: move, options: [], rebuff: null });
  }

  open(dialogue: string | null): void {
    this.#isOpenedForMe = false;
    this.#set({ dialogue, aim: null, chosen: null, options: [], rebuff: null, ...(dialogue && { drawer: null }) });
  }

  point(place: string | null): void {
    if (place !== this.holding.pointed) this.#set({ pointed: place });
  }

  pull(drawer: string | null): void {
    this.#set({ drawer });
  }

  consult(entry: string | null): void {
    this.#set({ drawer: 'almanac', ...(entry !== null && { entry }) });
  }

  /** Turns the almanac's pages. */
  turnTo(entry: string | null): void {
    this.#set({ entry });
  }

  /** Why a move cannot be made now; [] when it can. */
  why(move: M): readonly Refusal[] {
    const { turn } = this;
    if (turn !== null) return this.#parts.rules.refuse(turn.view, move);
    const { view } = this.#parts.director.scene;
    return view.seat === null ? [] : this.#parts.rules.refuse(view, move);
  }

  /** Legal moves that pointing at a place can mean. */
  movesAt(place: string): readonly M[] {
    const { turn } = this;
    if (turn === null) return [];
    return this.#aimed.filter((move) => this.#parts.furniture.placeOf(move, turn.view.table) === place);
  }

  /** Why nothing can be done at a place with what is in hand; [] when something can, or nothing is meant by it. */
  whyNotAt(place: string): readonly Refusal[] {
    const { turn } = this;
    if (turn === null || this.movesAt(place).length > 0) return [];
    const meant = this.#parts.furniture.meant(place, this.aim, turn.view, this.piece);
    return meant === null ? [] : this.#parts.rules.refuse(turn.view, meant);
  }

  /** Somebody points at a place and means it. */
  act(place: string): void {
    const { turn } = this;
    if (turn === null || this.holding.memory !== null || !has(turn.asking.must, turn.view.seat)) return;
    const { chosen } = this.holding;
    if (chosen !== null && this.#parts.furniture.placeOf(chosen, turn.view.table) === place) {
      if (this.#parts.clock() - this.#chosenAt >= HASTE) this.confirm();
      return;
    }
    const moves = this.movesAt(place);
    const [move, ...others] = moves;
    if (move === undefined && place !== this.piece && this.isPiece(place)) this.hold(place);
    else if (move === undefined) this.#rebuff(place, turn);
    else if (others.length > 0) this.#set({ options: moves, chosen: null, rebuff: null });
    else this.choose(move);
  }

  #rebuff(place: string, { view }: Turn<T, H, M>): void {
    const meant = this.#parts.furniture.meant(place, this.aim, view, this.piece);
    if (meant === null) {
      this.#set({ chosen: null, rebuff: null });
      return;
    }
    const refusals = this.#parts.rules.refuse(view, meant);
    this.#set({ chosen: null, options: [], rebuff: { move: meant, place, refusals } });
  }

  /** Makes a move, or has a look at it first if its kind asks for that. */
  choose(move: M): void {
    if (this.gestures[move.kind]?.asks) this.look(move);
    else this.make(move);
  }

  /** Makes the move that is being looked at. */
  confirm(): void {
    const { chosen } = this.holding;
    if (chosen !== null) this.make(chosen);
  }

  /** What was answered last, and to which question; whether it was accepted shows in the questions that follow. */
  made: { readonly request: number; readonly move: M } | null = null;

  make(move: M): void {
    const { turn } = this;
    if (turn === null || this.holding.isSending || this.holding.memory !== null) return;
    const refusals = this.#parts.rules.refuse(turn.view, move);
    if (refusals.length > 0) {
      const place = this.#parts.furniture.placeOf(move, turn.view.table);
      this.#set({ rebuff: { move, place, refusals }, chosen: null });
      return;
    }
    this.made = { request: turn.request, move };
    this.#send(this.#parts.session.choose(turn.request, move), move);
  }

  undo(): void {
    const { session } = this.#parts;
    if (session.moment.undoable < 1 || this.holding.isSending) return;
    this.#send(session.undo(), null);
  }

  async #send(answer: Promise<readonly Refusal[]>, move: M | null): Promise<void> {
    this.#set({ isSending: true, rebuff: null });
    try {
      const refusals = await answer;
      if (refusals.length > 0) this.#set({ isSending: false, rebuff: { move, place: null, refusals } });
      else this.#set({ isSending: false, aim: null, chosen: null, options: [] });
    } catch (error) {
      this.#set({ isSending: false });
      throw error;
    }
  }

  /** Shows the table as it was after an entry. */
  async recall(seq: number): Promise<void> {
    const view = await this.#parts.session.viewAt(seq);
    this.#set({ memory: { seq, view }, aim: null, chosen: null, options: [], rebuff: null });
  }

  backToNow(): void {
    this.#set({ memory: null });
  }

  /** Lets go of the last thing taken up; whether there was one. */
  letGo(): boolean {
    const { director } = this.#parts;
    const { memory, rebuff, chosen, options, aim, dialogue, drawer } = this.holding;
    if (!director.scene.isAtRest) director.skip();
    else if (memory !== null) this.backToNow();
    else if (drawer === 'almanac')
      this.pull(null); // it lies on top of everything else
    else if (chosen !== null || options.length > 0) this.#set({ chosen: null, options: [], rebuff: null });
    else if (rebuff !== null) this.#set({ rebuff: null });
    else if (dialogue !== null) this.open(null);
    else if (drawer !== null) this.pull(null);
    else if (aim !== null) this.take(null);
    else return false;
    return true;
  }

  #set(changes: Partial<Holding<T, H, M>>): void {
    this.#holding = { ...this.holding, ...changes };
    for (const listener of [...this.#listeners]) listener();
  }
}
