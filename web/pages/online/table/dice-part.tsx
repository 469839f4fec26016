import { colourName } from '@orrery/catalog';
import type { Seat } from '@orrery/kernel';
import type { TableSummary } from '@orrery/protocol';
import { use, useState } from 'react';
import { useTranslate } from '../../../texts/catalogue.ts';
import { LanguageContext } from '../../../texts/language.ts';
import { AccountSection } from '../parts/account-section.tsx';
import { TextField } from '../parts/field.tsx';
import { Form } from '../parts/form.tsx';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import type { RunTableAction } from './run-table-action.ts';
import type { SeedExchange } from './use-seed-exchange.ts';

interface DicePartProps {
  readonly summary: TableSummary;
  readonly seat: Seat | null;
  readonly runTableAction: RunTableAction;
  readonly seedExchange: SeedExchange;
}

const MAX_WORDS_LENGTH = 64;

/** The dice commitments of a game, public from the start. */
export function Commitment({ summary }: { readonly summary: TableSummary }) {
  const say = useTranslate(ONLINE_TEXTS);
  return (
    <>
      <p className="muted">{say('dice.text')}</p>
      <p className="field online-commitment">
        <span className="label">{say('dice.commitment')}</span>
        <code>{summary.commitment}</code>
      </p>
      <Fingerprints summary={summary} />
    </>
  );
}

/** The commitment of each seat; its value is shown when the game is over. */
function Fingerprints({ summary: { chairs } }: { readonly summary: TableSummary }) {
  const say = useTranslate(ONLINE_TEXTS);
  const language = use(LanguageContext);
  if (chairs.every(({ commitment }) => commitment === null)) return null;
  return (
    <details>
      <summary>{say('dice.seats')}</summary>
      {chairs.map(({ sitter, colour, commitment }) => (
        <p key={colour} className="field online-commitment">
          <span className="label">{sitter?.name || colourName(colour, language)}</span>
          {commitment === null ? <span className="muted">{say('dice.none')}</span> : <code>{commitment}</code>}
        </p>
      ))}
    </details>
  );
}

/** The dice commitments before the game, and each player's contribution. */
export function DicePart({ summary, seat, runTableAction, seedExchange }: DicePartProps) {
  const say = useTranslate(ONLINE_TEXTS);
  const [words, setWords] = useState('');
  const [hasWords, setHasWords] = useState(false);
  const add = async () => {
    await runTableAction(() => seedExchange.addWords(words.trim()));
    setHasWords(true);
  };
  return (
    <AccountSection title={say('dice')}>
      {seedExchange.isRefused && <p role="alert">{say('dice.refused')}</p>}
      <Commitment summary={summary} />
      {seat !== null && summary.revealUntil === null && (
        <Form className="online-seed" onSend={add}>
          <TextField
            label={say('dice.own')}
            note={say('dice.own.note')}
            type="text"
            maxLength={MAX_WORDS_LENGTH}
            autoComplete="off"
            value={words}
            onChange={setWords}
          />
          <button type="submit" className="btn">
            {say('dice.add')}
          </button>
          <p role="status" className="muted">
            {hasWords && say('dice.added')}
          </p>
        </Form>
      )}
    </AccountSection>
  );
}
