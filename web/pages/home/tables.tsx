import { lazy, Suspense } from 'react';
import type { Loaded } from '../../app/loaded.ts';
import type { GameSummary } from '../../session/library.ts';
import { useTranslate } from '../../texts/catalogue.ts';
import { ImportGame } from './import-game.tsx';
import type { HomeNotice } from './notice.tsx';
import { waitsForPerson } from './people.ts';
import { HOME_TEXTS } from './texts.ts';

/** Loaded where there are games: on a first visit there are none. */
const GameLists = lazy(async () => ({ default: (await import('./game-lists.tsx')).GameLists }));

interface SavedGamesProps {
  readonly kept: Loaded<readonly GameSummary[]>;
  readonly onNotice: (notice: HomeNotice | null) => void;
}

/** Running and finished games on this device. */
export function SavedGames({ kept, onNotice }: SavedGamesProps) {
  const say = useTranslate(HOME_TEXTS);
  const games = kept.state === 'ready' ? kept.value : [];
  const running = games.filter(({ places }) => places === null);
  return (
    <section className="tables" aria-labelledby="tables">
      <header>
        <h2 id="tables" className="small-caps">
          {say('tables')}
        </h2>
        {games.length > 0 && (
          <p className="muted">
            {say('tables.count', { running: running.length, waiting: running.filter(waitsForPerson).length })}
          </p>
        )}
        <ImportGame onNotice={onNotice} />
      </header>
      {kept.state === 'failed' && <p className="muted">{say('library.failed')}</p>}
      {kept.state === 'ready' && games.length === 0 && <p className="muted">{say('tables.none')}</p>}
      {games.length > 0 && (
        <Suspense>
          <GameLists games={games} onNotice={onNotice} />
        </Suspense>
      )}
    </section>
  );
}
