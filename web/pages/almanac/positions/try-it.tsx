import { lazy, Suspense, use, useId, useState } from 'react';
import { ShelfContext } from '../../../almanac/entry-view.tsx';
import { ALMANAC_TEXTS } from '../../../almanac/texts.ts';
import { GameIcon } from '../../../art/icons/game-icon.tsx';
import { useSpeak } from '../../../texts/catalogue.ts';

const SmallTable = lazy(async () => ({ default: (await import('./small-table.tsx')).SmallTable }));

/** A rule to be tried on a small table, laid out when somebody wants to. */
export function TryIt({ entry }: { readonly entry: string }) {
  const say = useSpeak(ALMANAC_TEXTS);
  const { game, gallery, show } = use(ShelfContext);
  const [isOpen, setOpen] = useState(false);
  const table = useId();
  // At a table that is being played there is no room for another, nor any doubt which of them counts.
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
