import type { CompanionRules } from '../companion-rules.ts';
import type { UndoableNotes } from '../storage/undoable-notes.ts';
import { type NotesState, notesLoader, useNotes } from '../storage/use-notes.ts';
import { newTable, type TableNotes, tableShape } from './table-notes.ts';

const notesLoaders = new Map<string, () => Promise<UndoableNotes<TableNotes>>>();

function openTableNotes(box: CompanionRules): Promise<UndoableNotes<TableNotes>> {
  const known =
    notesLoaders.get(box.game) ??
    notesLoader({ key: `${box.game}/table`, fresh: () => newTable(box, box.seats[0]), shape: tableShape(box) });
  notesLoaders.set(box.game, known);
  return known();
}

/** The players and their pieces, shared by all tools of a game. */
export const useTableNotes = (box: CompanionRules): NotesState<TableNotes> => useNotes(openTableNotes(box));
