import type { EventForm, EventOf, MoveOf, MoveSchema, Words } from '@orrery/kernel';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import type { Act, Table } from '../state.ts';
import type { Transfer } from './transfers.ts';

/** Puts something into words. It has the type of a method, so that what is said of one kind can stand among all. */
type Saying<X> = { say(of: X, table: Table): Words }['say'];
/** Which cards an event moves, likewise. */
type Moving<X> = { move(by: X): readonly Transfer[] }['move'];

/** What the moves and events of a card say. */
export interface Sayings<M, E> {
  readonly moves: { readonly [K in keyof M]: Saying<Extract<MoveOf<M>, { kind: K }>> };
  readonly events: { readonly [K in keyof E]: Saying<Extract<EventOf<E>, { kind: K }>> };
}

/** What a support card brings into the game; one file each. */
export interface Card {
  /** What its holder can begin when free to choose. */
  readonly begins: readonly Act[];
  /** What can be done in the frames that follow, or at other moments. */
  readonly answers: readonly Act[];
  /** Resource cards without which it cannot be used at all. */
  readonly least: number;
  readonly moves: Readonly<Record<string, MoveSchema<Move>>>;
  readonly events: Readonly<Record<string, EventForm<object>>>;
  /** The resource cards that its events move: bots remember them, the chronicle counts them. */
  readonly transfers: Readonly<Partial<Record<string, Moving<Event>>>>;
  readonly sayings: {
    readonly moves: Readonly<Record<string, Saying<Move>>>;
    readonly events: Readonly<Record<string, Saying<Event>>>;
  };
}

/** The same with its own kinds of moves and events, of which those of the game are made. */
export interface SupportCard<M, E> extends Pick<Card, 'begins' | 'answers' | 'least'> {
  readonly moves: M;
  readonly events: E;
  readonly transfers: { readonly [K in keyof E]?: Moving<Extract<EventOf<E>, { kind: K }>> };
  readonly sayings: Sayings<M, E>;
}
