import type { CatalogEntry } from '@orrery/catalog';
import { use } from 'react';
import { Link } from '../../app/link.tsx';
import { type LocalizedGame, useLocalizedGame } from '../../app/localized-game.ts';
import { useTranslate } from '../../texts/catalogue.ts';
import { LanguageContext } from '../../texts/language.ts';
import { groupByProvenance } from './marks.ts';
import { ABOUT_TEXTS } from './texts.ts';

/** The parts of a game that do not come straight from its rulebooks, and their sources. */
export function Sources({ game }: { game: CatalogEntry }) {
  const say = useTranslate(ABOUT_TEXTS);
  const language = use(LanguageContext);
  const voice = useLocalizedGame(game.id);
  return (
    <>
      <h3>{say('sources.game', { game: game.name[language], rules: game.rules[language] })}</h3>
      {voice.state === 'loading' && <p role="status">{say('loading')}</p>}
      {voice.state === 'failed' && (
        <p role="alert">
          {say('failed')}{' '}
          <button type="button" className="btn small" onClick={voice.again}>
            {say('again')}
          </button>
        </p>
      )}
      {voice.state === 'ready' && voice.value && <Marks game={game.id} voiced={voice.value} />}
    </>
  );
}

function Marks({ game, voiced }: { game: string; voiced: LocalizedGame }) {
  const say = useTranslate(ABOUT_TEXTS);
  const marks = voiced.game.use((_, gameMessages) => gameMessages?.marks) ?? [];
  if (marks.length === 0) return <p>{say('sources.none')}</p>;
  return groupByProvenance(marks).map(({ key, marks: own }) => (
    <section key={key} className="provenance">
      <h4 className="small-caps">{voiced.formatMessage({ key, values: {} })}</h4>
      <dl>
        {own.map(({ subject, note, rule }) => (
          <div key={voiced.formatMessage(subject)}>
            <dt>{voiced.formatMessage(subject)}</dt>
            <dd>
              {voiced.formatMessage(note)}
              {rule !== undefined && (
                <>
                  {' '}
                  <Link className="provenance-rule" to={{ page: 'almanac', game, entry: rule }}>
                    {rule}
                  </Link>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}
