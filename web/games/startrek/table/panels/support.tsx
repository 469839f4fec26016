import { NONE } from '@orrery/common';
import { has } from '@orrery/kernel';
import { CHARACTERS, SIDE_A, type Table } from '@orrery/startrek/facts';
import { character } from '@orrery/startrek/words';
import { useState } from 'react';
import { type CardSide, SupportCard } from '../../../../art/cards/support-card.tsx';
import { whoIs } from '../../../common/who.ts';
import { supportIcon } from '../../support-icon.ts';
import { SupportHelp } from '../parts/support-help.tsx';
import { useTrek } from '../parts/voice.ts';
import type { TrekPart } from '../trek.ts';

export const sideOf = (side: number): CardSide => (side === SIDE_A ? 'A' : 'B');

/** Who holds a card, undefined while it lies in the row. */
const holderOf = ({ players }: Table, card: number): number | undefined => {
  const seat = players.findIndex(({ support }) => support === card);
  return seat === -1 ? undefined : seat;
};

/** Whether support cards are played with at this table. */
export const hasSupport = ({ row, players }: Table): boolean =>
  row !== 0 || players.some(({ support }) => support !== NONE);

/** All support cards: what lies in the row, who holds what, which side is up, what each does. */
export const SupportRow: TrekPart = ({ play }) => {
  const say = useTrek();
  const [open, setOpen] = useState<number | null>(null);
  const { table, seat } = play.view;
  if (!hasSupport(table)) return <p className="muted trek-empty">{say('support.none')}</p>;
  return (
    <div className="trek-row">
      <ul>
        {CHARACTERS.map(({ word, effect }, card) => {
          const holder = holderOf(table, card);
          const side = sideOf(table.players[holder ?? NONE]?.side ?? SIDE_A);
          const place = holder === undefined ? say('support.in-row') : say('support.held', whoIs(play, holder));
          return (
            <li key={word}>
              <button
                type="button"
                className="trek-card"
                aria-pressed={open === card}
                onClick={() => setOpen(open === card ? null : card)}
              >
                <SupportCard
                  icon={supportIcon(effect)}
                  name={play.say(character(card))}
                  side={side}
                  {...(holder !== undefined && { holder, mine: holder === seat })}
                />
                <span className="unseen">{place}</span>
              </button>
            </li>
          );
        })}
      </ul>
      {open !== null && <SupportHelp play={play} card={open} />}
    </div>
  );
};

export const SupportNote: TrekPart = ({ play }) => {
  const say = useTrek();
  const { table } = play.view;
  if (!hasSupport(table)) return null;
  const inRow = CHARACTERS.filter((_, card) => has(table.row, card)).length;
  return <span className="muted">{say('support.count', { row: inRow, held: CHARACTERS.length - inRow })}</span>;
};
