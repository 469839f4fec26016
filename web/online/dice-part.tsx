import type { Seat } from '@orrery/kernel';
import type { TableCard } from '@orrery/protocol';
import { useState } from 'react';
import { useSpeak } from '../texts/catalogue.ts';
import { api } from './api.ts';
import type { AtTable } from './at-table.ts';
import { Field } from './field.tsx';
import { Form } from './form.tsx';
import { Part } from './part.tsx';
import { ONLINE_TEXTS } from './texts.ts';

interface DicePartProps {
  readonly card: TableCard;
  readonly seat: Seat | null;
  readonly atTable: AtTable;
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
    </>
  );
}

/** What binds the dice before the game, and what each player may add to them. */
export function DicePart({ card, seat, atTable }: DicePartProps) {
  const say = useSpeak(ONLINE_TEXTS);
  const [seed, setSeed] = useState('');
  const hasSeed = seat !== null && (card.chairs[seat]?.hasSeed ?? false);
  return (
    <Part title={say('dice')}>
      <Commitment card={card} />
      {seat !== null && (
        <Form className="online-seed" onSend={() => atTable(() => api.seed(card.id, seed))}>
          <Field
            label={say('dice.own')}
            note={say('dice.own.note')}
            type="text"
            maxLength={LONGEST}
            autoComplete="off"
            value={seed}
            onChange={setSeed}
          />
          <button type="submit" className="btn">
            {say('dice.add')}
          </button>
          <p role="status" className="muted">
            {hasSeed && say('dice.added')}
          </p>
        </Form>
      )}
    </Part>
  );
}
