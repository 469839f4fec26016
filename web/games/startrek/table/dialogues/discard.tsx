import { seatsIn } from '@orrery/kernel';
import { discardCount } from '@orrery/startrek/facts';
import { sitterName } from '../../../common/sitter-names.ts';
import { DiscardDialogue } from '../../../common/trade/discard.tsx';
import { useStartrekTexts } from '../parts/use-startrek-texts.ts';
import type { StartrekPart } from '../types.ts';

/** After a 7: choose which half of the hand to discard. */
export const StartrekDiscard: StartrekPart = ({ play }) => {
  const say = useStartrekTexts();
  const { view, asking } = play;
  if (view.seat === null) return null;
  const most = discardCount(view.table, view.seat);
  const choosing = seatsIn(asking?.must ?? 0).map((seat) => sitterName(play, seat));
  return (
    <DiscardDialogue
      play={play}
      held={view.hand.resources}
      owed={most}
      sealed={view.hand.discard}
      question={say('discard.choose', { n: most })}
      confirmLabel={say('discard.do')}
      rule="ST-SEVEN-02"
      waiting={<p className="muted">{say('discard.waiting', { names: choosing.join(', ') })}</p>}
    />
  );
};
