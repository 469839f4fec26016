import { GameIcon } from '../../art/icons/game-icon.tsx';
import { SeatToken } from '../../art/seats.tsx';
import { usePlayerNames } from '../table/names.ts';
import { type TableNotes, withStarter } from '../table/table-notes.ts';
import { useCompanionTexts } from '../texts.ts';

interface StarterProps {
  readonly table: TableNotes;
  readonly starter: number;
  readonly onBegin: (table: TableNotes) => void;
}

/** The first player; one tap passes it on to the other tools. */
export function Starter({ table, starter, onBegin }: StarterProps) {
  const say = useCompanionTexts();
  const names = usePlayerNames(table);
  const isNoted = table.starter === starter && table.active === starter && table.round === 1;
  return (
    <p className="companion-starter">
      <SeatToken seat={table.players[starter]?.colour ?? 0} />
      <span role="status">{say('start.begins', { name: names[starter] ?? '' })}</span>
      <button
        type="button"
        className="btn small"
        aria-disabled={isNoted}
        onClick={() => !isNoted && onBegin(withStarter(table, starter))}
      >
        {isNoted && <GameIcon name="check" />}
        {say(isNoted ? 'start.noted' : 'start.note')}
      </button>
    </p>
  );
}
