import type { Language } from '@orrery/catalog';
import type { Asking, Game, Kinded, Seat, SeatView, Window, Wording, Words } from '@orrery/kernel';
import type { ComponentType, ReactNode } from 'react';
import type { Thing } from '../almanac/things.ts';
import type { GameIconName } from '../art/icons/game-icon.tsx';
import type { Sitter, StoryLine } from '../session/session.ts';
import type { Reasons } from './coach/reasons.ts';
import type { Foreseen } from './foresee.ts';

/** A point in the drawing units of a board. */
export type Point = readonly [x: number, y: number];

/** Somewhere on the board that can be pointed at, named and moved to with the arrow keys. */
export interface Place {
  readonly id: string;
  readonly at: Point;
  /** How far around the point a finger or a mouse still means it, in the board's units. */
  readonly reach: number;
  /** What it is and what is on it: “point between water 8, food 5 and the border, free”. */
  readonly name: Words;
}

/** A reason why not, in the reader's language, with the rule that says so. */
export interface Reason {
  readonly text: string;
  /** '' where no rule of the game speaks of it. */
  readonly rule: string;
}

/** What is held, paid and traded, kind by kind: the parts that tables share draw and name it by this. */
export interface Cards {
  /** As many signs as there are kinds; each has an ink of its name. */
  readonly signs: readonly GameIconName[];
  name(kind: number): Words;
  /** So many of each kind: 2 ore and 1 food. */
  amounts(counts: readonly number[]): Words | readonly Words[];
}

/** What every part of a table is given: what is shown, what can be done, and how to do it. */
export interface Play<T, H, M extends Kinded, E extends Kinded> {
  /** What is shown now. It lags behind the game while things still move. */
  readonly view: Window<T, H>;
  readonly sitters: readonly Sitter[];
  /** What is asked of the one who looks; null while it is not asked, is only watching, or things still move. */
  readonly asking: Asking | null;
  /** What the one who looks may do now; of open-ended kinds a few examples. [] while `asking` is null. */
  readonly moves: readonly M[];
  /** The kind of move somebody has taken in hand: only its places are lit. */
  readonly aim: string | null;
  /** What moves on the board are made with, where there are several pieces to choose from (`Furniture.pieces`). */
  readonly piece: string | null;
  /** A move that is looked at but not made: a ghost on the board, its price in the prompt bar. */
  readonly chosen: M | null;
  /** The dialogue that stands open, by its key among the furniture's dialogues. */
  readonly dialogue: string | null;
  /** What happened in the step that is being shown right now; [] when all is at rest. */
  readonly happening: readonly E[];
  /** What was told up to what is shown, in order. */
  readonly story: readonly StoryLine<E>[];
  /** The furniture's `cards`. */
  readonly cards: Cards;
  /** Says a game's words in the reader's language. */
  say(words: Words): string;
  /** What the game calls a move. */
  name(move: M): string;
  /** Why a move is refused now; [] when it may be made. */
  why(move: M): readonly Reason[];
  /** What a legal move that asks nobody else and uncovers nothing leads to; null for those who only watch. */
  foresee(move: M): Foreseen<T, H, E> | null;
  take(kind: string | null): void;
  /** Takes another piece in hand. */
  hold(piece: string | null): void;
  look(move: M | null): void;
  /** Makes the move. */
  make(move: M): void;
  open(dialogue: string | null): void;
  /** Opens the almanac at a rule. */
  consult(rule: string): void;
  /** Hands the device to somebody else at it who wants to say something; absent where everybody has their own. */
  readonly lend?: (seat: Seat) => void;
}

export interface PartProps<T, H, M extends Kinded, E extends Kinded> {
  readonly play: Play<T, H, M, E>;
}
export type Part<T, H, M extends Kinded, E extends Kinded> = ComponentType<PartProps<T, H, M, E>>;

/** How a kind of move is made. */
export interface Gesture {
  /**
   * prompt: a button in the prompt bar for each of its moves. board: by pointing at a place, after it was taken in hand
   * or at once. panel: from one of the game's own panels. dialogue: in the dialogue of that key. Always, as well: in the
   * text table's list.
   */
  readonly by: 'prompt' | 'board' | 'panel' | 'dialogue';
  readonly dialogue?: string;
  /** The name of the button that takes the kind in hand, opens its dialogue or heads its list: “Build a station”. */
  readonly name: (language: Language) => string;
  /** Stands out among the buttons: what most people want most of the time. */
  readonly isMain?: true;
  /** Its button warns: something may be lost by it. */
  readonly isRisky?: true;
  /** Looked at before it is made, with its price and what it brings. Others are made at once. */
  readonly asks?: true;
  /** Its places are lit only while it is in hand: one does it seldom, and not by pointing in passing. */
  readonly inHandOnly?: true;
  /** Its places are lit as well, however else it is made: pointing at one is another way to do it. */
  readonly isLit?: true;
}

type AllGestures<M extends Kinded> = { readonly [P in M['kind']]: Gesture };

