import { GameIcon } from '../../art/icons/game-icon.tsx';
import { SeatToken } from '../../art/seats.tsx';
import type { Box } from '../box.ts';
import { useCompanion } from '../texts.ts';
import { useNames } from './names.ts';
import type { TableNotes } from './table.ts';
import '../controls/controls.css';

interface CrewProps {
  readonly box: Box;
  readonly table: TableNotes;
  readonly onPass: () => void;
}

/** Whose turn it is, and the next one's. */
export function Crew({ box, table, onPass }: CrewProps) {
  const say = useCompanion();
  const names = useNames(table);
  const pilots = box.pilots(table.active, table.players.length);
  return (
    <div className="companion-crew">
      <span className="companion-turn">
        {pilots.map((seat) => (
          <span key={seat}>
            <SeatToken seat={table.players[seat]?.colour ?? 0} size="small" /> {names[seat]}
          </span>
        ))}
        <span className="muted">{say('round', { n: table.round })}</span>
      </span>
      <button type="button" className="btn small" onClick={onPass}>
        {say('pass')}
        <GameIcon name="next" />
      </button>
    </div>
  );
}
