import {
  type AnyView,
  type Asking,
  hasSeat,
  type Kinded,
  MoveList,
  type Refusal,
  type Seat,
  type SeatView,
} from '@orrery/kernel';
import { type ReadableStore, Store } from '../app/store.ts';
import type { Session } from '../session/session.ts';
import { ChoiceKeys } from './choice-keys.ts';
import type { GameUi, MoveInput } from './game-ui.ts';
import { isOutOfPhase, type LeadIn, leadInOf } from './lead-in.ts';
import type { PredictMove } from './predict-move.ts';
import {
  boardKinds,
  choiceId,
  choicesOf,
  impliedKind,
  kindOfChoice,
  type MoveInputs,
  type PromptChoice,
} from './prompt-choices.ts';
import type { TableRules } from './rules.ts';
import type { StepPlayer } from './step-player.ts';

/** A past state of the table that is shown. */
export interface RecalledView<T, H> {
  readonly seq: number;
  readonly view: AnyView<T, H>;
}

/** The rejection of the last attempt, until the next one. */
export interface Rejection<M> {
  /** null: an undo, not a move. */
  readonly move: M | null;
  readonly place: string | null;
  readonly refusals: readonly Refusal[];
}

/** What the user has selected and opened. */
export interface SelectionState<T, H, M> {
  readonly selectedKind: string | null;
  readonly selectedPiece: string | null;
  readonly chosen: M | null;
  /** A move that is put together from several presses, such as an offer; not yet complete or legal. */
  readonly composed: M | null;
  /** Several moves that one gesture could mean: the prompt bar asks which. */
  readonly options: readonly M[];
  readonly dialogue: string | null;
  readonly pointed: string | null;
  /** The place of the move just made, as long as it is pointed at: no explanation is wanted there. */
  readonly madeAt: string | null;
  /** The place that the summary of past events points out. */
  readonly shownPlace: string | null;
  readonly rejection: Rejection<M> | null;
  /** An answer is being sent. */
  readonly isSending: boolean;
  /** The open drawer: a panel's key, or one of the frame's own. */
  readonly drawer: string | null;
  /** The entry or rule at which the almanac is open. */
  readonly almanacEntry: string | null;
  readonly recalled: RecalledView<T, H> | null;
}

/** A selection and the version of the history it belongs to. */
interface HeldSelection<T, H, M> {
  readonly historyVersion: number;
  readonly selection: SelectionState<T, H, M>;
}

/** The viewer's request and legal moves. */
export interface PendingTurn<T, H, M> {
  readonly asking: Asking;
  readonly request: number;
  readonly view: SeatView<T, H>;
  /** With those that become legal by the lead-in. */
  readonly moves: readonly M[];
  readonly leadIn: LeadIn<T, H, M> | null;
  /** The choices of the prompt bar. */
  readonly choices: readonly PromptChoice<M>[];
  /** Their keys, by `choiceId`. */
  readonly choiceKeys: ReadonlyMap<string, string>;
}

const EMPTY_SELECTION = {
  selectedKind: null,
  selectedPiece: null,
  chosen: null,
  composed: null,
  options: [],
  dialogue: null,
  pointed: null,
  madeAt: null,
  shownPlace: null,
  rejection: null,
  isSending: false,
  drawer: null,
  almanacEntry: null,
  recalled: null,
} as const;

/** Maximum number of examples requested for open-ended moves. */
const EXAMPLE_MOVE_COUNT = 12;
/** Ignore “go on” within this time after the moment appeared: it may be the second half of a double press. */
const MOMENT_GUARD_MS = 400;
/** Ignore a confirming click within this time after the first (double-click guard). */
const DOUBLE_CLICK_GUARD_MS = 350;

interface MoveSelectionDeps<T, H, M extends Kinded, E extends Kinded> {
  readonly rules: TableRules<T, H, M>;
  readonly ui: GameUi<T, H, M, E>;
  readonly session: Session<T, H, M, E>;
  readonly stepPlayer: StepPlayer<T, H, M, E>;
  readonly predict: PredictMove<T, H, M, E>;
  /** Milliseconds of a monotonic clock. */
  readonly clock: () => number;
}

