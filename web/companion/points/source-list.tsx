import { GameIcon, type GameIconName } from '../../art/icons/game-icon.tsx';
import type { Box, SourceKey } from '../box.ts';
import { Stepper } from '../controls/stepper.tsx';
import { counted, type TableNotes, worth } from '../table/table.ts';
import { useCompanion } from '../texts.ts';

const SIGNS: Readonly<Record<SourceKey, GameIconName>> = {
  station: 'station',
  base: 'base',
  victory: 'victory',
  route: 'route',
  fleet: 'fleet',
  colony: 'colony',
  centre: 'administration',
  task: 'target',
  friendship: 'friendship',
  medal: 'medal',
  spaceport: 'spaceport',
  marker: 'friendship',
  token: 'medal',
  fame: 'half-medal',
};

interface SourceListProps {
  readonly box: Box;
  readonly table: TableNotes;
  readonly seat: number;
  readonly onChange: (table: TableNotes) => void;
}

/** What the points of a player are made of, to be counted up and down. */
export function SourceList({ box, table, seat, onChange }: SourceListProps) {
  const say = useCompanion();
  return (
    <div className="companion-sources">
      {box.sources(table.players.length).map((source, index) => {
        const n = table.players[seat]?.counts[index] ?? 0;
        const points = worth(table, box, seat, index, source);
        const note = <span className="muted companion-worth">{say('points.worth', { n: points })}</span>;
        const name = say(`source.${source.key}`);
        const sign = <GameIcon name={SIGNS[source.key]} />;
        if (source.sort !== 'held') {
          return (
            <Stepper
              key={source.key}
              name={name}
              sign={sign}
              note={note}
              value={n}
              most={source.most}
              onChange={(value) => onChange(counted(table, box, seat, index, value))}
            />
          );
        }
        return (
          <button
            key={source.key}
            type="button"
            className="btn companion-held"
            aria-pressed={n > 0}
            onClick={() => onChange(counted(table, box, seat, index, n > 0 ? 0 : 1))}
          >
            {sign}
            <span>{name}</span>
            {note}
          </button>
        );
      })}
    </div>
  );
}
