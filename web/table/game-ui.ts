import type { Language } from '@orrery/catalog';
import type { AnyView, Asking, Game, GameMessages, Kinded, Message, Seat, SeatView } from '@orrery/kernel';
import type { ComponentType, ReactNode } from 'react';
import type { AlmanacPart } from '../almanac/almanac-parts.ts';
import type { GameIconName } from '../art/icons/game-icon.tsx';
import type { Sitter, StoryLine } from '../session/session.ts';
import type { ReasonTexts } from './coach/reasons.ts';
import type { MoveOutcome } from './predict-move.ts';

/** A point in the drawing units of a board. */
export type BoardCoordinate = readonly [x: number, y: number];

/** A place on the board that can be pointed at, has a name and is reached with the arrow keys. */
export interface BoardPlace {
  readonly id: string;
  readonly at: BoardCoordinate;
  /** Hit radius around the point, in the board's units. */
  readonly reach: number;
  /** What it is and what is on it: “point between water 8, food 5 and the border, free”. */
  readonly name: Message;
}

/** A reason for a refusal in the reader's language, with its rule. */
export interface RefusalReason {
  readonly text: string;
  /** '' if no rule of the game is behind it. */
  readonly rule: string;
}

/** The card kinds of a game, for parts that several tables share: how they are drawn and named. */
export interface CardKinds {
  /** One icon per kind; each has an ink class of the same name. */
  readonly signs: readonly GameIconName[];
  name(kind: number): Message;
  /** Formats amounts by kind: 2 ore and 1 food. */
  amounts(counts: readonly number[]): Message | readonly Message[];
}

/** Props of every part of a table: what is shown, what can be done, and how to do it. */
export interface TableApi<T, H, M extends Kinded, E extends Kinded> {
  /** The view that is shown. It lags behind the game during animations. */
  readonly view: AnyView<T, H>;
  readonly sitters: readonly Sitter[];
  /** The viewer's request; null while not asked, only watching, or during animations. */
  readonly asking: Asking | null;
  /** The viewer's legal moves; for open-ended kinds a few examples. [] while `asking` is null. */
  readonly moves: readonly M[];
  /** The selected kind of move: only its places are highlighted. */
  readonly selectedKind: string | null;
  /** The selected piece, where there are several to choose from (`GameUi.pieces`). */
  readonly selectedPiece: string | null;
  /** A move that is previewed but not made: a ghost on the board, its price in the prompt bar. */
  readonly chosen: M | null;
  /** A move that is put together from several presses, such as an offer; it need not be complete or legal. */
  readonly composed: M | null;
  /** The open dialog, by its key in the game UI's dialogs. */
  readonly dialogue: string | null;
  /** The table's id, for what is remembered for this game only. */
  readonly tableId: string;
  /** A lesson says what to press: the control it rings is the filled one. */
  readonly isGuided: boolean;
  /** The move that a lesson waits for: controls of the game that lead to it are ringed by its key. null for none. */
  readonly guidedMove: M | null;
  /** Events of the step that is being shown; [] at rest. */
  readonly currentEvents: readonly E[];
  /** The log up to what is shown, in order. */
  readonly story: readonly StoryLine<E>[];
  /** The game UI's `cards`. */
  readonly cards: CardKinds;
  /** Formats a game message in the reader's language. */
  say(words: Message): string;
  /** The game's name for a move. */
  name(move: M): string;
  /** Why a move is refused now; [] when it is legal. */
  whyRefused(move: M): readonly RefusalReason[];
  /** Predicts the result of a legal move that asks nobody else and reveals nothing; null for spectators. */
  predict(move: M): MoveOutcome<T, H, E> | null;
  /** The same for moves one after the other; null also where one of them would be refused. */
  predictAll(moves: readonly M[]): MoveOutcome<T, H, E> | null;
  selectKind(kind: string | null): void;
  /** Selects another piece. */
  selectPiece(piece: string | null): void;
  preview(move: M | null): void;
  /** Composes a move; null clears it. It is kept until then, or until the turn ends. */
  compose(move: M | null): void;
  /** The move that ends a phase and is played before this one (`GameUi.leadIn`); null for none. */
  leadInFor(move: M): M | null;
  /** Plays the move. */
  playMove(move: M): void;
  /** Plays moves one after the other, as far as the viewer is asked again. */
  playMoves(moves: readonly [M, ...M[]]): void;
  /** What the viewer has to look at before the next decision (`GameUi.moment`); null for nothing. */
  readonly moment: string | null;
  /** The moment has been seen. */
  goOn(): void;
  openDialogue(dialogue: string | null): void;
  /** Opens a panel that is out of sight. */
  openPanel(key: string): void;
  /** Opens the almanac at a rule. */
  openAlmanac(rule: string): void;
  /** Hands the device to another person who has an optional move; absent where everybody has their own device. */
  readonly lendDevice?: (seat: Seat) => void;
}

