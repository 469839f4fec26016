import { GameIcon } from '../../art/icons/game-icon.tsx';
import { SeatToken } from '../../art/seats.tsx';
import { useNames } from '../table/names.ts';
import { begun, type TableNotes } from '../table/table.ts';
import { useCompanion } from '../texts.ts';

interface StarterProps {
  readonly table: TableNotes;
  readonly starter: number;
  readonly onBegin: (table: TableNotes) => void;
}

/** Who begins; one tap tells the other tools. */
export function Starter({ table, starter, onBegin }: StarterProps) {
  const say = useCompanion();
  const names = useNames(table);
  const isNoted = table.starter === starter && table.active === starter && table.round === 1;
  return (
    <p className="companion-starter">
      <SeatToken seat={table.players[starter]?.colour ?? 0} />
      <span role="status">{say('start.begins', { name: names[starter] ?? '' })}</span>
      <button
        type="button"
        className="btn small"
        aria-disabled={isNoted}
        onClick={() => !isNoted && onBegin(begun(table, starter))}
      >
        {isNoted && <GameIcon name="check" />}
        {say(isNoted ? 'start.noted' : 'start.note')}
      </button>
    </p>
  );
}
