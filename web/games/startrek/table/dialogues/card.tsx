import { NONE } from '@orrery/common';
import { top } from '@orrery/kernel';
import { KINDS, type Move } from '@orrery/startrek/facts';
import { Do } from '../../../common/do.tsx';
import { movesOf } from '../../../common/moves.ts';
import { Pick } from '../../../common/pick.tsx';
import { SupportHelp } from '../parts/support-help.tsx';
import { useTrek } from '../parts/voice.ts';
import type { TrekKey } from '../texts.ts';
import type { TrekPart, TrekPlay } from '../trek.ts';

/** Questions that are answered with a resource, the kind of the answer and where the cards lie. */
const QUESTIONS = {
  compensation: { kind: 'compensate', heading: 'card.compensation', from: 'bank' },
  shield: { kind: 'shield', heading: 'card.shield', from: 'bank' },
  repay: { kind: 'repay', heading: 'card.repay', from: 'hand' },
  inspect: { kind: 'take', heading: 'card.inspect', from: 'shown' },
} as const satisfies Record<string, { kind: Move['kind']; heading: TrekKey; from: 'bank' | 'hand' | 'shown' }>;
type Question = keyof typeof QUESTIONS;

const isQuestion = (kind: string): kind is Question => kind in QUESTIONS;

/** How many cards of a kind lie where one is taken from. */
function there({ view }: TrekPlay, from: 'bank' | 'hand' | 'shown', kind: number): number {
  if (from === 'bank') return view.table.bank[kind] ?? 0;
  if (view.seat === null) return 0;
  return (from === 'hand' ? view.hand.resources[kind] : view.hand.shown?.[kind]) ?? 0;
}

/** One card of a resource: from the bank, from another's hand, or back to somebody. */
export const PickCard: TrekPart = ({ play }) => {
  const say = useTrek();
  const question = top(play.view.table).kind;
  if (!isQuestion(question)) return null;
  const { kind, heading, from } = QUESTIONS[question];
  const keepsHand = movesOf(play, 'shield').some(({ resource }) => resource === NONE);
  const isTaken = movesOf(play, kind).some(({ resource }) => resource < KINDS && resource !== NONE);
  const { table, seat } = play.view;
  return (
    <div className="common-trade">
      <SupportHelp play={play} card={table.players[seat ?? NONE]?.support ?? NONE} />
      {isTaken && (
        <section>
          <h3>{say(heading)}</h3>
          <Pick
            play={play}
            name={say(heading)}
            note={(resource) => say('science.bank', { n: there(play, from, resource) })}
            why={(resource) => play.why({ kind, resource })[0]}
            pick={(resource) => play.make({ kind, resource })}
          />
        </section>
      )}
      <div className="common-actions">
        {keepsHand && <Do play={play} move={{ kind: 'shield', resource: NONE }} look="primary" />}
        {movesOf(play, 'pass').length > 0 && <Do play={play} move={{ kind: 'pass' }} />}
      </div>
    </div>
  );
};
