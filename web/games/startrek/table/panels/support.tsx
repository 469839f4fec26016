import { NONE } from '@orrery/common';
import { hasSeat } from '@orrery/kernel';
import { CHARACTERS, SIDE_A, type Table } from '@orrery/startrek/facts';
import { characterMessage } from '@orrery/startrek/words';
import { useState } from 'react';
import { type CardSide, SupportCardView } from '../../../../art/cards/support-card.tsx';
import { seatTextArgs } from '../../../common/sitter-names.ts';
import { supportIcon } from '../../support-icon.ts';
import { SupportHelp } from '../parts/support-help.tsx';
import { useStartrekTexts } from '../parts/use-startrek-texts.ts';
import type { StartrekPart } from '../types.ts';

export const sideOf = (side: number): CardSide => (side === SIDE_A ? 'A' : 'B');

/** Who holds a card, undefined while it lies in the row. */
const holderOf = ({ players }: Table, card: number): number | undefined => {
  const seat = players.findIndex(({ support }) => support === card);
  return seat === -1 ? undefined : seat;
};

/** Whether this game uses support cards. */
export const hasSupport = ({ row, players }: Table): boolean =>
  row !== 0 || players.some(({ support }) => support !== NONE);

/** All support cards: which are in the row, who holds the others, which side is up, what each does. */
export const SupportRow: StartrekPart = ({ play }) => {
  const say = useStartrekTexts();
  const [open, setOpen] = useState<number | null>(null);
  const { table, seat } = play.view;
  if (!hasSupport(table)) return <p className="muted trek-empty">{say('support.none')}</p>;
  return (
    <div className="trek-row">
      <ul>
        {CHARACTERS.map(({ word, effect }, card) => {
          const holder = holderOf(table, card);
          const side = sideOf(table.players[holder ?? NONE]?.side ?? SIDE_A);
          const place = holder === undefined ? say('support.in-row') : say('support.held', seatTextArgs(play, holder));
          return (
            <li key={word}>
              <button
                type="button"
                className="trek-card"
                title={`${play.say(characterMessage(card))}: ${place}`}
                aria-pressed={open === card}
                onClick={() => setOpen(open === card ? null : card)}
              >
                <SupportCardView
                  icon={supportIcon(effect)}
                  name={play.say(characterMessage(card))}
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

export const SupportNote: StartrekPart = ({ play }) => {
  const say = useStartrekTexts();
  const { table } = play.view;
  if (!hasSupport(table)) return null;
  const inRow = CHARACTERS.filter((_, card) => hasSeat(table.row, card)).length;
  return <span className="muted">{say('support.count', { row: inRow, held: CHARACTERS.length - inRow })}</span>;
};
