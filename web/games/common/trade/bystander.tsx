import { isNonEmpty, type ProposeMove } from '@orrery/common';
import { hasSeat } from '@orrery/kernel';
import { SeatToken } from '../../../art/seats.tsx';
import { MoveButton } from '../move-button.tsx';
import { RefusalNote } from '../refusal-note.tsx';
import { sitterName } from '../sitter-names.ts';
import { useCommonTexts } from '../texts.ts';
import type { TradeDraftProps } from './draft.ts';
import { OffersToggle } from './offers-toggle.tsx';
import { DraftEditor, OfferSummary, OwnProposal } from './propose.tsx';
import { proposedBy } from './trade-api.ts';

/** A proposal to the active player, who need not wait for it. */
export function BystanderProposal(props: TradeDraftProps) {
  const { play, view, draft } = props;
  const say = useCommonTexts();
  const { active } = view.table;
  const own = proposedBy(view.table, null, view.seat);
  const move: ProposeMove = { kind: 'propose', give: draft.give, take: draft.take };
  const isBegun = isNonEmpty(draft.give) || isNonEmpty(draft.take);
  const isWhole = isNonEmpty(draft.give) && isNonEmpty(draft.take);
  return (
    <>
      <h3>
        <SeatToken seat={active} size="small" /> {say('propose.to', { name: sitterName(play, active) })}
      </h3>
      {hasSeat(view.table.closed ?? 0, active) && (
        <p className="muted">{say('propose.closed', { name: sitterName(play, active) })}</p>
      )}
      <DraftEditor {...props} />
      <section className="common-offering">
        {isBegun ? <OfferSummary play={play} {...draft} /> : <p className="common-sum muted">{say('trade.begin')}</p>}
        <MoveButton play={play} move={move} look="primary">
          {say('propose.do')}
        </MoveButton>
        {isWhole && <RefusalNote play={play} reason={play.whyRefused(move)[0]} />}
        <OffersToggle play={play} />
      </section>
      <OwnProposal play={play} terms={own} />
    </>
  );
}
