import { GameIcon } from '../../art/icons/game-icon.tsx';
import { SeatToken } from '../../art/seats.tsx';
import type { CompanionRules } from '../companion-rules.ts';
import { useCompanionTexts } from '../texts.ts';
import { usePlayerNames } from './names.ts';
import type { TableNotes } from './table-notes.ts';
import '../controls/controls.css';

interface TurnLineProps {
  readonly rules: CompanionRules;
  readonly table: TableNotes;
  readonly onPass: () => void;
}

/** Whose turn it is, and a button for the next turn. */
export function TurnLine({ rules, table, onPass }: TurnLineProps) {
  const say = useCompanionTexts();
  const names = usePlayerNames(table);
  const pilots = rules.pilots(table.active, table.players.length);
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
