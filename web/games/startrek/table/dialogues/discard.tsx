import { list } from '@orrery/kernel';
import { owed } from '@orrery/startrek/facts';
import { DiscardDialogue } from '../../../common/trade/discard.tsx';
import { nameOf } from '../../../common/who.ts';
import { useTrek } from '../parts/voice.ts';
import type { TrekPart } from '../trek.ts';

/** After a 7: which half of the hand goes back. */
export const Discard: TrekPart = ({ play }) => {
  const say = useTrek();
  const { view, asking } = play;
  if (view.seat === null) return null;
  const most = owed(view.table, view.seat);
  const choosing = list(asking?.must ?? 0).map((seat) => nameOf(play, seat));
  return (
    <DiscardDialogue
      play={play}
      held={view.hand.resources}
      owed={most}
      sealed={view.hand.discard}
      question={say('discard.choose', { n: most })}
      act={say('discard.do')}
      rule="ST-SEVEN-02"
      waiting={<p className="muted">{say('discard.waiting', { names: choosing.join(', ') })}</p>}
    />
  );
};
