import { type ProposeMove, something } from '@orrery/common';
import { has } from '@orrery/kernel';
import { SeatToken } from '../../../art/seats.tsx';
import { Do } from '../do.tsx';
import { useCommon } from '../texts.ts';
import { nameOf } from '../who.ts';
import { Why } from '../why.tsx';
import type { DraftProps } from './draft.ts';
import { Listening } from './listening.tsx';
import { OwnProposal, Sum, Tapping } from './propose.tsx';
import { proposedBy } from './trader.ts';

/** What somebody proposes to the player on turn, who need not wait for it. */
export function Bystander(props: DraftProps) {
  const { play, view, draft } = props;
  const say = useCommon();
  const { active } = view.table;
  const own = proposedBy(view.table, null, view.seat);
  const move: ProposeMove = { kind: 'propose', give: draft.give, take: draft.take };
  const isBegun = something(draft.give) || something(draft.take);
  const isWhole = something(draft.give) && something(draft.take);
  return (
    <>
      <h3>
        <SeatToken seat={active} size="small" /> {say('propose.to', { name: nameOf(play, active) })}
      </h3>
      {has(view.table.closed ?? 0, active) && (
        <p className="muted">{say('propose.closed', { name: nameOf(play, active) })}</p>
      )}
      <Tapping {...props} />
      <section className="common-offering">
        {isBegun ? <Sum play={play} {...draft} /> : <p className="common-sum muted">{say('trade.begin')}</p>}
        <Do play={play} move={move} look="primary">
          {say('propose.do')}
        </Do>
        {isWhole && <Why play={play} reason={play.why(move)[0]} />}
        <Listening play={play} />
      </section>
      <OwnProposal play={play} terms={own} />
    </>
  );
}