export interface TablePartProps<T, H, M extends Kinded, E extends Kinded> {
  readonly play: TableApi<T, H, M, E>;
}
export type TablePart<T, H, M extends Kinded, E extends Kinded> = ComponentType<TablePartProps<T, H, M, E>>;

/** The request in short lines. */
export interface PromptHeading {
  /** Whose decision it is, or how far it has come: “card 5 of 8”. */
  readonly lead: string;
  readonly title: string;
  /** A line beside the title: what it is, or what is missing. */
  readonly note?: string;
}

/** How a kind of move is made. */
export interface MoveInput {
  /**
   * prompt: a button in the prompt bar for each of its moves. board: by pointing at a place, with the kind selected or
   * not. panel: from one of the game's own panels. dialogue: in the dialog with that key. The list of the text table
   * always offers it as well.
   */
  readonly by: 'prompt' | 'board' | 'panel' | 'dialogue';
  readonly dialogue?: string;
  /** The label of the button that selects the kind, opens its dialog or heads its list: “Build a station”. */
  readonly name: (language: Language) => string;
  /** Primary button: the usual choice. */
  readonly isMain?: true;
  /** At the end of the row: it leaves everything else undone. */
  readonly isLast?: true;
  /** Its button warns, because something may be lost. */
  readonly isRisky?: true;
  /** Previewed before it is made, with its price and effect. Other kinds are played at once. */
  readonly needsConfirmation?: true;
  /** Its places are highlighted only while it is selected: it is rare and should not happen by accident. */
  readonly onlyWhenSelected?: true;
  /** Its places are highlighted too, in addition to its usual control. */
  readonly isHighlighted?: true;
  /**
   * Its own key in the prompt bar, which no other choice gets: for what ends a turn or a flight, or risks something. Only
   * for kinds of which at most one move is offered at a time. Other choices have digits that last for a turn.
   */
  readonly hotkey?: ChoiceHotkey;
}

/** Digits, and the letters that are not keys of the table itself (`keys.ts`). */
export type ChoiceHotkey =
  | '1'
  | '2'
  | '3'
  | '4'
  | '5'
  | '6'
  | '7'
  | '8'
  | '9'
  | 'd'
  | 'e'
  | 'f'
  | 'h'
  | 'i'
  | 'j'
  | 'k'
  | 'q'
  | 'v'
  | 'w'
  | 'x'
  | 'y'
  | 'z';

type AllMoveInputs<M extends Kinded> = { readonly [P in M['kind']]: MoveInput };

/** A panel of a game: beside the board on a wide screen, in a drawer on a narrow one. */
export interface GamePanel<T, H, M extends Kinded, E extends Kinded> {
  readonly key: string;
  readonly name: (language: Language) => string;
  /** A shorter name for its tab on a narrow screen. */
  readonly tab?: (language: Language) => string;
  readonly icon: ReactNode;
  /**
   * seats: under the seats. side: above the log. foot: below it. dock: below the board, in the given order. opened: only
   * when another part opens it.
   */
  readonly place: 'seats' | 'side' | 'foot' | 'dock' | 'opened';
  /**
   * On a narrow screen: a drawer of its own, always visible between the prompt bar and the drawers, in the drawer of the
   * seats, or nowhere.
   */
  readonly narrow: 'drawer' | 'row' | 'seats' | 'none';
  /** It shows only the viewer's own cards and actions: hidden from spectators. */
  readonly isForPlayer?: true;
  readonly Content: TablePart<T, H, M, E>;
  /** A note beside the panel's title, which the frame renders: “8 cards: a seven would cost 4”. */
  readonly Note?: TablePart<T, H, M, E>;
  /** One line that is always in sight where the panels of a wide chart are tabs. */
  readonly Brief?: TablePart<T, H, M, E>;
  /** A badge on the drawer's tab, such as playable cards. */
  badge?(play: TableApi<T, H, M, E>): number;
}

