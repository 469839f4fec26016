import { use } from 'react';
import { useStore } from '../../app/store.ts';
import { NotesDatabase, type NotesSpec } from './notes-database.ts';
import type { UndoableNotes } from './undoable-notes.ts';

/** All notes of this device. */
export const notesDatabase = new NotesDatabase();

/** Opens notes once, however often they are requested. */
export function notesLoader<S>(binding: NotesSpec<S>): () => Promise<UndoableNotes<S>> {
  let opened: Promise<UndoableNotes<S>> | null = null;
  return () => {
    opened ??= notesDatabase.open(binding);
    return opened;
  };
}

/** The same for every game. */
export function notesLoaderByGame<S>(
  bind: (game: string) => NotesSpec<S>,
): (game: string) => Promise<UndoableNotes<S>> {
  const known = new Map<string, () => Promise<UndoableNotes<S>>>();
  return (game) => {
    const open = known.get(game) ?? notesLoader(bind(game));
    known.set(game, open);
    return open();
  };
}

export interface NotesState<S> {
  readonly now: S;
  readonly notes: UndoableNotes<S>;
}

/** The current notes, updated as they change; suspends until they are read. */
export function useNotes<S>(opened: Promise<UndoableNotes<S>>): NotesState<S> {
  const notes = use(opened);
  return { notes, now: useStore(notes.store, ({ now }) => now) };
}