/** The user's decision in progress: selects a kind of move, previews a move, plays it, and holds the rejection. */
export class MoveSelection<T, H, M extends Kinded, E extends Kinded> {
  readonly #deps: MoveSelectionDeps<T, H, M, E>;
  /** Belongs to one version of the history. */
  readonly #held: Store<HeldSelection<T, H, M>>;
  #turn: PendingTurn<T, H, M> | null = null;
  #turnOf: unknown = null;
  #moment: { readonly key: string | null; readonly since: number } = { key: null, since: 0 };
  #acknowledged: string | null = null;
  #restOf: unknown = null;
  #chosenAt = 0;
  #settled = { historyVersion: -1, request: -1 };
  #carried: SelectionState<T, H, M> = EMPTY_SELECTION;
  /** The entry after which the last answer was complete, and of how many moves it consisted. */
  #lastSeries = { seq: -1, length: 1 };
  /** The seat on turn for which a move is being composed. */
  #composedIn: Seat | null = null;
  /** Whether the open dialog was opened automatically. */
  #isAutoOpened = false;
  readonly #choiceKeys: ChoiceKeys;

  constructor(parts: MoveSelectionDeps<T, H, M, E>) {
    this.#deps = parts;
    this.#choiceKeys = new ChoiceKeys(
      Object.values<MoveInput | undefined>(parts.ui.moveInputs).map((input) => input?.hotkey),
    );
    const { historyVersion } = parts.session.snapshot;
    this.#held = new Store<HeldSelection<T, H, M>>({ historyVersion, selection: EMPTY_SELECTION });
  }

  /**
   * Cleared at once when the viewer changes or a move is taken back: no part of one hand may stay for another viewer.
   */
  get selection(): SelectionState<T, H, M> {
    const { historyVersion, selection } = this.#held.get();
    if (historyVersion === this.#deps.session.snapshot.historyVersion) return selection;
    return this.#deps.session.isRecorded ? this.#withDrawerOf(selection) : EMPTY_SELECTION;
  }

  get moveInputs(): MoveInputs {
    return this.#deps.ui.moveInputs;
  }

  get subscribe(): ReadableStore<unknown>['subscribe'] {
    return this.#held.subscribe;
  }

  /** The viewer's request, once all steps have been shown; null otherwise. */
  get turn(): PendingTurn<T, H, M> | null {
    const { session, stepPlayer } = this.#deps;
    const { snapshot } = session;
    const { state } = stepPlayer;
    const rest = state.isAtRest && state.seq === snapshot.seq && snapshot.curtain === null;
    const isOpen = rest && this.moment === null;
    if (this.#turnOf === snapshot && this.#restOf === isOpen) return this.#turn;
    this.#turnOf = snapshot;
    this.#restOf = isOpen;
    this.#turn = isOpen ? this.#computeTurn() : null;
    return this.#turn;
  }

  /** What the viewer has to look at before the next decision, until `goOn`; null for nothing. */
  get moment(): string | null {
    const { session, stepPlayer, ui, clock } = this.#deps;
    const { view, story, curtain, seq } = session.snapshot;
    const playback = stepPlayer.store.get();
    if (curtain !== null || !playback.isAtRest || playback.seq !== seq) return null;
    const due = view.seat === null ? null : (ui.moment?.(view, story) ?? null);
    const key = due === this.#acknowledged ? null : due;
    if (key !== this.#moment.key) this.#moment = { key, since: clock() };
    return key;
  }

  /** The viewer has seen the moment. */
  goOn(): void {
    if (this.moment !== null && this.#deps.clock() - this.#moment.since >= MOMENT_GUARD_MS) this.passMoment();
  }

  /** Goes on without a press, where the moment has nothing to look at: in the text table. */
  passMoment(): void {
    const { moment } = this;
    if (moment === null) return;
    this.#acknowledged = moment;
    this.#set({ rejection: null });
    this.syncWithRequest();
  }

  #computeTurn(): PendingTurn<T, H, M> | null {
    const { view, awaiting, request } = this.#deps.session.snapshot;
    if (request === null || awaiting.who !== 'seats' || view.seat === null) return null;
    const out = new MoveList<M>(EXAMPLE_MOVE_COUNT);
    this.#deps.rules.moves(view, out);
    const legal = out.toArray();
    const leadIn = leadInOf(this.#deps, view, legal);
    const moves = leadIn === null ? legal : [...legal, ...leadIn.moves];
    const choices = choicesOf(moves, this.moveInputs);
    const choiceKeys = this.#keysOf(awaiting.question, choices, view);
    return { asking: awaiting, request: request.id, view, moves, leadIn, choices, choiceKeys };
  }

  /** A choice means the same while the same question is asked. */
  #keysOf(question: string, choices: readonly PromptChoice<M>[], view: SeatView<T, H>): ReadonlyMap<string, string> {
    const named = choices.map((each) => ({ each, id: `${question} ${choiceId(each)}` }));
    const keys = this.#choiceKeys.assign(
      this.#turnId(view),
      named.map(({ each, id }) => ({ id, hotkey: this.moveInputs[kindOfChoice(each)]?.hotkey })),
    );
    return new Map(
      named.flatMap(({ each, id }) => {
        const key = keys.get(id);
        return key === undefined ? [] : [[choiceId(each), key] as const];
      }),
    );
  }

  /** Names a turn of the game: choices keep their keys while it lasts. */
  #turnId({ seat, table }: SeatView<T, H>): string {
    const turns = this.#deps.session.snapshot.story.filter(({ isChapter }) => isChapter).length;
    return `${seat} ${turns} ${this.#deps.ui.active(table)}`;
  }

  /** The kind whose places are highlighted: the selected one, or the only kind there is to place. */
  get selectedKind(): string | null {
    const { turn } = this;
    if (turn === null || this.selection.recalled !== null) return null;
    return this.selection.selectedKind ?? impliedKind(turn.moves, this.moveInputs);
  }

  /** The piece used for moves on the board: the selected one, if it has legal moves. */
  get selectedPiece(): string | null {
    const { turn } = this;
    const { pieces } = this.#deps.ui;
    if (turn === null || pieces === undefined) return null;
    const { selectedPiece } = this.selection;
    if (selectedPiece !== null && this.#hasMovesFor(selectedPiece)) return selectedPiece;
    return pieces.defaultPiece(turn.moves, turn.view.table);
  }

  /** Whether a piece has legal moves. */
  #hasMovesFor(piece: string): boolean {
    const { turn } = this;
    const { pieces } = this.#deps.ui;
    return turn?.moves.some((move) => pieces?.pieceFor(move, turn.view.table) === piece) ?? false;
  }

  /** Whether a place holds a piece that can be selected. */
  isPiece(place: string): boolean {
    return this.#deps.ui.pieces !== undefined && this.#hasMovesFor(place);
  }

  /** Legal moves that pointing can mean with the current selection. */
  get #selectableMoves(): readonly M[] {
    const { turn, selectedKind, selectedPiece } = this;
    if (turn === null) return [];
    const { pieces } = this.#deps.ui;
    const kinds = selectedKind === null ? boardKinds(turn.moves, this.moveInputs) : [selectedKind];
    return turn.moves.filter((move) => {
      if (!kinds.includes(move.kind)) return false;
      const own = selectedPiece === null || pieces === undefined ? null : pieces.pieceFor(move, turn.view.table);
      return own === null || own === selectedPiece;
    });
  }

  #placesOf(moves: readonly M[]): ReadonlySet<string> {
    const { turn } = this;
    const places = turn === null ? [] : moves.map((move) => this.#deps.ui.placeOf(move, turn.view.table));
    return new Set(places.filter((place) => place !== null));
  }

  /** Places with such moves. */
  possiblePlaces(): ReadonlySet<string> {
    return this.#placesOf(this.#selectableMoves);
  }

  /** Those of them that are highlighted. */
  highlightedPlaces(): ReadonlySet<string> {
    const { turn } = this;
    const moves = this.#selectableMoves;
    return this.#placesOf((turn && this.#deps.ui.featuredMoves?.(moves, turn.view)) ?? moves);
  }

  /** How many places would be highlighted with this kind selected. */
  countPlaces(kind: string): number {
    const { turn } = this;
    if (turn === null) return 0;
    const moves = turn.moves.filter((move) => move.kind === kind);
    return this.#placesOf(this.#deps.ui.featuredMoves?.(moves, turn.view) ?? moves).size;
  }

  /** A new request, or none: clears the selection of the last one; a dialog may open automatically. */
  syncWithRequest(): void {
    const { turn } = this;
    const asked = turn === null ? -1 : turn.request;
    const { historyVersion } = this.#deps.session.snapshot;
    if (asked === this.#settled.request && historyVersion === this.#settled.historyVersion) return;
    this.#settled = { historyVersion, request: asked };
    const own = turn === null ? null : this.#deps.ui.dialogueFor(turn.asking, turn.view);
    const dialogue = own ?? this.#dialogueToKeep();
    if (own !== null) this.#isAutoOpened = true;
    if (this.#activeSeat !== this.#composedIn && this.selection.composed !== null) this.#set({ composed: null });
    this.#set({ selectedKind: null, selectedPiece: null, chosen: null, options: [], rejection: null, dialogue });
  }

  /** The open dialog, if it stays open: until it is closed, or while something can be done in it. */
  #dialogueToKeep(): string | null {
    const { dialogue } = this.selection;
    const { ui, session } = this.#deps;
    if (dialogue === null) return null;
    const stays = ui.dialogues[dialogue]?.staysOpen;
    if (stays === 'until-closed') return dialogue;
    if (stays === undefined || session.snapshot.request === null) return null;
    // A dialog that a request opened closes when the game waits for somebody else.
    const { turn } = this;
    if (this.#isAutoOpened && turn !== null && !hasSeat(turn.asking.must, turn.view.seat)) return null;
    const isUseful = turn?.moves.some(({ kind }) => this.moveInputs[kind]?.dialogue === dialogue) ?? true;
    return isUseful ? dialogue : null;
  }

  /** In a replay what is open beside the board stays open, wherever one goes. */
  #withDrawerOf(selection: SelectionState<T, H, M>): SelectionState<T, H, M> {
    const { drawer, almanacEntry } = selection;
    const known = this.#carried;
    if (known.drawer !== drawer || known.almanacEntry !== almanacEntry)
      this.#carried = { ...EMPTY_SELECTION, drawer, almanacEntry };
    return this.#carried;
  }

  selectKind(kind: string | null): void {
    if (kind !== null && this.turn === null) return;
    this.#set({
      selectedKind: kind,
      selectedPiece: null,
      chosen: null,
      options: [],
      rejection: null,
      dialogue: null,
      drawer: null,
    });
  }

  selectPiece(piece: string | null): void {
    this.#set({ selectedPiece: piece, chosen: null, options: [], rejection: null });
  }

  preview(move: M | null): void {
    this.#chosenAt = this.#deps.clock();
    this.#set({ chosen: move, options: [], rejection: null });
  }

  get #activeSeat(): Seat | null {
    return this.#deps.ui.active(this.#deps.session.snapshot.view.table);
  }

  /** Composes a move step by step; it is kept until it is cleared or the turn ends. */
  compose(move: M | null): void {
    this.#composedIn = this.#activeSeat;
    this.#set({ composed: move, chosen: null, options: [], rejection: null });
  }

  openDialogue(dialogue: string | null): void {
    this.#isAutoOpened = false;
    this.#set({
      dialogue,
      selectedKind: null,
      chosen: null,
      options: [],
      rejection: null,
      ...(dialogue && { drawer: null }),
    });
  }

  pointAt(place: string | null): void {
    if (place !== this.selection.pointed) this.#set({ pointed: place, madeAt: null });
  }

  /** Points out a place of something that happened. */
  showPlace(place: string | null): void {
    if (place !== this.selection.shownPlace) this.#set({ shownPlace: place });
  }

  openDrawer(drawer: string | null): void {
    this.#set({ drawer });
  }

  openAlmanac(entry: string | null): void {
    this.#set({ drawer: 'almanac', ...(entry !== null && { almanacEntry: entry }) });
  }

  /** Opens another almanac entry. */
  showAlmanacEntry(entry: string | null): void {
    this.#set({ almanacEntry: entry });
  }

  /** Why a move is illegal now; [] when it is legal. */
  refusalsOf(move: M): readonly Refusal[] {
    const { turn } = this;
    if (turn !== null) return this.#refusalsIn(turn, move);
    const { view } = this.#deps.stepPlayer.store.get();
    return view.seat === null ? [] : this.#deps.rules.refuse(view, move);
  }

  #refusalsIn({ view, leadIn }: PendingTurn<T, H, M>, move: M): readonly Refusal[] {
    const now = this.#deps.rules.refuse(view, move);
    if (leadIn === null || !isOutOfPhase(now)) return now;
    const then = this.#deps.rules.refuse(leadIn.view, move);
    return isOutOfPhase(then) ? now : then;
  }

  /** The lead-in that is played before a move; null for a move that is legal by itself. */
  leadInFor(move: M): LeadIn<T, H, M> | null {
    const { turn } = this;
    if (turn === null || turn.leadIn === null) return null;
    return isOutOfPhase(this.#deps.rules.refuse(turn.view, move)) ? turn.leadIn : null;
  }

  /** Legal moves that pointing at a place can mean. */
  movesAt(place: string): readonly M[] {
    const { turn } = this;
    if (turn === null) return [];
    return this.#selectableMoves.filter((move) => this.#deps.ui.placeOf(move, turn.view.table) === place);
  }

  /** Why the place has no move for the current selection; [] when it has one, or when pointing there means nothing. */
  refusalsAt(place: string): readonly Refusal[] {
    const { turn } = this;
    if (turn === null || this.movesAt(place).length > 0) return [];
    const meant = this.#deps.ui.moveForPlace(place, this.selectedKind, turn.view, this.selectedPiece);
    return meant === null ? [] : this.#refusalsIn(turn, meant);
  }

  /** The user points at a place and confirms. */
  actAt(place: string): void {
    const { turn } = this;
    if (turn === null || this.selection.recalled !== null || !hasSeat(turn.asking.must, turn.view.seat)) return;
    const { chosen } = this.selection;
    if (chosen !== null && this.#deps.ui.placeOf(chosen, turn.view.table) === place) {
      if (this.#deps.clock() - this.#chosenAt >= DOUBLE_CLICK_GUARD_MS) this.confirm();
      return;
    }
    const moves = this.movesAt(place);
    const [move, ...others] = moves;
    if (move === undefined && place !== this.selectedPiece && this.isPiece(place)) this.selectPiece(place);
    else if (move === undefined) this.#rejectPlace(place, turn);
    else if (others.length > 0) this.#set({ options: moves, chosen: null, rejection: null });
    else this.choose(move);
  }

  #rejectPlace(place: string, turn: PendingTurn<T, H, M>): void {
    const meant = this.#deps.ui.moveForPlace(place, this.selectedKind, turn.view, this.selectedPiece);
    if (meant === null) {
      this.#set({ chosen: null, rejection: null });
      return;
    }
    const refusals = this.#refusalsIn(turn, meant);
    this.#set({ chosen: null, options: [], rejection: { move: meant, place, refusals } });
  }

  /** Plays a move, or previews it first if its kind asks for that. */
  choose(move: M): void {
    if (this.moveInputs[move.kind]?.needsConfirmation) this.preview(move);
    else this.#playWithFollowing(move);
  }

  /** Plays the previewed move. */
  confirm(): void {
    const { chosen } = this.selection;
    if (chosen !== null) this.#playWithFollowing(chosen);
  }

  /** The move, and those that the game joins to it. */
  #playWithFollowing(move: M): void {
    const { turn } = this;
    if (turn !== null) this.playMoves([move, ...(this.#deps.ui.followingMoves?.(move, turn.view) ?? [])]);
  }

  /** The last answer and its request; whether it was accepted shows in the following requests. */
  lastAnswer: { readonly request: number; readonly move: M } | null = null;

  playMove(move: M): void {
    this.playMoves([move]);
  }

  /** Plays moves one after the other, each in answer to the request that follows the one before. */
  playMoves(moves: readonly [M, ...M[]]): void {
    const { turn } = this;
    const [first] = moves;
    if (turn === null || this.selection.isSending || this.selection.recalled !== null) return;
    const refusals = this.#refusalsIn(turn, first);
    if (refusals.length > 0) {
      const place = this.#deps.ui.placeOf(first, turn.view.table);
      this.#set({ rejection: { move: first, place, refusals }, chosen: null });
      return;
    }
    this.lastAnswer = { request: turn.request, move: first };
    const leadIn = this.leadInFor(first);
    const all = leadIn === null ? moves : [leadIn.move, ...moves];
    const places = moves.map((move) => this.#deps.ui.placeOf(move, turn.view.table));
    this.#send(this.#chooseAll(turn.request, all), moves.at(-1) ?? first, places);
  }

  async #chooseAll(request: number, moves: readonly M[]): Promise<readonly Refusal[]> {
    const { session } = this.#deps;
    let asked: number | null = request;
    let played = 0;
    for (const move of moves) {
      if (asked === null) break; // somebody else decides first
      if (played > 0 && this.#isRefusedNow(move)) break;
      const refusals = await session.choose(asked, move);
      if (refusals.length > 0) return refusals;
      played++;
      if (played < moves.length) asked = await this.#requestAfter(asked);
    }
    this.#lastSeries = { seq: session.snapshot.seq, length: played };
    return [];
  }

  #isRefusedNow(move: M): boolean {
    const { view } = this.#deps.session.snapshot;
    return view.seat === null || this.#deps.rules.refuse(view, move).length > 0;
  }

  /** The viewer's request once that one is answered; null if somebody else decides. An answer may arrive before its entry. */
  #requestAfter(answered: number): Promise<number | null> {
    const { session } = this.#deps;
    return new Promise((resolve) => {
      const settle = (): boolean => {
        const next = session.snapshot.request?.id ?? null;
        if (next === answered) return false;
        resolve(next);
        return true;
      };
      if (settle()) return;
      const stop = session.subscribe(() => settle() && stop());
    });
  }

  /** Takes back the last answer, with the lead-in that was played for it. */
  undo(): void {
    const { session } = this.#deps;
    if (session.snapshot.undoable < 1 || this.selection.isSending) return;
    const { seq, length } = this.#lastSeries;
    this.#send(this.#undoTimes(seq === session.snapshot.seq ? length : 1), null, []);
  }

  async #undoTimes(times: number): Promise<readonly Refusal[]> {
    const { session } = this.#deps;
    for (let n = 0; n < times && session.snapshot.undoable > 0; n++) {
      const refusals = await session.undo();
      if (refusals.length > 0) return refusals;
    }
    return [];
  }

  async #send(answer: Promise<readonly Refusal[]>, move: M | null, places: readonly (string | null)[]): Promise<void> {
    this.#set({ isSending: true, rejection: null });
    try {
      const refusals = await answer;
      if (refusals.length > 0) this.#set({ isSending: false, rejection: { move, place: null, refusals } });
      else {
        const { pointed } = this.selection;
        const madeAt = places.includes(pointed) ? pointed : null;
        this.#set({ isSending: false, selectedKind: null, chosen: null, options: [], madeAt });
      }
    } catch (error) {
      this.#set({ isSending: false });
      throw error;
    }
  }

  /** Shows the table as it was after an entry. */
  async recallEntry(seq: number): Promise<void> {
    const view = await this.#deps.session.viewAt(seq);
    this.#set({ recalled: { seq, view }, selectedKind: null, chosen: null, options: [], rejection: null });
  }

  backToNow(): void {
    this.#set({ recalled: null });
  }

  /** Cancels the latest selection or closes the latest surface; returns whether there was one. */
  dismissTop(): boolean {
    const { stepPlayer } = this.#deps;
    const { recalled, rejection, chosen, composed, options, selectedKind, dialogue, drawer } = this.selection;
    if (!stepPlayer.store.get().isAtRest) stepPlayer.skip();
    else if (recalled !== null) this.backToNow();
    else if (drawer === 'almanac')
      this.openDrawer(null); // it is on top of everything else
    else if (chosen !== null || options.length > 0) this.#set({ chosen: null, options: [], rejection: null });
    else if (rejection !== null) this.#set({ rejection: null });
    else if (dialogue !== null) this.openDialogue(null);
    else if (drawer !== null) this.openDrawer(null);
    else if (selectedKind !== null) this.selectKind(null);
    else if (composed !== null) this.compose(null);
    else return false;
    return true;
  }

  #set(changes: Partial<SelectionState<T, H, M>>): void {
    const { historyVersion } = this.#deps.session.snapshot;
    this.#held.set({ historyVersion, selection: { ...this.selection, ...changes } });
  }
}