/** An animation from one anchor to another while a step is shown. */
export interface FlightAnimation {
  readonly key: string;
  readonly picture: ReactNode;
  readonly from: Anchor;
  readonly to: Anchor;
  /** Intermediate points, in order. */
  readonly via?: readonly Anchor[];
  /** Delay in milliseconds after the start of the step. */
  readonly delay?: number;
}

/** Start or end of a flight: a place on the board, a seat's panel, or an element with that data-anchor. */
export type Anchor = { readonly place: string } | { readonly seat: Seat } | { readonly anchor: string };

/** What an event means to the viewer. Its sentence is its line in the log. */
export interface EventNews {
  /** A small drawing of what was lost, won or built, with its amount. It reveals nothing that is hidden. */
  readonly sign: ReactNode;
  /** loss, gain: of the viewer. other: what somebody does. */
  readonly tone: 'loss' | 'gain' | 'other';
  /** It touches the viewer, by another's doing: the table stops at it for a moment. */
  readonly isHeld?: boolean;
  /** Where on the board. */
  readonly place?: string | null;
  /** Who loses something by it, for a short motion at their seats. */
  readonly losers?: readonly Seat[];
}

export const SOUNDS = [
  'dice',
  'card',
  'coin',
  'place',
  'turn',
  'alarm',
  'steal',
  'chime',
  'fanfare',
  'refuse',
] as const;
export type Sound = (typeof SOUNDS)[number];

/**
 * Kinds of boards. A chart is one SVG drawing with a camera that zooms and pans; the frame lays the places over it. A
 * page is as wide as its container and scrolls; it positions places (`PlaceHere`) and seats (`SeatHere`) itself, so
 * the frame has no column for seats. Without a board, the game is shown as text only.
 */
export type BoardKind = 'chart' | 'page' | 'none';

/** A chart is landscape; in a portrait container it may be upright. */
export type Orientation = 'across' | 'upright';

/** The box of a chart in its own units. */
export interface ChartBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Additional props of a board. */
export interface BoardProps {
  /** Places at which pointing plays or selects a move. */
  readonly highlighted: ReadonlySet<string>;
  readonly pointed: string | null;
  /** Pixels per unit while the whole board is visible: on a small board, figures and icons are drawn larger. */
  readonly unitPx: number;
  /** How many of the game UI's `details` levels fit the current zoom. */
  readonly detailLevel: number;
  readonly orientation: Orientation;
}

/** An object on a chart. */
export interface Landmark {
  readonly at: BoardCoordinate;
  /** In the chart's own units. */
  readonly reach: number;
}

/** The pieces that moves on the board are made with. With one selected, only its moves are highlighted. */
export interface PieceRules<T, M> {
  /** The piece of a move: the id of the place where it stands, or any other name; null: none. */
  pieceFor(move: M, table: T): string | null;
  /** The piece selected by default; null: the prompt bar asks if it matters. */
  defaultPiece(moves: readonly M[], table: T): string | null;
}

