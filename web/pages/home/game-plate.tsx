import type { CatalogEntry } from '@orrery/catalog';
import { use } from 'react';
import { Link } from '../../app/link.tsx';
import { isPlayable } from '../../app/playable.ts';
import { Icon } from '../../art/icons/icon.tsx';
import { findKit } from '../../games/index.ts';
import { useTranslate } from '../../texts/catalogue.ts';
import { LanguageContext } from '../../texts/language.ts';
import { HOME_TEXTS } from './texts.ts';

interface GamePlateProps {
  readonly game: CatalogEntry;
  readonly numeral: string;
  readonly onPlay: () => void;
}

/** One game as a plate on the home page. */
export function GamePlate({ game, numeral, onPlay }: GamePlateProps) {
  const say = useTranslate(HOME_TEXTS);
  const language = use(LanguageContext);
  const Picture = findKit(game.id)?.plate;
  const [min, max] = game.seats;
  return (
    <article className={isPlayable(game) ? 'game-plate playable' : 'game-plate'} aria-labelledby={`game-${game.id}`}>
      <div className="picture">{Picture && <Picture />}</div>
      <div className="plate-caption">
        <p className="small-caps">{say('plate', { numeral, year: String(game.year) })}</p>
        <h2 id={`game-${game.id}`}>{game.name[language]}</h2>
        <p className="summary">{game.summary[language]}</p>
        <p className="facts">
          <span>
            <Icon name="seats" />
            {say(min === max ? 'players' : 'players.range', { min, max })}
          </span>
          <span>
            <Icon name="clock" />
            {say(`minutes.${game.minutes.provenance}`, { about: game.minutes.about })}
          </span>
        </p>
        <p className="rules">{say('plays', { rules: game.rules[language], year: String(game.year) })}</p>
        {isPlayable(game) ? <Actions game={game} onPlay={onPlay} /> : <Coming />}
      </div>
    </article>
  );
}

function Actions({ game, onPlay }: Omit<GamePlateProps, 'numeral'>) {
  const say = useTranslate(HOME_TEXTS);
  const name = game.name[use(LanguageContext)];
  return (
    <div className="plate-actions">
      <span className="plate-play">
        <button type="button" className="btn primary" aria-label={say('play.name', { game: name })} onClick={onPlay}>
          <Icon name="play" />
          {say('play')}
        </button>
        <Link
          to={{ page: 'new', game: game.id }}
          className="icon-button framed"
          aria-label={say('setup.name', { game: name })}
          title={say('setup')}
        >
          <Icon name="settings" size="l" />
        </Link>
      </span>
      <Link to={{ page: 'friends', game: game.id }} className="btn" aria-label={say('friends.name', { game: name })}>
        {say('friends')}
      </Link>
      <Link
        to={{ page: 'learn', game: game.id, part: null }}
        className="btn"
        aria-label={say('learn.name', { game: name })}
      >
        {say('learn')}
      </Link>
    </div>
  );
}

function Coming() {
  const say = useTranslate(HOME_TEXTS);
  return (
    <p className="plate-coming">
      <span className="tag warn">
        <Icon name="clock" />
        {say('coming')}
      </span>
      <span>{say('coming.text')}</span>
    </p>
  );
}
