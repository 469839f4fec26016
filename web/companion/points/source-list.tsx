import { GameIcon, type GameIconName } from '../../art/icons/game-icon.tsx';
import type { CompanionRules, SourceKey } from '../companion-rules.ts';
import { Stepper } from '../controls/stepper.tsx';
import { pointsFromSource, type TableNotes, withCount } from '../table/table-notes.ts';
import { useCompanionTexts } from '../texts.ts';

const SOURCE_ICONS: Readonly<Record<SourceKey, GameIconName>> = {
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
  readonly rules: CompanionRules;
  readonly table: TableNotes;
  readonly seat: number;
  readonly onChange: (table: TableNotes) => void;
}

/** The sources of a player's points, each with a counter. */
export function SourceList({ rules, table, seat, onChange }: SourceListProps) {
  const say = useCompanionTexts();
  return (
    <div className="companion-sources">
      {rules.sources(table.players.length).map((source, index) => {
        const n = table.players[seat]?.counts[index] ?? 0;
        const points = pointsFromSource(table, rules, seat, index, source);
        const note = <span className="muted companion-worth">{say('points.worth', { n: points })}</span>;
        const name = say(`source.${source.key}`);
        const sign = <GameIcon name={SOURCE_ICONS[source.key]} />;
        if (source.sort !== 'held') {
          return (
            <Stepper
              key={source.key}
              name={name}
              sign={sign}
              note={note}
              value={n}
              most={source.most}
              onChange={(value) => onChange(withCount(table, rules, seat, index, value))}
            />
          );
        }
        return (
          <button
            key={source.key}
            type="button"
            className="btn companion-held"
            aria-pressed={n > 0}
            onClick={() => onChange(withCount(table, rules, seat, index, n > 0 ? 0 : 1))}
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
