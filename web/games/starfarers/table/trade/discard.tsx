import { seatsIn, topFrame } from '@orrery/kernel';
import { discardCount, playerOf } from '@orrery/starfarers/facts';
import { GameIcon } from '../../../../art/icons/game-icon.tsx';
import { SeatToken } from '../../../../art/seats.tsx';
import { sitterName } from '../../../common/sitter-names.ts';
import { DiscardDialogue } from '../../../common/trade/discard.tsx';
import { useStoryTexts } from '../dialogues/texts.ts';
import type { StarfarersPart, StarfarersTableApi } from '../types.ts';

/** Who discards how many cards, and who has already chosen. */
function OwingSeats({ play }: { play: StarfarersTableApi }) {
  const say = useStoryTexts();
  const { table } = play.view;
  const frame = topFrame(table);
  if (frame.kind !== 'discard') return null;
  const done = seatsIn(frame.done);
  return (
    <ul className="common-options">
      {seatsIn(frame.owing).map((seat) => (
        <li key={seat}>
          <SeatToken seat={seat} size="small" />
          <div>
            <strong>{sitterName(play, seat)}</strong>
            <p className="muted">
              {say('discard.owes', { cards: playerOf(table, seat).cards, n: discardCount(table, seat) })}
            </p>
          </div>
          <span className="muted">
            <GameIcon name={done.includes(seat) ? 'check' : 'clock'} />{' '}
            {say(done.includes(seat) ? 'discard.done' : 'discard.open')}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** After a 7: choose which half of the hand to discard. */
export const StarfarersDiscard: StarfarersPart = ({ play }) => {
  const say = useStoryTexts();
  const { view } = play;
  if (view.seat === null) return null;
  const most = discardCount(view.table, view.seat);
  return (
    <DiscardDialogue
      play={play}
      held={view.hand.resources}
      owed={most}
      sealed={view.hand.discard}
      question={say('discard.choose', { n: most })}
      confirmLabel={say('discard.do')}
      rule="SF-SEVEN-02"
    >
      <section>
        <h3>{say('discard.all')}</h3>
        <OwingSeats play={play} />
      </section>
    </DiscardDialogue>
  );
};
