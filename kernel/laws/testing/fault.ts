import type { EventSink } from '../../contract.ts';
import { type Action, defineGame } from '../../definition.ts';
import { duskDefinition } from './dusk.ts';
import type { Move } from './dusk-moves.ts';
import type { Box, DuskDefinition, Event, Hand, Table } from './dusk-state.ts';
import { type DuskGame, type DuskSubject, duskSubject } from './subject.ts';

/** Dusk with one fault. */
export interface PlantedFault {
  /** What is wrong. */
  readonly name: string;
  readonly subject: DuskSubject;
  /** All laws it breaks; the first is the one that is meant to catch it. */
  readonly breaks: readonly number[];
  /** The message of the law that is meant to catch it. */
  readonly says: string;
}

type DuskAction<M extends Move> = Action<Table, Hand, Box, M, Event>;

/** Dusk with other parts in its definition. */
export const withDefinition = (change: Partial<DuskDefinition>): DuskSubject =>
  duskSubject(defineGame({ ...duskDefinition, ...change }));

/** Dusk with a change in one of its actions. */
export const withAction = <M extends Move>(action: DuskAction<M>, change: Partial<DuskAction<M>>): DuskSubject =>
  withDefinition({
    actions: duskDefinition.actions.map((each) => (each.kind === action.kind ? { ...action, ...change } : each)),
  });

/** Dusk with other rules for some frames. */
export const withFrames = (change: Partial<DuskDefinition['frames']>): DuskSubject =>
  withDefinition({ frames: { ...duskDefinition.frames, ...change } });

/** Dusk with a fault in what the kernel makes of the definition. */
export function withGame(change: (game: DuskGame) => Partial<DuskGame>): DuskSubject {
  const changed = (game: DuskGame): DuskGame => ({
    ...game,
    ...change(game),
    traced: (report) => changed(game.traced(report)),
  });
  return duskSubject(changed(defineGame(duskDefinition)));
}

/** An event sink that changes some calls and passes on the rest. */
export const alteredSink = (
  tell: EventSink<Event> | null,
  change: Partial<EventSink<Event>>,
): EventSink<Event> | null =>
  tell && {
    all: (event) => tell.all(event),
    to: (...told) => tell.to(...told),
    reveals: (seats) => tell.reveals(seats),
    ...change,
  };