/** What a game provides to the frame of a table. The frame provides everything else. */
export interface GameUi<T, H, M extends Kinded, E extends Kinded> {
  /** Default: a chart. */
  readonly board?: BoardKind;
  /** The box of a chart in its own units; for a page, the box of the points used for arrow-key navigation. */
  readonly box: ChartBox;
  /** The box of a chart that is upright in a portrait container; without it the chart is always landscape. */
  readonly uprightBox?: ChartBox;
  /**
   * Pixels per unit at which more detail is drawn, ascending. A chart is rendered again only when one of them is
   * crossed.
   */
  readonly detailScales?: readonly number[];
  /** Initial camera of a chart, when the whole would be too small to use. */
  readonly initialCamera?: {
    /** Minimum usable pixels per unit. */
    readonly least: number;
    readonly scale: number;
    at(view: AnyView<T, H>, orientation: Orientation): BoardCoordinate;
  };
  /** A miniature of the whole chart, shown while only a part is visible. It draws the chart's box and nothing else. */
  readonly Minimap?: ComponentType<TablePartProps<T, H, M, E> & { readonly orientation: Orientation }>;
  /** Position of the seats on a wide screen: a wide chart has them on the right, above the log. */
  readonly seats?: 'left' | 'right';
  /** The board with pieces, ghosts and highlighted places; SVG for a chart. It only draws: the frame handles events. */
  readonly Board: ComponentType<TablePartProps<T, H, M, E> & BoardProps>;
  places(view: AnyView<T, H>, orientation: Orientation): readonly BoardPlace[];
  /** The place of a move; null for a move without one. */
  placeOf(move: M, table: T): string | null;
  /** What is selected before the place: one of several ships, or a ship's cargo. */
  readonly pieces?: PieceRules<T, M>;
  /**
   * The moves whose places are highlighted, where highlighting all of them would hide the chart. The others can still be
   * pointed at. Default: all.
   */
  featuredMoves?(moves: readonly M[], view: SeatView<T, H>): readonly M[];
  /**
   * The move, legal or not, that pointing at a place means, with this kind selected or none; else null. The frame asks
   * only if the place does not have exactly one highlighted move; that one is taken otherwise.
   */
  moveForPlace(place: string, aim: string | null, view: SeatView<T, H>, piece: string | null): M | null;
  /** Kinds without a gesture can be made in the text table only. */
  readonly moveInputs: Partial<AllMoveInputs<M>>;
  /** The game's cards, for parts that several tables share. */
  readonly cards?: CardKinds;
  /** Moves that the press for this one also makes: flying to a sector, and on to its first card. */
  followingMoves?(move: M, view: SeatView<T, H>): readonly M[];
  /** The key of something that the viewer has to look at before deciding on, such as a fight; null for nothing. */
  moment?(view: AnyView<T, H>, story: readonly StoryLine<E>[]): string | null;
  /** What the prompt bar says to the one who decides, in place of the question; null: the question. */
  promptHeading?(play: TableApi<T, H, M, E>, language: Language): PromptHeading | null;
  /**
   * How the usual thing is done, or what it brings, beside the question while nothing is selected; null: nothing. It is
   * shown where it fits whole.
   */
  promptHint?(play: TableApi<T, H, M, E>, language: Language): string | null;
  /** A shorter label for a move's button than its name, which says everything; null: the name. */
  choiceLabel?(play: TableApi<T, H, M, E>, move: M, language: Language): string | null;
  /** The kind whose button is filled now; null: none in the prompt bar. Default: as its gesture says. */
  mainKind?(play: TableApi<T, H, M, E>): M['kind'] | null;
  /** What follows from a choice, below its button. */
  readonly ChoiceNote?: ComponentType<TablePartProps<T, H, M, E> & { readonly move: M }>;
  /** Cost and effect of a move, shown before it is made. */
  readonly Preview: ComponentType<TablePartProps<T, H, M, E> & { readonly move: M }>;
  /** The label of the button that confirms a selected move, if the name of its gesture is not enough. */
  confirmLabel?(move: M, view: SeatView<T, H>, language: Language): string | null;
  /** Additional controls in the prompt bar, such as a stepper for an amount. */
  readonly Controls?: TablePart<T, H, M, E>;
  /**
   * A move that only ends a phase. Moves that become legal after it can be chosen at once; it is then played first. null:
   * there is none now.
   */
  leadIn?(view: SeatView<T, H>): M | null;
  /** What is being composed, in place of the question of the prompt bar. */
  readonly Composer?: TablePart<T, H, M, E>;
  /** Whether something is being composed. */
  isComposing?(play: TableApi<T, H, M, E>): boolean;
  /** A message from a seat that the viewer can answer, such as an offer: beside its plate, where it blocks nothing. */
  readonly seatNote?: {
    /** The seat it comes from; null for none. */
    seat(play: TableApi<T, H, M, E>): Seat | null;
    readonly Content: TablePart<T, H, M, E>;
  };
  readonly dialogues: Readonly<Record<string, GameDialogue<T, H, M, E>>>;
  /** The dialog that a request opens automatically; null for none. */
  dialogueFor(asking: Asking, view: SeatView<T, H>): string | null;
  /**
   * The answer to a request that leaves its seat no choice because of its hidden cards. It is given automatically, but
   * after a delay: the timing would reveal hidden cards. null: there is a choice.
   */
  forcedAnswer?(asking: Asking, view: SeatView<T, H>, tableId: string): M | null;
  readonly panels: readonly GamePanel<T, H, M, E>[];
  /** The panel that the moment is about, shown beside a page board unless another was opened; null for none. */
  dueTab?(play: TableApi<T, H, M, E>): string | null;
  /** Almanac entries by panel or part of the frame. */
  readonly almanacParts?: readonly AlmanacPart[];
  /** Widgets in the corners of the board's container. */
  readonly corners: {
    readonly topLeft?: TablePart<T, H, M, E>;
    readonly bottomRight?: TablePart<T, H, M, E>;
    /** Widgets along the upper and lower edge of a chart that is shown whole on a large screen. */
    readonly top?: TablePart<T, H, M, E>;
    readonly bottom?: TablePart<T, H, M, E>;
  };
  /** Obstacles on the chart besides its places: callouts at the edge avoid them. */
  landmarks?(table: T): readonly Landmark[];
  /**
   * Where the callout of a selected move stands: at the edge of a round board, near its place on one that fills its
   * container.
   */
  readonly notes?: 'edge' | 'near';
  /** A seat's figures under its name. */
  readonly SeatFacts: ComponentType<TablePartProps<T, H, M, E> & { readonly seat: Seat }>;
  /** A seat's most important figure, for the row of seats on a narrow screen. */
  readonly SeatBrief?: ComponentType<TablePartProps<T, H, M, E> & { readonly seat: Seat }>;
  /** Public victory points, and the hidden ones that this seat knows of itself; null if the game has none. */
  points(view: AnyView<T, H>, seat: Seat): number | null;
  /** The seat on turn; null before and after the game. */
  active(table: T): Seat | null;
  /** The phases of a turn and the current one, in the middle of the top bar. */
  readonly TurnSteps?: TablePart<T, H, M, E>;
  /** One line for the top bar: turn, target, variants. */
  headline(table: T, language: Language): string;
  /** Animations of an event, from the view before to the view after. */
  flights(event: E, before: AnyView<T, H>, after: AnyView<T, H>): readonly FlightAnimation[];
  /** What an event means to the viewer, from the views before and after it; null: not worth mentioning. */
  news?(event: E, before: AnyView<T, H>, after: AnyView<T, H>): EventNews | null;
  /** Whether the log beside the board omits its line, because the next line says as much. The text table shows it. */
  isMinor?(event: E): boolean;
  /** Whether its line starts a group in the log, such as a turn. Default: where the messages start a turn. */
  startsLogGroup?(event: E): boolean;
  /** Formats the coach's reasons; absent: the coach names only the move. */
  readonly reasons?: ReasonTexts<T>;
  /** Who acted, for the sign beside a log line; null for nobody. */
  actor(event: E): Seat | null;
  sound(event: E, reader: Seat | null): Sound | null;
}

