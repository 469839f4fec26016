import type { TableSummary } from '@orrery/protocol';
import { use, useId, useMemo } from 'react';
import { useLocalizedGame } from '../../../app/localized-game.ts';
import { optionValueOf, sheetSpecOf, standardSheet } from '../../../new-game/sheet.ts';
import { useTranslate } from '../../../texts/catalogue.ts';
import { LanguageContext } from '../../../texts/language.ts';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { timeControlText } from '../parts/time-texts.ts';

/** The terms of a table, so that everybody knows them before the game begins. */
export function TermsList({ card }: { readonly card: TableSummary }) {
  const say = useTranslate(ONLINE_TEXTS);
  const language = use(LanguageContext);
  const heading = useId();
  return (
    <section className="panel online-part" aria-labelledby={heading}>
      <h2 id={heading}>{say('terms')}</h2>
      <dl className="online-terms">
        <dt>{say('time')}</dt>
        <dd>{timeControlText(card.time, say, language)}</dd>
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

/** The non-default options; shown once the game's messages are loaded. */
function Rules({ card }: { readonly card: TableSummary }) {
  const say = useTranslate(ONLINE_TEXTS);
  const voice = useLocalizedGame(card.game, card.edition);
  const voiced = voice.state === 'ready' ? voice.value : null;
  const changed = useMemo(() => {
    if (voiced === null) return null;
    const terms = sheetSpecOf(voiced.game);
    const sheet = { ...standardSheet(terms, ''), options: card.options };
    return terms.gameOptions
      .filter(
        ({ name, values }) =>
          name in card.options && !values.some(({ isStandard, value }) => isStandard && value === card.options[name]),
      )
      .map((choice) => {
        const chosen = choice.values.find(({ value }) => value === optionValueOf(sheet, choice));
        return `${voiced.formatMessage(choice.words.name)}: ${chosen ? voiced.formatMessage(chosen.words) : ''}`;
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
