import type { Seat } from '@orrery/kernel';
import type { TableCard } from '@orrery/protocol';
import { useId, useState } from 'react';
import { useSpeak } from '../texts/catalogue.ts';
import { api } from './api.ts';
import type { AtTable } from './at-table.ts';
import { ONLINE_TEXTS } from './texts.ts';

interface DicePartProps {
  readonly card: TableCard;
  readonly seat: Seat | null;
  readonly atTable: AtTable;
}

const LONGEST = 64;

/** What binds the dice before the game, and what each player may add to them. */
export function DicePart({ card, seat, atTable }: DicePartProps) {
  const say = useSpeak(ONLINE_TEXTS);
  const heading = useId();
  const field = useId();
  const [seed, setSeed] = useState('');
  const hasSeed = seat !== null && (card.chairs[seat]?.hasSeed ?? false);
  return (
    <details className="panel online-part online-dice">
      <summary id={heading}>{say('dice')}</summary>
      <p className="muted">{say('dice.text')}</p>
      <p className="field">
        <span className="label">{say('dice.commitment')}</span>
        <code>{card.commitment}</code>
      </p>
      {seat !== null && (
        <form
          className="online-seed"
          onSubmit={(event) => {
            event.preventDefault();
            void atTable(() => api.seed(card.id, seed));
          }}
        >
          <div className="field">
            <label htmlFor={field}>{say('dice.own')}</label>
            <input
              id={field}
              type="text"
              maxLength={LONGEST}
              autoComplete="off"
              value={seed}
              aria-describedby={`${field}-note`}
              onChange={(event) => setSeed(event.target.value)}
            />
            <p className="note" id={`${field}-note`}>
              {say('dice.own.note')}
            </p>
          </div>
          <button type="submit" className="btn">
            {say('dice.add')}
          </button>
          <p role="status" className="muted">
            {hasSeed && say('dice.added')}
          </p>
        </form>
      )}
    </details>
  );
}
