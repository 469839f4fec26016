import { type CatalogEntry, findGame, GAMES } from '@orrery/catalog';
import { use, useCallback } from 'react';
import { AlmanacReader } from '../../almanac/reader.tsx';
import { ALMANAC_TEXTS } from '../../almanac/texts.ts';
import { Link } from '../../app/link.tsx';
import { NotFoundPage } from '../../app/notice-page.tsx';
import { Page } from '../../app/page.tsx';
import { hasAlmanac } from '../../app/playable.ts';
import { navigate } from '../../app/route.ts';
import { Icon } from '../../art/icons/icon.tsx';
import { findKit } from '../../games/index.ts';
import { useTranslate } from '../../texts/catalogue.ts';
import { LanguageContext } from '../../texts/language.ts';

const GAMES_WITH_ALMANAC = GAMES.filter(hasAlmanac);

interface AlmanacPageProps {
  readonly game: string | null;
  readonly entry: string | null;
}

/** All almanacs, or the rules of a game; each entry has its own address. */
export function AlmanacPage({ game, entry }: AlmanacPageProps) {
  if (game === null) return <AlmanacIndex />;
  const known = findGame(game);
  return known === null ? <NotFoundPage /> : <GameAlmanac game={known} entry={entry} />;
}

/** The almanacs of all games. */
function AlmanacIndex() {
  const say = useTranslate(ALMANAC_TEXTS);
  const language = use(LanguageContext);
  return (
    <Page title={say('index')} heading={say('index')}>
      <p className="muted">{say('index.text')}</p>
      <ul className="almanac-shelf">
        {GAMES_WITH_ALMANAC.map(({ id, name, summary }) => (
          <li key={id}>
            <Link className="btn" to={{ page: 'almanac', game: id, entry: null }}>
              <Icon name="almanac" />
              {name[language]}
            </Link>
            <span className="muted">{summary[language]}</span>
          </li>
        ))}
      </ul>
    </Page>
  );
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
