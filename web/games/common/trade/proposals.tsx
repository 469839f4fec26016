import type { Proposal } from '@orrery/common';
import { type AnyView, onlySeat, seatsIn } from '@orrery/kernel';
import { GameIcon } from '../../../art/icons/game-icon.tsx';
import { SeatToken } from '../../../art/seats.tsx';
import { Amounts } from '../amounts.tsx';
import { MoveButton } from '../move-button.tsx';
import { sitterName } from '../sitter-names.ts';
import { useCommonTexts } from '../texts.ts';
import type { TradeDraftProps } from './draft.ts';
import { OffersToggle } from './offers-toggle.tsx';
import type { TradeTable } from './trade-api.ts';

/** How many proposals wait for the viewer. */
export const proposalsTo = ({ seat, table }: AnyView<TradeTable, unknown>): number =>
  seat === table.active ? (table.proposals?.length ?? 0) : 0;

interface ProposalCardProps extends Pick<TradeDraftProps, 'play' | 'change'> {
  readonly proposal: Proposal;
}

function ProposalCard({ play, change, proposal: { seat, give, take } }: ProposalCardProps) {
  const say = useCommonTexts();
  return (
    <li>
      <h4>
        <SeatToken seat={seat} size="small" />
        {sitterName(play, seat)}
      </h4>
      <p className="terms">
        <Amounts play={play} bundle={take} />
        <GameIcon name="to" />
        <Amounts play={play} bundle={give} />
      </p>
      <p className="common-actions">
        <MoveButton play={play} move={{ kind: 'deal', seat }} look="small">
          {say('answer.take')}
        </MoveButton>
        <MoveButton play={play} move={{ kind: 'dismiss', seat }} look="small">
          {say('reply.decline')}
        </MoveButton>
        <button
          type="button"
          className="btn small"
          onClick={() => change({ give: take, take: give, to: onlySeat(seat) })}
        >
          {say('answer.counter')}
        </button>
      </p>
    </li>
  );
}

/** Proposals of the others to the active player. They stand below the own offer so that its buttons do not move. */
export function ProposalList({ play, view, change }: TradeDraftProps) {
  const say = useCommonTexts();
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
      <OffersToggle play={play} />
    </section>
  );
}

/** Other players at this device who want to propose something take it for a moment. */
export function OtherProposers({ play }: Pick<TradeDraftProps, 'play'>) {
  const say = useCommonTexts();
  const { lendDevice, asking, sitters } = play;
  if (lendDevice === undefined) return null;
  const people = seatsIn(asking?.may ?? 0).filter((seat) => sitters[seat]?.kind === 'person');
  return (
    <p className="common-actions">
      {people.map((seat) => (
        <button key={seat} type="button" className="btn quiet" onClick={() => lendDevice(seat)}>
          <SeatToken seat={seat} size="small" />
          {say('propose.hand-over', { name: sitterName(play, seat) })}
        </button>
      ))}
    </p>
  );
}
