import { GameIcon } from '../../../../art/icons/game-icon.tsx';
import { SeatToken } from '../../../../art/seats.tsx';
import { useNames } from '../../../../companion/table/names.ts';
import type { TableNotes } from '../../../../companion/table/table.ts';
import { useCompanion } from '../../../../companion/texts.ts';
import { useStory } from '../../table/dialogues/texts.ts';
import type { Renown } from './reading.ts';

interface FameNotesProps {
  readonly due: readonly Renown[];
  readonly noted: readonly Renown[];
  readonly table: TableNotes;
  readonly onNote: (renown: Renown) => void;
}

/** What an encounter changed in anybody's points, to be noted by a tap; what is noted stays where it was tapped. */
export function FameNotes({ due, noted, table, onNote }: FameNotesProps) {
  const say = useCompanion();
  const story = useStory();
  const names = useNames(table);
  if (due.length + noted.length === 0) return null;
  return (
    <section className="companion-fame panel" aria-labelledby="fame">
      <h3 id="fame" className="small-caps">
        {say('reader.fame')}
      </h3>
      <ul>
        {[...due, ...noted]
          .sort((a, b) => a.seat - b.seat)
          .map((renown) => {
            const { seat, n } = renown;
            const isNoted = noted.includes(renown);
            const what = n > 0 ? story('effect.fame', { n }) : story('effect.shame', { n: -n });
            return (
              <li key={seat}>
                <button type="button" className="btn" aria-disabled={isNoted} onClick={() => isNoted || onNote(renown)}>
                  <SeatToken seat={table.players[seat]?.colour ?? 0} size="small" />
                  <span aria-live="polite">
                    {say(isNoted ? 'reader.noted' : 'reader.note', { name: names[seat] ?? '', what })}
                  </span>
                  <GameIcon name={isNoted ? 'check' : 'half-medal'} />
                </button>
              </li>
            );
          })}
      </ul>
    </section>
  );
}
