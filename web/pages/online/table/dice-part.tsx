import { colourName } from '@orrery/catalog';
import type { Seat } from '@orrery/kernel';
import type { TableCard } from '@orrery/protocol';
import { use, useState } from 'react';
import { useSpeak } from '../../../texts/catalogue.ts';
import { LanguageContext } from '../../../texts/language.ts';
import { Field } from '../parts/field.tsx';
import { Form } from '../parts/form.tsx';
import { Part } from '../parts/part.tsx';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import type { AtTable } from './at-table.ts';
import type { SealingNow } from './use-sealing.ts';

interface DicePartProps {
  readonly card: TableCard;
  readonly seat: Seat | null;
  readonly atTable: AtTable;
  readonly sealing: SealingNow;
}

const LONGEST = 64;

/** What binds the dice of a game, open to everybody from the first moment. */
export function Commitment({ card }: { readonly card: TableCard }) {
  const say = useSpeak(ONLINE_TEXTS);
  return (
    <>
      <p className="muted">{say('dice.text')}</p>
      <p className="field online-commitment">
        <span className="label">{say('dice.commitment')}</span>
        <code>{card.commitment}</code>
      </p>
      <Fingerprints card={card} />
    </>
  );
}

/** What each seat has fixed; what stands behind it is shown when the game is over. */
function Fingerprints({ card: { chairs } }: { readonly card: TableCard }) {
  const say = useSpeak(ONLINE_TEXTS);
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

/** What binds the dice before the game, and what each player may add to them. */
export function DicePart({ card, seat, atTable, sealing }: DicePartProps) {
  const say = useSpeak(ONLINE_TEXTS);
  const [words, setWords] = useState('');
  const [hasWords, setHasWords] = useState(false);
  const add = async () => {
    await atTable(() => sealing.addWords(words.trim()));
    setHasWords(true);
  };
  return (
    <Part title={say('dice')}>
      {sealing.isRefused && <p role="alert">{say('dice.refused')}</p>}
      <Commitment card={card} />
      {seat !== null && card.opening === null && (
        <Form className="online-seed" onSend={add}>
          <Field
            label={say('dice.own')}
            note={say('dice.own.note')}
            type="text"
            maxLength={LONGEST}
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
    </Part>
  );
}
