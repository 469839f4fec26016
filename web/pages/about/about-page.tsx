import { GAMES } from '@orrery/catalog';
import { Page } from '../../app/page.tsx';
import { isPlayable } from '../../app/playable.ts';
import { useTranslate } from '../../texts/catalogue.ts';
import { Licences } from './licences.tsx';
import { Sources } from './sources.tsx';
import { ABOUT_TEXTS } from './texts.ts';
import './about.css';

const RATING_RULES = ['who', 'leave', 'many', 'broken'] as const;

/** About the app: its principles, how certain the games' rules are, and the licences. */
export function AboutPage() {
  const say = useTranslate(ABOUT_TEXTS);
  return (
    <Page title={say('title')} heading={say('title')}>
      <div className="about">
        <p>{say('intro')}</p>
        <p>{say('disclaimer')}</p>
        <p className="muted">{say('version', { version: __VERSION__ })}</p>
        <p>
          <a href="/docs/">{say('docs')}</a>
        </p>
        <section aria-labelledby="private">
          <h2 id="private">{say('private')}</h2>
          <p>{say('private.text')}</p>
        </section>
        <section aria-labelledby="house">
          <h2 id="house">{say('house')}</h2>
          <h3>{say('dice')}</h3>
          <p>{say('dice.text')}</p>
          <h3>{say('rating')}</h3>
          {RATING_RULES.map((rule) => (
            <p key={rule}>{say(`rating.${rule}`)}</p>
          ))}
        </section>
        <section aria-labelledby="sources">
          <h2 id="sources">{say('sources')}</h2>
          <p>{say('sources.text')}</p>
          {GAMES.filter(isPlayable).map((game) => (
            <Sources key={game.id} game={game} />
          ))}
        </section>
        <section aria-labelledby="licences">
          <h2 id="licences">{say('licences')}</h2>
          <p>{say('licences.own')}</p>
          <Licences />
        </section>
      </div>
    </Page>
  );
}
