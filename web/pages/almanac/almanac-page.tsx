import { type CatalogEntry, findGame, GAMES } from '@orrery/catalog';
import { use, useCallback } from 'react';
import { AlmanacReader } from '../../almanac/reader.tsx';
import { ALMANAC_TEXTS } from '../../almanac/texts.ts';
import { Link } from '../../app/link.tsx';
import { NotFoundPage } from '../../app/notice-page.tsx';
import { Page } from '../../app/page.tsx';
import { hasAlmanac } from '../../app/playable.ts';
import { navigate } from '../../app/route.ts';
import { findKit } from '../../games/index.ts';
import { useTranslate } from '../../texts/catalogue.ts';
import { LanguageContext } from '../../texts/language.ts';

const GAMES_WITH_ALMANAC = GAMES.filter(hasAlmanac);

interface AlmanacPageProps {
  readonly game: string;
  readonly entry: string | null;
}

/** The rules of a game; each entry has its own address. */
export function AlmanacPage({ game, entry }: AlmanacPageProps) {
  const known = findGame(game);
  return known === null ? <NotFoundPage /> : <GameAlmanac game={known} entry={entry} />;
}

function GameAlmanac({
  game: { id: game, name: names },
  entry,
}: Omit<AlmanacPageProps, 'game'> & { readonly game: CatalogEntry }) {
  const say = useTranslate(ALMANAC_TEXTS);
  const language = use(LanguageContext);
  const open = useCallback((next: string | null) => navigate({ page: 'almanac', game, entry: next }), [game]);
  const name = names[language];
  return (
    <Page title={say('title', { game: name })} heading={say('title', { game: name })}>
      {GAMES_WITH_ALMANAC.length > 1 && (
        <nav className="almanac-games" aria-label={say('games')}>
          {GAMES_WITH_ALMANAC.map((each) => (
            <Link
              key={each.id}
              className="btn small"
              to={{ page: 'almanac', game: each.id, entry: null }}
              aria-current={each.id === game ? 'page' : undefined}
            >
              {each.name[language]}
            </Link>
          ))}
        </nav>
      )}
      <AlmanacReader game={game} entry={entry} onEntry={open} />
      {findKit(game)?.puzzles && (
        <p>
          <Link className="btn small quiet" to={{ page: 'puzzles', game, number: null }}>
            {say('puzzles')}
          </Link>
        </p>
      )}
    </Page>
  );
}
