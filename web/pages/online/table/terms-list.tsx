import type { TableSummary } from '@orrery/protocol';
import { type ReactNode, use, useId, useMemo } from 'react';
import { useLocalizedGame } from '../../../app/localized-game.ts';
import { optionValueOf, sheetSpecOf, standardSheet } from '../../../new-game/sheet.ts';
import { useTranslate } from '../../../texts/catalogue.ts';
import { LanguageContext } from '../../../texts/language.ts';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { durationText, timeControlText } from '../parts/time-texts.ts';

/** The terms of a table, so that everybody knows them before the game begins. */
export function TermsList({ summary, children }: { readonly summary: TableSummary; readonly children?: ReactNode }) {
  const say = useTranslate(ONLINE_TEXTS);
  const language = use(LanguageContext);
  const heading = useId();
  return (
    <section className="panel online-part" aria-labelledby={heading}>
      <h2 id={heading}>{say('terms')}</h2>
      <dl className="online-terms">
        <dt>{say('time')}</dt>
        <dd>{timeControlText(summary.time, say, language)}</dd>
        {summary.time.kind !== 'none' && (
          <>
            <dt>{say('timeout')}</dt>
            <dd>{say(`timeout.${summary.onTimeout}.note`)}</dd>
          </>
        )}
        <dt>{say('rated')}</dt>
        <dd>{say(summary.isRated ? 'rated.yes' : 'rated.no')}</dd>
        {summary.takeBacks && (
          <>
            <dt>{say('take-backs')}</dt>
            <dd>{say('take-backs.true.note')}</dd>
          </>
        )}
        {summary.spectatorDelayMs > 0 && (
          <>
            <dt>{say('spectator-delay')}</dt>
            <dd>{durationText(summary.spectatorDelayMs, language)}</dd>
          </>
        )}
        <dt>{say('visibility')}</dt>
        <dd>{say(`visibility.${summary.visibility}.note`)}</dd>
        <Rules summary={summary} />
      </dl>
      {children}
    </section>
  );
}

/** The non-default options; shown once the game's messages are loaded. */
function Rules({ summary }: { readonly summary: TableSummary }) {
  const say = useTranslate(ONLINE_TEXTS);
  const voice = useLocalizedGame(summary.game, summary.edition);
  const voiced = voice.state === 'ready' ? voice.value : null;
  const changed = useMemo(() => {
    if (voiced === null) return null;
    const terms = sheetSpecOf(voiced.game);
    const sheet = { ...standardSheet(terms, ''), options: summary.options };
    return terms.gameOptions
      .filter(
        ({ name, values }) =>
          name in summary.options &&
          !values.some(({ isStandard, value }) => isStandard && value === summary.options[name]),
      )
      .map((choice) => {
        const chosen = choice.values.find(({ value }) => value === optionValueOf(sheet, choice));
        return `${voiced.formatMessage(choice.words.name)}: ${chosen ? voiced.formatMessage(chosen.words) : ''}`;
      });
  }, [voiced, summary.options]);
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
