import type { EventOf, EventSchema, Message, MoveOf, MoveSchema } from '@orrery/kernel';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import type { StartrekAction, Table } from '../state.ts';
import type { Transfer } from './transfers.ts';

/**
 * Formats one kind of event or move. It has the type of a method (bivariant), so that one kind's function fits a table
 * of all kinds.
 */
type MessageFn<X> = { say(of: X, table: Table): Message }['say'];
/** Which cards an event moves; a method type for the same reason. */
type TransferFn<X> = { move(by: X): readonly Transfer[] }['move'];

/** The messages of a card's moves and events. */
export interface SupportCardMessages<M, E> {
  readonly moves: { readonly [K in keyof M]: MessageFn<Extract<MoveOf<M>, { kind: K }>> };
  readonly events: { readonly [K in keyof E]: MessageFn<Extract<EventOf<E>, { kind: K }>> };
}

/** What a support card adds to the game; one file each. */
export interface AnySupportCard {
  /** Actions its holder can begin in the turn. */
  readonly begins: readonly StartrekAction[];
  /** Actions in the frames that follow, or at other moments. */
  readonly answers: readonly StartrekAction[];
  /** Minimum number of resource cards to use it at all. */
  readonly least: number;
  readonly moves: Readonly<Record<string, MoveSchema<Move>>>;
  readonly events: Readonly<Record<string, EventSchema<object>>>;
  /** The resource cards that its events move: bots remember them, the game report counts them. */
  readonly transfers: Readonly<Partial<Record<string, TransferFn<Event>>>>;
  readonly sayings: {
    readonly moves: Readonly<Record<string, MessageFn<Move>>>;
    readonly events: Readonly<Record<string, MessageFn<Event>>>;
  };
}

/** The same with its own kinds of moves and events, which become part of those of the game. */
export interface SupportCardDefinition<M, E> extends Pick<AnySupportCard, 'begins' | 'answers' | 'least'> {
  readonly moves: M;
  readonly events: E;
  readonly transfers: { readonly [K in keyof E]?: TransferFn<Extract<EventOf<E>, { kind: K }>> };
  readonly sayings: SupportCardMessages<M, E>;
}