/** A panel of a game: beside the board on a wide screen, in a drawer on a narrow one. */
export interface Panel<T, H, M extends Kinded, E extends Kinded> {
  readonly key: string;
  readonly name: (language: Language) => string;
  /** A shorter name for its tab on a narrow screen. */
  readonly tab?: (language: Language) => string;
  readonly icon: ReactNode;
  /** seats: under the seats. side: above the log. foot: below it. dock: below the board, in the order given. */
  readonly place: 'seats' | 'side' | 'foot' | 'dock';
  /** On a narrow screen: a drawer of its own, or always in sight between the prompt bar and the drawers. */
  readonly narrow: 'drawer' | 'row';
  /** It shows what somebody has and can do: whoever looks on from elsewhere has no use for it. */
  readonly isOwn?: true;
  readonly Content: Part<T, H, M, E>;
  /** A few words beside the panel's name, which the frame writes: “8 cards: a seven would cost 4”. */
  readonly Note?: Part<T, H, M, E>;
  /** A number on the drawer's tab: cards to play. */
  badge?(play: Play<T, H, M, E>): number;
}

/** Something that flies from here to there while a step is shown. */
export interface Flight {
  readonly key: string;
  readonly picture: ReactNode;
  readonly from: Anchor;
  readonly to: Anchor;
  /** What it passes on its way, in order. */
  readonly via?: readonly Anchor[];
  /** Milliseconds after the step begins. */
  readonly delay?: number;
}

/** Where a flight begins or ends: a place on the board, a seat's panel, or whatever carries that data-anchor. */
export type Anchor = { readonly place: string } | { readonly seat: Seat } | { readonly anchor: string };

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
 * How a board is looked at. A chart is one drawing in SVG, seen through a lens that zooms and pans; the frame lays the
 * places over it. A page is laid out as wide as its room and scrolls; it puts each place where it belongs itself
 * (`PlaceHere`), and the seats with it (`SeatHere`), so that the frame has no column for them. Where there is none, the
 * game is shown as text alone.
 */
export type BoardKind = 'chart' | 'page' | 'none';

/** A chart lies across a wide room; in a high one it may stand upright. */
export type Lie = 'across' | 'upright';

/** The box of a chart in its own units. */
export interface ChartBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What a board is told beside what every part is. */
export interface BoardProps {
  /** Where something can be done now by pointing. */
  readonly lit: ReadonlySet<string>;
  readonly pointed: string | null;
  /** Pixels a unit takes while the whole board is in sight: where it is small, figures and signs are drawn larger. */
  readonly unit: number;
  /** How many of the furniture's `details` there is room for, as near as the board is seen now. */
  readonly detail: number;
  readonly lie: Lie;
}

/** Something to be seen on a chart. */
export interface Landmark {
  readonly at: Point;
  /** In the chart's own units. */
  readonly reach: number;
}

/** The pieces that moves on the board are made with. With one in hand only its moves are lit. */
export interface Pieces<T, M> {
  /** By the place where the piece stands, which then takes it in hand, or by any other name; null: with none of them. */
  of(move: M, table: T): string | null;
  /** What is in hand when nobody has taken anything; null: the prompt bar asks where it matters. */
  first(moves: readonly M[], table: T): string | null;
}

