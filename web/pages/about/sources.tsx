import type { Entry } from '@orrery/catalog';
import { use } from 'react';
import { Link } from '../../app/link.tsx';
import { useVoice, type Voiced } from '../../app/voice.ts';
import { useSpeak } from '../../texts/catalogue.ts';
import { LanguageContext } from '../../texts/language.ts';
import { byProvenance } from './marks.ts';
import { ABOUT_TEXTS } from './texts.ts';

/** What in a game does not come straight from its books, and where it comes from instead. */
export function Sources({ game }: { game: Entry }) {
  const say = useSpeak(ABOUT_TEXTS);
  const language = use(LanguageContext);
  const voice = useVoice(game.id);
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

function Marks({ game, voiced }: { game: string; voiced: Voiced }) {
  const say = useSpeak(ABOUT_TEXTS);
  const marks = voiced.worded.use((_, wording) => wording?.marks) ?? [];
  if (marks.length === 0) return <p>{say('sources.none')}</p>;
  return byProvenance(marks).map(({ key, marks: own }) => (
    <section key={key} className="provenance">
      <h4 className="small-caps">{voiced.say({ key, values: {} })}</h4>
      <dl>
        {own.map(({ subject, note, rule }) => (
          <div key={voiced.say(subject)}>
            <dt>{voiced.say(subject)}</dt>
            <dd>
              {voiced.say(note)}
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
