import { type Entry, findGame, GAMES } from '@orrery/catalog';
import { use, useCallback } from 'react';
import { AlmanacReader } from '../../almanac/reader.tsx';
import { ALMANAC_TEXTS } from '../../almanac/texts.ts';
import { Link } from '../../app/link.tsx';
import { LostPage } from '../../app/notice-page.tsx';
import { Page } from '../../app/page.tsx';
import { hasAlmanac } from '../../app/playable.ts';
import { navigate } from '../../app/route.ts';
import { findKit } from '../../games/index.ts';
import { useSpeak } from '../../texts/catalogue.ts';
import { LanguageContext } from '../../texts/language.ts';

const WRITTEN = GAMES.filter(hasAlmanac);

interface RulesProps {
  readonly game: string;
  readonly entry: string | null;
}

/** The rules of a game, each entry at an address of its own. */
export function AlmanacPage({ game, entry }: RulesProps) {
  const known = findGame(game);
  return known === null ? <LostPage /> : <Rules game={known} entry={entry} />;
}

function Rules({ game: { id: game, name: names }, entry }: Omit<RulesProps, 'game'> & { readonly game: Entry }) {
  const say = useSpeak(ALMANAC_TEXTS);
  const language = use(LanguageContext);
  const open = useCallback((next: string | null) => navigate({ page: 'almanac', game, entry: next }), [game]);
  const name = names[language];
  return (
    <Page title={say('title', { game: name })} heading={say('title', { game: name })}>
      {WRITTEN.length > 1 && (
        <nav className="almanac-games" aria-label={say('games')}>
          {WRITTEN.map((each) => (
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
