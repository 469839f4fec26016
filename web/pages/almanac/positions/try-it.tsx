import { lazy, Suspense, use, useId, useState } from 'react';
import { AlmanacContext } from '../../../almanac/entry-view.tsx';
import { ALMANAC_TEXTS } from '../../../almanac/texts.ts';
import { GameIcon } from '../../../art/icons/game-icon.tsx';
import { useTranslate } from '../../../texts/catalogue.ts';

const SmallTable = lazy(async () => ({ default: (await import('./try-table.tsx')).TryTable }));

/** A rule to try on a small table, opened on demand. */
export function TryIt({ entry }: { readonly entry: string }) {
  const say = useTranslate(ALMANAC_TEXTS);
  const { game, gallery, show } = use(AlmanacContext);
  const [isOpen, setOpen] = useState(false);
  const table = useId();
  // At a table in play there is no room for a second one, and it must be clear which one counts.
  if (show !== null || gallery?.positions?.[entry] === undefined) return null;
  return (
    <div className="almanac-try">
      <button
        type="button"
        className="btn small"
        aria-expanded={isOpen}
        aria-controls={table}
        onClick={() => setOpen(!isOpen)}
      >
        <GameIcon name="play" />
        {say(isOpen ? 'try.close' : 'try')}
      </button>
      <div id={table}>
        {isOpen && (
          <Suspense fallback={<p className="almanac-note">{say('try.opening')}</p>}>
            <SmallTable game={game} entry={entry} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
