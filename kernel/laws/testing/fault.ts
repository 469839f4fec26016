import type { Tell } from '../../contract.ts';
import { type Action, makeGame } from '../../room.ts';
import { room } from './dusk.ts';
import type { Move } from './dusk-moves.ts';
import type { Box, DuskRoom, Event, Hand, Table } from './dusk-state.ts';
import { type DuskGame, type DuskSubject, subjectOf } from './subject.ts';

/** Dusk with one thing wrong in it. */
export interface Fault {
  /** What is wrong. */
  readonly name: string;
  readonly subject: DuskSubject;
  /** The laws it breaks, all of them; the first is the one that is meant to catch it. */
  readonly breaks: readonly number[];
  /** What the law that is meant to catch it says. */
  readonly says: string;
}

type Act<M extends Move> = Action<Table, Hand, Box, M, Event>;

/** Dusk with other parts of its room. */
export const withRoom = (change: Partial<DuskRoom>): DuskSubject => subjectOf(makeGame({ ...room, ...change }));

/** Dusk with something else in one of its actions. */
export const withAction = <M extends Move>(action: Act<M>, change: Partial<Act<M>>): DuskSubject =>
  withRoom({ actions: room.actions.map((each) => (each.kind === action.kind ? { ...action, ...change } : each)) });

/** Dusk with other rules for some frames. */
export const withFrames = (change: Partial<DuskRoom['frames']>): DuskSubject =>
  withRoom({ frames: { ...room.frames, ...change } });

/** Dusk with a fault in what the kernel makes of the room. */
export function withGame(change: (game: DuskGame) => Partial<DuskGame>): DuskSubject {
  const changed = (game: DuskGame): DuskGame => ({
    ...game,
    ...change(game),
    traced: (report) => changed(game.traced(report)),
  });
  return subjectOf(changed(makeGame(room)));
}

/** Somebody who listens differently in some way, and passes on the rest. */
export const altered = (tell: Tell<Event> | null, change: Partial<Tell<Event>>): Tell<Event> | null =>
  tell && {
    all: (event) => tell.all(event),
    to: (...told) => tell.to(...told),
    reveals: (seats) => tell.reveals(seats),
    ...change,
  };
