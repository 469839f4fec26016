import type { Proposal } from '@orrery/common';
import { list, only, type Window } from '@orrery/kernel';
import { GameIcon } from '../../../art/icons/game-icon.tsx';
import { SeatToken } from '../../../art/seats.tsx';
import { Amounts } from '../amounts.tsx';
import { Do } from '../do.tsx';
import { useCommon } from '../texts.ts';
import { nameOf } from '../who.ts';
import type { DraftProps } from './draft.ts';
import { Listening } from './listening.tsx';
import type { TradeTable } from './trader.ts';

/** How many proposals wait for the one who looks. */
export const proposalsTo = ({ seat, table }: Window<TradeTable, unknown>): number =>
  seat === table.active ? (table.proposals?.length ?? 0) : 0;

interface CardProps extends Pick<DraftProps, 'play' | 'change'> {
  readonly proposal: Proposal;
}

function ProposalCard({ play, change, proposal: { seat, give, take } }: CardProps) {
  const say = useCommon();
  return (
    <li>
      <h4>
        <SeatToken seat={seat} size="small" />
        {nameOf(play, seat)}
      </h4>
      <p className="terms">
        <Amounts play={play} bundle={take} />
        <GameIcon name="to" />
        <Amounts play={play} bundle={give} />
      </p>
      <p className="common-actions">
        <Do play={play} move={{ kind: 'deal', seat }} look="small">
          {say('answer.take')}
        </Do>
        <Do play={play} move={{ kind: 'dismiss', seat }} look="small">
          {say('reply.decline')}
        </Do>
        <button type="button" className="btn small" onClick={() => change({ give: take, take: give, to: only(seat) })}>
          {say('answer.counter')}
        </button>
      </p>
    </li>
  );
}

/** What the others propose to the player on turn, below the own offer: what is being tapped does not move. */
export function Proposals({ play, view, change }: DraftProps) {
  const say = useCommon();
  const { proposals = [] } = view.table;
  return (
    <section className="common-proposals" aria-live="polite" aria-label={say('propose.all')}>
      {proposals.length > 0 && (
        <>
          <h3>{say('propose.all')}</h3>
          <ul>
            {proposals.map((proposal) => (
              <ProposalCard key={proposal.seat} play={play} change={change} proposal={proposal} />
            ))}
          </ul>
        </>
      )}
      <Listening play={play} />
    </section>
  );
}

/** Others at this device who want to propose something take it for a moment. */
export function Others({ play }: Pick<DraftProps, 'play'>) {
  const say = useCommon();
  const { lend, asking, sitters } = play;
  if (lend === undefined) return null;
  const people = list(asking?.may ?? 0).filter((seat) => sitters[seat]?.kind === 'person');
  return (
    <p className="common-actions">
      {people.map((seat) => (
        <button key={seat} type="button" className="btn quiet" onClick={() => lend(seat)}>
          <SeatToken seat={seat} size="small" />
          {say('propose.hand-over', { name: nameOf(play, seat) })}
        </button>
      ))}
    </p>
  );
}
