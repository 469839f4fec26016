import { list, top } from '@orrery/kernel';
import { owed, playerOf } from '@orrery/starfarers/facts';
import { GameIcon } from '../../../../art/icons/game-icon.tsx';
import { SeatToken } from '../../../../art/seats.tsx';
import { DiscardDialogue } from '../../../common/trade/discard.tsx';
import { nameOf } from '../../../common/who.ts';
import { useStory } from '../dialogues/texts.ts';
import type { FarPart, FarPlay } from '../far.ts';

/** Who gives back how many, and who has chosen already. */
function Owing({ play }: { play: FarPlay }) {
  const say = useStory();
  const { table } = play.view;
  const frame = top(table);
  if (frame.kind !== 'discard') return null;
  const done = list(frame.done);
  return (
    <ul className="common-options">
      {list(frame.owing).map((seat) => (
        <li key={seat}>
          <SeatToken seat={seat} size="small" />
          <div>
            <strong>{nameOf(play, seat)}</strong>
            <p className="muted">{say('discard.owes', { cards: playerOf(table, seat).cards, n: owed(table, seat) })}</p>
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

/** After a 7: which half of the hand goes back. */
export const Discard: FarPart = ({ play }) => {
  const say = useStory();
  const { view } = play;
  if (view.seat === null) return null;
  const most = owed(view.table, view.seat);
  return (
    <DiscardDialogue
      play={play}
      held={view.hand.resources}
      owed={most}
      sealed={view.hand.discard}
      question={say('discard.choose', { n: most })}
      act={say('discard.do')}
      rule="SF-SEVEN-02"
    >
      <section>
        <h3>{say('discard.all')}</h3>
        <Owing play={play} />
      </section>
    </DiscardDialogue>
  );
};