/** What a game brings to the frame of a table. Everything else, every game finds there. */
export interface Furniture<T, H, M extends Kinded, E extends Kinded> {
  /** A chart where nothing is said. */
  readonly board?: BoardKind;
  /** The box of a chart in its own units; of a page, that of the points by which arrow keys go from place to place. */
  readonly box: ChartBox;
  /** The box of a chart that stands upright in a room higher than wide; without it the chart always lies across. */
  readonly upright?: ChartBox;
  /** Pixels to a unit from which on more is drawn, ascending: a chart is drawn anew only when one of them is passed. */
  readonly details?: readonly number[];
  /** Where a chart is looked at first, and how near, when the whole of it would be smaller than can be used. */
  readonly opening?: {
    /** Pixels to a unit: less than that is too small. */
    readonly least: number;
    readonly scale: number;
    at(view: Window<T, H>, lie: Lie): Point;
  };
  /** The whole chart in a stamp: shown while only a part of it is seen. It draws the chart's box and nothing else. */
  readonly Minimap?: ComponentType<PartProps<T, H, M, E> & { readonly lie: Lie }>;
  /** Where the seats stand on a wide screen: a broad chart has them on the right, above the log. */
  readonly seats?: 'left' | 'right';
  /** The board, pieces, ghosts and lit places included: SVG on a chart. It only draws: the frame listens. */
  readonly Board: ComponentType<PartProps<T, H, M, E> & BoardProps>;
  places(view: Window<T, H>, lie: Lie): readonly Place[];
  /** The place where a move happens; null for one that happens nowhere in particular. */
  placeOf(move: M, table: T): string | null;
  /** What moves are made with, where that is chosen before the place: one of several ships, what a ship is to carry. */
  readonly pieces?: Pieces<T, M>;
  /**
   * The move somebody means who points at a place, legal or not, with this kind of move in hand or none; else null.
   * The frame asks only where not exactly one lit move happens at the place: that one is meant, then.
   */
  meant(place: string, aim: string | null, view: SeatView<T, H>, piece: string | null): M | null;
  /** Kinds without one are made in the text table alone. */
  readonly gestures: Partial<AllGestures<M>>;
  /** The cards of the game, where its table has parts that other tables have as well. */
  readonly cards?: Cards;
  /** What a move costs and brings, before it is made. */
  readonly Preview: ComponentType<PartProps<T, H, M, E> & { readonly move: M }>;
  /** What the button says that makes a chosen move, where the name of its gesture does not say enough. */
  commits?(move: M, view: SeatView<T, H>, language: Language): string | null;
  /** What a question needs beside buttons, within the prompt bar: an amount to be stepped. */
  readonly Controls?: Part<T, H, M, E>;
  readonly dialogues: Readonly<Record<string, Dialogue<T, H, M, E>>>;
  /** The dialogue that a question opens by itself, null for none. */
  dialogueFor(asking: Asking, view: SeatView<T, H>): string | null;
  /**
   * The answer to a question that leaves its seat no choice because of what it holds: given by itself, but only after a
   * while, for its haste would show what that is. null: there is a choice.
   */
  foregone?(asking: Asking, view: SeatView<T, H>): M | null;
  readonly panels: readonly Panel<T, H, M, E>[];
  /** What entries of the almanac belong to which panel or part of the frame. */
  readonly things?: readonly Thing[];
  /** What stands in the corners of the board's box. */
  readonly corners: {
    readonly topLeft?: Part<T, H, M, E>;
    readonly bottomRight?: Part<T, H, M, E>;
    /** Along the upper and the lower edge of a chart that is seen whole on a screen with room. */
    readonly top?: Part<T, H, M, E>;
    readonly bottom?: Part<T, H, M, E>;
  };
  /** What stands on the chart besides its places, as far as each reaches: notes at the edge stay off it. */
  landmarks?(table: T): readonly Landmark[];
  /** Where the note on a chosen move stands: at the edge of a round board, near its place on one that fills its box. */
  readonly notes?: 'edge' | 'near';
  /** A seat's figures under its name. */
  readonly SeatFacts: ComponentType<PartProps<T, H, M, E> & { readonly seat: Seat }>;
  /** The one figure of a seat that counts most, for the line of seats on a narrow screen. */
  readonly SeatBrief?: ComponentType<PartProps<T, H, M, E> & { readonly seat: Seat }>;
  /** Victory points as everybody may count them, and what this seat may add for itself; null where nobody counts them. */
  points(view: Window<T, H>, seat: Seat): number | null;
  /** The seat whose turn it is, null before and after the game. */
  active(table: T): Seat | null;
  /** The steps of a turn and which of them it is, in the middle of the top bar. */
  readonly Steps?: Part<T, H, M, E>;
  /** One line for the top bar: turn, target, variants. */
  headline(table: T, language: Language): string;
  /** What flies while an event is shown, from the view before to the view after. */
  flights(event: E, before: Window<T, H>, after: Window<T, H>): readonly Flight[];
  /** Whether its line heads what follows in the log: a turn begins. Absent: where the wording begins a chapter. */
  heads?(event: E): boolean;
  /** How the coach says what speaks for a move; absent: it names the move alone. */
  readonly reasons?: Reasons<T>;
  /** Who did it, for the sign beside a line of the log; null for nobody. */
  actor(event: E): Seat | null;
  sound(event: E, reader: Seat | null): Sound | null;
}

/** Furniture with a drawn board: it knows a gesture for every kind of move. */
export interface DrawnFurniture<T, H, M extends Kinded, E extends Kinded> extends Furniture<T, H, M, E> {
  readonly gestures: AllGestures<M>;
}

/** A dialogue of a game: beside the board on a wide screen, a sheet from below on a narrow one. */
export interface Dialogue<T, H, M extends Kinded, E extends Kinded> {
  readonly title: (language: Language) => string;
  readonly Content: Part<T, H, M, E>;
  /**
   * Stays open from question to question: while anything is left to do in it, for one exchange seldom comes alone; or
   * until somebody closes it, for a story wants to be read to its end.
   */
  readonly stays?: 'useful' | 'until-closed';
  /** A number on the button that opens it: proposals that wait for an answer. */
  badge?(view: Window<T, H>): number;
  /** Lies over the board, as large as it: what happens is told here, and nothing is decided by pointing meanwhile. */
  readonly isOver?: true;
}

/** A game with its words and its furniture, for those who know the types of none. */
export interface Furnished {
  use<R>(
    f: <T, H, B, M extends Kinded, E extends Kinded, O, K>(
      game: Game<T, H, B, M, E, O, K>,
      wording: Wording<T, H, M, E, O>,
      furniture: Furniture<T, H, M, E>,
    ) => R,
  ): R;
}

export const NO_CARDS: Cards = { signs: [], name: () => NOT_SAID, amounts: () => NOT_SAID };
const NOT_SAID: Words = { key: '', values: {} };

/** Puts a game, its words and its furniture away together. */
export const furnished = <T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  wording: Wording<T, H, M, E, O>,
  furniture: DrawnFurniture<T, H, M, E>,
): Furnished => ({ use: (f) => f(game, wording, furniture) });
