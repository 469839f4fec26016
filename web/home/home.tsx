import { GAMES } from '@orrery/catalog';
import { PlanetDefinitions } from '../art/planets/planet.tsx';
import { Orrery, Sky } from '../art/sky.tsx';
import { useTexts } from '../texts/language.ts';
import { GamePlate } from './game-plate.tsx';
import { TopBar, type TopBarProps } from './top-bar.tsx';
import './home.css';

const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI'];

export function Home(props: TopBarProps) {
  const { messages } = useTexts();
  const { before, stress, after } = messages.headline;
  return (
    <div className="home">
      <title>{messages.title}</title>
      <PlanetDefinitions />
      <div className="firmament" aria-hidden="true">
        <Sky />
        <Orrery />
      </div>
      <TopBar {...props} />
      <main>
        <h1>
          {before}
          <em>{stress}</em>
          {after}
        </h1>
        <ul className="shelf" aria-label={messages.games}>
          {GAMES.map((game, i) => (
            <li key={game.id}>
              <GamePlate game={game} numeral={NUMERALS[i] ?? ''} />
            </li>
          ))}
        </ul>
      </main>
      <footer>{messages.disclaimer}</footer>
    </div>
  );
}
