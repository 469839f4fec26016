import type { TableCard } from '@orrery/protocol';
import { use, useId, useMemo } from 'react';
import { useVoice } from '../../../app/voice.ts';
import { chosenValue, standardSheet, termsOf } from '../../../new-game/sheet.ts';
import { useSpeak } from '../../../texts/catalogue.ts';
import { LanguageContext } from '../../../texts/language.ts';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { timeWords } from '../parts/time-words.ts';

/** What was settled when the table was made, so that everybody knows it before the game begins. */
export function TermsList({ card }: { readonly card: TableCard }) {
  const say = useSpeak(ONLINE_TEXTS);
  const language = use(LanguageContext);
  const heading = useId();
  return (
    <section className="panel online-part" aria-labelledby={heading}>
      <h2 id={heading}>{say('terms')}</h2>
      <dl className="online-terms">
        <dt>{say('time')}</dt>
        <dd>{timeWords(card.time, say, language)}</dd>
        {card.time.kind !== 'none' && (
          <>
            <dt>{say('zero')}</dt>
            <dd>{say(`zero.${card.atZero}.note`)}</dd>
          </>
        )}
        <dt>{say('rated')}</dt>
        <dd>{say(card.isRated ? 'rated.yes' : 'rated.no')}</dd>
        <dt>{say('door')}</dt>
        <dd>{say(`door.${card.door}.note`)}</dd>
        <Rules card={card} />
      </dl>
    </section>
  );
}

/** The rules that are not standard; they come when the game's words have come. */
function Rules({ card }: { readonly card: TableCard }) {
  const say = useSpeak(ONLINE_TEXTS);
  const voice = useVoice(card.game, card.edition);
  const voiced = voice.state === 'ready' ? voice.value : null;
  const changed = useMemo(() => {
    if (voiced === null) return null;
    const terms = termsOf(voiced.worded);
    const sheet = { ...standardSheet(terms, ''), options: card.options };
    return terms.choices
      .filter(
        ({ name, values }) =>
          name in card.options && !values.some(({ isStandard, value }) => isStandard && value === card.options[name]),
      )
      .map((choice) => {
        const chosen = choice.values.find(({ value }) => value === chosenValue(sheet, choice));
        return `${voiced.say(choice.words.name)}: ${chosen ? voiced.say(chosen.words) : ''}`;
      });
  }, [voiced, card.options]);
  if (changed === null) return null;
  return (
    <>
      <dt>{say('rules')}</dt>
      <dd>
        {changed.length === 0 ? (
          say('rules.standard')
        ) : (
          <ul>
            {changed.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </dd>
    </>
  );
}
