import { type Entry, GAMES } from '@orrery/catalog';
import { type CSSProperties, lazy, Suspense, use, useRef, useState } from 'react';
import { Link } from '../../app/link.tsx';
import { Masthead } from '../../app/masthead.tsx';
import { hasAlmanac } from '../../app/playable.ts';
import { usePreferences } from '../../app/preferences.ts';
import { useNarrow } from '../../app/use-narrow.ts';
import { PlanetDefinitions } from '../../art/planets/planet.tsx';
import { Orrery, Sky } from '../../art/sky.tsx';
import { startAtOnce } from '../../session/start-game.ts';
import { useKept } from '../../session/use-library.ts';
import { useSpeak } from '../../texts/catalogue.ts';
import { LanguageContext } from '../../texts/language.ts';
import { hasBeenOnline } from '../online/parts/been-online.ts';
import { GamePlate } from './game-plate.tsx';
import { type Notice, NoticeBar } from './notice.tsx';
import { numeralOf, platesInRow } from './shelf.ts';
import { Tables } from './tables.tsx';
import { HOME_TEXTS } from './texts.ts';
import './home.css';

/** One's tables on the server: for those who have some. */
const HomeTables = lazy(async () => ({ default: (await import('../online/lobby/home-tables.tsx')).HomeTables }));

/** How the plates are laid out where there is room for several. */
const IN_ROW: CSSProperties & Readonly<Record<'--in-row', number>> = { '--in-row': platesInRow(GAMES.length) };

/** The first screen: the games, and what has been begun. */
export function Home() {
  const say = useSpeak(HOME_TEXTS);
  const language = use(LanguageContext);
  const isNarrow = useNarrow();
  const [notice, setNotice] = useState<Notice | null>(null);
  const play = usePlay(setNotice);
  const kept = useKept();
  const isBegun = kept.state === 'ready' && kept.value.length > 0;
  const online = hasBeenOnline() && (
    <Suspense>
      <HomeTables />
    </Suspense>
  );
  const tables = <Tables kept={kept} onNotice={setNotice} />;
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
        <NoticeBar notice={notice} onDone={() => setNotice(null)} />
        {isNarrow && online}
        {isNarrow && isBegun && tables}
        <ul className="shelf" style={IN_ROW} aria-label={say('games')}>
          {GAMES.map((game, i) => (
            <li key={game.id}>
              <GamePlate game={game} numeral={numeralOf(i + 1)} onPlay={() => play(game)} />
            </li>
          ))}
        </ul>
        {!isNarrow && online}
        {!(isNarrow && isBegun) && tables}
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

/** Starts a standard game once, however often somebody clicks. */
function usePlay(onNotice: (notice: Notice | null) => void): (game: Entry) => void {
  const say = useSpeak(HOME_TEXTS);
  const { preferences } = usePreferences();
  const isStarting = useRef(false);
  return async (game) => {
    if (isStarting.current) return;
    isStarting.current = true;
    onNotice({ kind: 'busy', text: say('starting') });
    const problem = await startAtOnce(game, preferences.name);
    isStarting.current = false;
    onNotice(problem && { kind: 'problem', heading: say('failed'), problem });
  };
}
