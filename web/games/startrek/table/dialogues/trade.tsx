import { NONE } from '@orrery/common';
import { type SeatView, topFrame } from '@orrery/kernel';
import { CARDS_PER_RESOURCE, type Hand, type Move, RESOURCE_KINDS, rateOf, type Table } from '@orrery/startrek/facts';
import { GameIcon } from '../../../../art/icons/game-icon.tsx';
import { MoveButton } from '../../../common/move-button.tsx';
import { movesOfKind } from '../../../common/moves.ts';
import { AlmanacLink, RefusalNote } from '../../../common/refusal-note.tsx';
import { useCommonTexts } from '../../../common/texts.ts';
import type { TradeDraftProps } from '../../../common/trade/draft.ts';
import { BankExchange } from '../../../common/trade/exchange.tsx';
import { DraftEditor, OfferForm } from '../../../common/trade/propose.tsx';
import { TradeDialogue } from '../../../common/trade/trade.tsx';
import { SupportHelp } from '../parts/support-help.tsx';
import { useStartrekTexts } from '../parts/use-startrek-texts.ts';
import type { StartrekPart, StartrekTableApi } from '../types.ts';

/** At the bank's rate, or at the better one of a support card. */
function SwapButtons({ play, give, take }: { play: StartrekTableApi; give: number; take: number }) {
  const common = useCommonTexts();
  const say = useStartrekTexts();
  const swap: Move = { kind: 'bank', give, take };
  return (
    <>
      <MoveButton play={play} move={swap} look="small">
        {common('trade.exchange')}
      </MoveButton>
      {movesOfKind(play, 'double').length > 0 && (
        <MoveButton play={play} move={{ kind: 'double', give, take }} look="small">
          <GameIcon name="two-for-one" />
          {say('trade.double')}
        </MoveButton>
      )}
      <RefusalNote play={play} reason={play.whyRefused(swap)[0]} />
    </>
  );
}

interface BankProps extends Pick<TradeDraftProps, 'draft' | 'change'> {
  readonly play: StartrekTableApi;
  readonly view: SeatView<Table, Hand>;
}

function Bank({ play, view: { table, seat }, draft, change }: BankProps) {
  const say = useStartrekTexts();
  return (
    <BankExchange
      play={play}
      draft={draft}
      change={change}
      name={say('trade.bank')}
      rates={Array.from({ length: RESOURCE_KINDS }, (_, kind) => rateOf(table, seat, kind))}
      about={
        movesOfKind(play, 'double').length > 0 && (
          <SupportHelp play={play} card={table.players[seat]?.support ?? NONE} />
        )
      }
    >
      {(give, take) => <SwapButtons play={play} give={give} take={take} />}
    </BankExchange>
  );
}

/** Trade with the other players, who answer side by side, and with the bank. */
export const StartrekTrade: StartrekPart = ({ play }) => {
  const say = useCommonTexts();
  const { view } = play;
  const frame = topFrame(view.table);
  return (
    <TradeDialogue play={play} offer={frame.kind === 'offer' ? frame : null} cardsPerKind={CARDS_PER_RESOURCE}>
      {(drafting) => (
        <>
          <DraftEditor {...drafting} />
          <OfferForm {...drafting} />
          {view.seat !== null && <Bank play={play} view={view} draft={drafting.draft} change={drafting.change} />}
          <AlmanacLink play={play} rule="ST-TRADE-01">
            {say('trade.almanac')}
          </AlmanacLink>
        </>
      )}
    </TradeDialogue>
  );
};
