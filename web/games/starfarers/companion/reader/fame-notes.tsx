import { GameIcon } from '../../../../art/icons/game-icon.tsx';
import { SeatToken } from '../../../../art/seats.tsx';
import { usePlayerNames } from '../../../../companion/table/names.ts';
import type { TableNotes } from '../../../../companion/table/table-notes.ts';
import { useCompanionTexts } from '../../../../companion/texts.ts';
import { useStoryTexts } from '../../table/dialogues/texts.ts';
import type { FameChange } from './reader-notes.ts';

interface FameNotesProps {
  readonly due: readonly FameChange[];
  readonly noted: readonly FameChange[];
  readonly table: TableNotes;
  readonly onNote: (renown: FameChange) => void;
}

/** Point changes of an encounter, each noted with a tap. A noted one keeps its position. */
export function FameNotes({ due, noted, table, onNote }: FameNotesProps) {
  const say = useCompanionTexts();
  const story = useStoryTexts();
  const names = usePlayerNames(table);
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