/** A game UI with a drawn board: it has a gesture for every kind of move. */
export interface DrawnGameUi<T, H, M extends Kinded, E extends Kinded> extends GameUi<T, H, M, E> {
  readonly moveInputs: AllMoveInputs<M>;
}

/** A dialog of a game: beside the board on a wide screen, a bottom sheet on a narrow one. */
export interface GameDialogue<T, H, M extends Kinded, E extends Kinded> {
  readonly title: (language: Language) => string;
  readonly Content: TablePart<T, H, M, E>;
  /**
   * Stays open across requests: either while something can still be done in it (trades often come in series), or until
   * the user closes it (a story should be read to its end).
   */
  readonly staysOpen?: 'useful' | 'until-closed';
  /** A badge on the button that opens it, such as proposals waiting for an answer. */
  badge?(view: AnyView<T, H>): number;
  /** Covers the whole board: events are told here, and nothing can be chosen on the board meanwhile. */
  readonly coversBoard?: true;
}

/** A game with its messages and its UI, with the types erased. */
export interface AnyGameUi {
  use<R>(
    f: <T, H, B, M extends Kinded, E extends Kinded, O, K>(
      game: Game<T, H, B, M, E, O, K>,
      gameMessages: GameMessages<T, H, M, E, O>,
      ui: GameUi<T, H, M, E>,
    ) => R,
  ): R;
}

export const NO_CARD_KINDS: CardKinds = { signs: [], name: () => EMPTY_MESSAGE, amounts: () => EMPTY_MESSAGE };
const EMPTY_MESSAGE: Message = { key: '', values: {} };

/** Bundles a game, its messages and its UI, and erases their types. */
export const eraseGameUi = <T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  gameMessages: GameMessages<T, H, M, E, O>,
  ui: DrawnGameUi<T, H, M, E>,
): AnyGameUi => ({ use: (f) => f(game, gameMessages, ui) });
