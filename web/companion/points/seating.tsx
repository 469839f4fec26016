import { useId } from 'react';
import { trimName } from '../../app/kept-preferences.ts';
import { Segments } from '../../app/segments.tsx';
import { SeatToken } from '../../art/seats.tsx';
import type { CompanionRules } from '../companion-rules.ts';
import { StartOver } from '../controls/start-over.tsx';
import type { UndoableNotes } from '../storage/undoable-notes.ts';
import { colourText } from '../table/names.ts';
import {
  newTable,
  SEAT_COLOURS,
  type TableNotes,
  withPlayerColour,
  withPlayerName,
  withStarter,
} from '../table/table-notes.ts';
import { useCompanionTexts } from '../texts.ts';

interface SeatingProps {
  readonly rules: CompanionRules;
  readonly table: TableNotes;
  readonly notes: UndoableNotes<TableNotes>;
}

/** Players in turn order, points to win, and a new game. */
export function Seating({ rules, table, notes }: SeatingProps) {
  const say = useCompanionTexts();
  const field = useId();
  const [least, most] = rules.seats;
  const numbers = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  return (
    <details className="panel companion-seating">
      <summary>{say('seating')}</summary>
      <div className="companion-ways">
        {numbers.length > 1 && (
          <Segments
            name={say('seating.players')}
            values={numbers}
            chosen={table.players.length}
            label={(n) => say('seating.n', { n })}
            onChoose={(n) => n !== table.players.length && notes.change(newTable(rules, n, table))}
          />
        )}
        <span className="field">
          <label htmlFor={field}>{say('seating.target')}</label>
          <select
            id={field}
            value={table.target}
            onChange={(event) => notes.change({ ...table, target: Number(event.target.value) })}
          >
            {rules.targets.map((target) => (
              <option key={target} value={target}>
                {target}
              </option>
            ))}
          </select>
        </span>
        <StartOver
          name={say('seating.fresh')}
          onFresh={() => notes.change(newTable(rules, table.players.length, table))}
        />
      </div>
      <ol className="companion-chairs">
        {table.players.map((_, seat) => (
          <li key={String(seat)}>
            <Chair table={table} seat={seat} onChange={(next) => notes.changeWithoutUndo(next)} />
            <button
              type="button"
              className="btn small"
              aria-pressed={table.starter === seat}
              onClick={() => notes.change(withStarter(table, seat))}
            >
              {say('seating.starts')}
            </button>
          </li>
        ))}
      </ol>
      <p className="muted companion-note">{say('seating.note')}</p>
    </details>
  );
}

interface ChairProps {
  readonly table: TableNotes;
  readonly seat: number;
  readonly onChange: (table: TableNotes) => void;
}

function Chair({ table, seat, onChange }: ChairProps) {
  const say = useCompanionTexts();
  const field = useId();
  const player = table.players[seat];
  if (player === undefined) return null;
  return (
    <>
      <span className="field">
        <label htmlFor={field}>{say('seating.name', { n: seat + 1 })}</label>
        <input
          id={field}
          value={player.name}
          placeholder={colourText(say, player.colour)}
          autoComplete="off"
          onChange={(event) => onChange(withPlayerName(table, seat, trimName(event.target.value)))}
        />
      </span>
      <fieldset className="companion-colours">
        <legend className="unseen">{say('seating.colour', { n: seat + 1 })}</legend>
        {SEAT_COLOURS.map((word, colour) => (
          <button
            key={word}
            type="button"
            aria-pressed={player.colour === colour}
            aria-label={colourText(say, colour)}
            onClick={() => onChange(withPlayerColour(table, seat, colour))}
          >
            <SeatToken seat={colour} />
          </button>
        ))}
      </fieldset>
    </>
  );
}
