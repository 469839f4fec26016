import { type CatalogEntry, GAMES } from '@orrery/catalog';
import { type CSSProperties, lazy, Suspense, use, useRef, useState } from 'react';
import { Link } from '../../app/link.tsx';
import { Masthead } from '../../app/masthead.tsx';
import { hasAlmanac } from '../../app/playable.ts';
import { usePreferences } from '../../app/preferences.ts';
import { Icon } from '../../art/icons/icon.tsx';
import { PlanetDefinitions } from '../../art/planets/planet.tsx';
import { Orrery, Sky } from '../../art/sky.tsx';
import { startStandardGame } from '../../session/start-game.ts';
import { useSavedGames } from '../../session/use-library.ts';
import { useTranslate } from '../../texts/catalogue.ts';
import { LanguageContext } from '../../texts/language.ts';
import { hasBeenOnline } from '../online/parts/been-online.ts';
import { GamePlate } from './game-plate.tsx';
import { type HomeNotice, NoticeBar } from './notice.tsx';
import { platesInRow, romanNumeral } from './plates.ts';
import { SavedGames } from './tables.tsx';
import { HOME_TEXTS } from './texts.ts';
import './home.css';

/** The user's tables on the server, if there are any. */
const HomeTables = lazy(async () => ({ default: (await import('../online/lobby/home-tables.tsx')).HomeTables }));

/** The layout of plates where several fit beside each other. */
const PLATES_IN_ROW_STYLE: CSSProperties & Readonly<Record<'--in-row', number>> = {
  '--in-row': platesInRow(GAMES.length),
};

/** The first screen: the games, and the user's tables. */
export function Home() {
  const say = useTranslate(HOME_TEXTS);
  const language = use(LanguageContext);
  const [notice, setNotice] = useState<HomeNotice | null>(null);
  const play = useStartGame(setNotice);
  const kept = useSavedGames();
  const isRunning = kept.state === 'ready' && kept.value.some(({ places }) => places === null);
  const online = hasBeenOnline() && (
    <Suspense>
      <HomeTables />
    </Suspense>
  );
  // Not before it is known where they go: a part that moves would lose a file that is being opened.
  const tables = kept.state !== 'loading' && <SavedGames kept={kept} onNotice={setNotice} />;
  return (
    <div className="home">
      <title>{say('title')}</title>
      <PlanetDefinitions />
      <div className="firmament" aria-hidden="true">
        <Sky />
        <Orrery />
      </div>
      <Masthead />
      <main>
        <h1>
          {say('headline.before')} <em>{say('headline.stress')}</em> {say('headline.after')}
        </h1>
        <p className="home-play">
          <Link className="btn primary" to={{ page: 'play' }}>
            <Icon name="seats" />
            {say('pairing')}
          </Link>
          <span className="muted">{say('pairing.text')}</span>
        </p>
        <NoticeBar notice={notice} onDone={() => setNotice(null)} />
        {online}
        {isRunning && tables}
        <ul className="shelf" style={PLATES_IN_ROW_STYLE} aria-label={say('games')}>
          {GAMES.map((game, i) => (
            <li key={game.id}>
              <GamePlate game={game} numeral={romanNumeral(i + 1)} onPlay={() => play(game)} />
            </li>
          ))}
        </ul>
        {!isRunning && tables}
      </main>
      <footer>
        <p>{say('disclaimer')}</p>
        <ul>
          {GAMES.filter(hasAlmanac).map(({ id, name }) => (
            <li key={id}>
              <Link to={{ page: 'almanac', game: id, entry: null }}>{say('almanac', { game: name[language] })}</Link>
            </li>
          ))}
          <li>
            <Link to={{ page: 'puzzles', game: null, number: null }}>{say('puzzles')}</Link>
          </li>
          <li>
            <Link to={{ page: 'companion', game: null, tool: null }}>{say('companion')}</Link>
          </li>
          <li>
            <Link to={{ page: 'lobby' }}>{say('lobby')}</Link>
          </li>
          <li>
            <Link to={{ page: 'account' }}>{say('account')}</Link>
          </li>
          <li>
            <Link to={{ page: 'about' }}>{say('about')}</Link>
          </li>
        </ul>
      </footer>
    </div>
  );
}

/** Starts a game with default settings once, however often the user clicks. */
function useStartGame(onNotice: (notice: HomeNotice | null) => void): (game: CatalogEntry) => void {
  const say = useTranslate(HOME_TEXTS);
  const { preferences } = usePreferences();
  const isStarting = useRef(false);
  return async (game) => {
    if (isStarting.current) return;
    isStarting.current = true;
    onNotice({ kind: 'busy', text: say('starting') });
    const problem = await startStandardGame(game, preferences.name);
    isStarting.current = false;
    onNotice(problem && { kind: 'problem', heading: say('failed'), problem });
  };
}
