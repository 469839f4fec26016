import { findGame } from '@orrery/catalog';
import type { RatingSummary } from '@orrery/protocol/api';
import { use } from 'react';
import { Link } from '../../../app/link.tsx';
import { useTranslate } from '../../../texts/catalogue.ts';
import { LanguageContext } from '../../../texts/language.ts';
import { AccountSection } from '../parts/account-section.tsx';
import { RatingFigure } from '../parts/rating-figure.tsx';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { RatingHistory } from './rating-history.tsx';

/** A person's ratings, each with what it was before. */
export function RatingList({ ratings }: { readonly ratings: readonly RatingSummary[] }) {
  const say = useTranslate(ONLINE_TEXTS);
  const language = use(LanguageContext);
  return (
    <AccountSection title={say('ratings')}>
      <p className="muted">{say(ratings.length === 0 ? 'ratings.none' : 'ratings.note')}</p>
      {ratings.some(({ isProvisional }) => isProvisional) && <p className="muted">{say('ratings.provisional')}</p>}
      <ul className="online-rows">
        {ratings.map(({ game, seats, rating, games, wins, isProvisional, history }) => {
          const name = findGame(game)?.name[language] ?? game;
          return (
            <li key={`${game} ${seats}`}>
              <span>
                <Link to={{ page: 'leaderboard', game, seats }}>{name}</Link>{' '}
                <span className="muted">
                  {say('ratings.seats', { seats, games })}, {say('ratings.wins', { wins })}
                </span>
              </span>
              <RatingFigure rating={rating} isProvisional={isProvisional} />
              {history.length > 0 && <RatingHistory name={name} history={history} />}
            </li>
          );
        })}
      </ul>
      <p>
        <Link to={{ page: 'about' }}>{say('ratings.rules')}</Link>
      </p>
    </AccountSection>
  );
}
