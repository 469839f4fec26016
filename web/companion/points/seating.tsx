import { useId } from 'react';
import { asName } from '../../app/kept-preferences.ts';
import { Segments } from '../../app/segments.tsx';
import { SeatToken } from '../../art/seats.tsx';
import type { Box } from '../box.ts';
import { Fresh } from '../controls/fresh.tsx';
import type { Ledger } from '../keeping/ledger.ts';
import { sayColour } from '../table/names.ts';
import { begun, COLOURS, coloured, freshTable, named, type TableNotes } from '../table/table.ts';
import { useCompanion } from '../texts.ts';

interface SeatingProps {
  readonly box: Box;
  readonly table: TableNotes;
  readonly ledger: Ledger<TableNotes>;
}

/** Who sits at the table in turn order, how many points win, and a new game. */
export function Seating({ box, table, ledger }: SeatingProps) {
  const say = useCompanion();
  const field = useId();
  const [least, most] = box.seats;
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
            onChoose={(n) => n !== table.players.length && ledger.change(freshTable(box, n, table))}
          />
        )}
        <span className="field">
          <label htmlFor={field}>{say('seating.target')}</label>
          <select
            id={field}
            value={table.target}
            onChange={(event) => ledger.change({ ...table, target: Number(event.target.value) })}
          >
            {box.targets.map((target) => (
              <option key={target} value={target}>
                {target}
              </option>
            ))}
          </select>
        </span>
        <Fresh
          name={say('seating.fresh')}
          onFresh={() => ledger.change(freshTable(box, table.players.length, table))}
        />
      </div>
      <ol className="companion-chairs">
        {table.players.map((_, seat) => (
          <li key={String(seat)}>
            <Chair table={table} seat={seat} onChange={(next) => ledger.amend(next)} />
            <button
              type="button"
              className="btn small"
              aria-pressed={table.starter === seat}
              onClick={() => ledger.change(begun(table, seat))}
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

/** A name and a colour. */
function Chair({ table, seat, onChange }: ChairProps) {
  const say = useCompanion();
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
          placeholder={sayColour(say, player.colour)}
          autoComplete="off"
          onChange={(event) => onChange(named(table, seat, asName(event.target.value)))}
        />
      </span>
      <fieldset className="companion-colours">
        <legend className="unseen">{say('seating.colour', { n: seat + 1 })}</legend>
        {COLOURS.map((word, colour) => (
          <button
            key={word}
            type="button"
            aria-pressed={player.colour === colour}
            aria-label={sayColour(say, colour)}
            onClick={() => onChange(coloured(table, seat, colour))}
          >
            <SeatToken seat={colour} />
          </button>
        ))}
      </fieldset>
    </>
  );
}
