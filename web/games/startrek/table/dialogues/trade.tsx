import { NONE } from '@orrery/common';
import { type SeatView, top } from '@orrery/kernel';
import { EACH, type Hand, KINDS, type Move, rateOf, type Table } from '@orrery/startrek/facts';
import { GameIcon } from '../../../../art/icons/game-icon.tsx';
import { Do } from '../../../common/do.tsx';
import { movesOf } from '../../../common/moves.ts';
import { useCommon } from '../../../common/texts.ts';
import type { DraftProps } from '../../../common/trade/draft.ts';
import { Exchange } from '../../../common/trade/exchange.tsx';
import { Offering, Tapping } from '../../../common/trade/propose.tsx';
import { TradeDialogue } from '../../../common/trade/trade.tsx';
import { Almanac, Why } from '../../../common/why.tsx';
import { SupportHelp } from '../parts/support-help.tsx';
import { useTrek } from '../parts/voice.ts';
import type { TrekPart, TrekPlay } from '../trek.ts';

/** At the bank's rate, or at the better one of a support card. */
function Swap({ play, give, take }: { play: TrekPlay; give: number; take: number }) {
  const common = useCommon();
  const say = useTrek();
  const swap: Move = { kind: 'bank', give, take };
  return (
    <>
      <Do play={play} move={swap} look="small">
        {common('trade.exchange')}
      </Do>
      {movesOf(play, 'double').length > 0 && (
        <Do play={play} move={{ kind: 'double', give, take }} look="small">
          <GameIcon name="two-for-one" />
          {say('trade.double')}
        </Do>
      )}
      <Why play={play} reason={play.why(swap)[0]} />
    </>
  );
}

interface BankProps extends Pick<DraftProps, 'draft' | 'change'> {
  readonly play: TrekPlay;
  readonly view: SeatView<Table, Hand>;
}

function Bank({ play, view: { table, seat }, draft, change }: BankProps) {
  const say = useTrek();
  return (
    <Exchange
      play={play}
      draft={draft}
      change={change}
      name={say('trade.bank')}
      rates={Array.from({ length: KINDS }, (_, kind) => rateOf(table, seat, kind))}
      about={
        movesOf(play, 'double').length > 0 && <SupportHelp play={play} card={table.players[seat]?.support ?? NONE} />
      }
    >
      {(give, take) => <Swap play={play} give={give} take={take} />}
    </Exchange>
  );
}

/** Trade: with the others, who answer side by side, and with the bank. */
export const Trade: TrekPart = ({ play }) => {
  const say = useCommon();
  const { view } = play;
  const frame = top(view.table);
  return (
    <TradeDialogue play={play} offer={frame.kind === 'offer' ? frame : null} each={EACH}>
      {(drafting) => (
        <>
          <Tapping {...drafting} />
          <Offering {...drafting} />
          {view.seat !== null && <Bank play={play} view={view} draft={drafting.draft} change={drafting.change} />}
          <Almanac play={play} rule="ST-TRADE-01">
            {say('trade.almanac')}
          </Almanac>
        </>
      )}
    </TradeDialogue>
  );
};
