import type { Entry } from '@orrery/catalog';
import type { ComponentType } from 'react';
import { ClockIcon, SeatsIcon, StateIcon } from '../art/icons.tsx';
import { FarSystems } from '../art/plates/far-systems.tsx';
import { FourSectors } from '../art/plates/four-sectors.tsx';
import { NineteenWorlds } from '../art/plates/nineteen-worlds.tsx';
import { TwoCaptains } from '../art/plates/two-captains.tsx';
import { useTexts } from '../texts/language.ts';

const PICTURES: Readonly<Record<string, ComponentType>> = {
  startrek: NineteenWorlds,
  starship: FourSectors,
  duel: TwoCaptains,
  starfarers: FarSystems,
};

/** One game as a plate of the atlas. */
export function GamePlate({ game, numeral }: { game: Entry; numeral: string }) {
  const { language, messages } = useTexts();
  const Picture = PICTURES[game.id];
  return (
    <article className="game-plate" aria-labelledby={`game-${game.id}`}>
      <div className="picture">{Picture && <Picture />}</div>
      <div className="caption">
        <p className="small-caps">{messages.plate(numeral, game.year)}</p>
        <h2 id={`game-${game.id}`}>{game.name[language]}</h2>
        <p className="summary">{game.summary[language]}</p>
        <p className="facts">
          <span>
            <SeatsIcon />
            {messages.players(...game.seats)}
          </span>
          <span>
            <ClockIcon />
            {messages.minutes(game.minutes.about)}
          </span>
        </p>
        <p className="rules">{messages.plays(game.rules[language], game.year)}</p>
        <p className={`state ${game.state}`}>
          <StateIcon isComplete={game.state === 'complete'} />
          {messages.state[game.state]}
        </p>
      </div>
    </article>
  );
}
