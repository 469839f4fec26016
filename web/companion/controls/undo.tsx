import { GameIcon } from '../../art/icons/game-icon.tsx';
import type { Ledger } from '../keeping/ledger.ts';
import { useCompanion } from '../texts.ts';

/** Takes the last step back. */
export function Undo({ ledger }: { readonly ledger: Pick<Ledger<unknown>, 'canUndo' | 'undo'> }) {
  const say = useCompanion();
  return (
    <button type="button" className="btn companion-undo" aria-disabled={!ledger.canUndo} onClick={() => ledger.undo()}>
      <GameIcon name="undo" />
      {say('undo')}
    </button>
  );
}
