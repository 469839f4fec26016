import { GameIcon } from '../../art/icons/game-icon.tsx';
import type { UndoableNotes } from '../storage/undoable-notes.ts';
import { useCompanionTexts } from '../texts.ts';

/** Undoes the last step. */
export function Undo({ ledger }: { readonly ledger: Pick<UndoableNotes<unknown>, 'canUndo' | 'undo'> }) {
  const say = useCompanionTexts();
  return (
    <button type="button" className="btn companion-undo" aria-disabled={!ledger.canUndo} onClick={() => ledger.undo()}>
      <GameIcon name="undo" />
      {say('undo')}
    </button>
  );
}
