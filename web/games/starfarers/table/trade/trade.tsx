import type { OfferMove } from '@orrery/common';
import { type SeatView, topFrame } from '@orrery/kernel';
import { GOODS, type Hand, type Move, materialFor, RESOURCE_KINDS, rateOf, type Table } from '@orrery/starfarers/facts';
import { MoveButton } from '../../../common/move-button.tsx';
import { AlmanacLink, RefusalNote } from '../../../common/refusal-note.tsx';
import { useCommonTexts } from '../../../common/texts.ts';
import type { TradeDraftProps } from '../../../common/trade/draft.ts';
import { BankExchange } from '../../../common/trade/exchange.tsx';
import { DraftEditor, OfferForm } from '../../../common/trade/propose.tsx';
import { TradeDialogue } from '../../../common/trade/trade.tsx';
import { type StoryTextKey, useStoryTexts } from '../dialogues/texts.ts';
import type { StarfarersPart, StarfarersTableApi } from '../types.ts';

/** Cards of one kind for any other card, without a better rate. */
const STANDARD_RATE = 3;

/** Why a resource has a better rate than the usual one. */
function betterRateReason(rate: number, kind: number): StoryTextKey | undefined {
  if (rate >= STANDARD_RATE) return undefined;
  return kind === GOODS && rate === 2 ? 'trade.rate-goods' : 'trade.rate-card';
}

interface SupplyProps extends Pick<TradeDraftProps, 'draft' | 'change'> {
  readonly play: StarfarersTableApi;
  readonly view: SeatView<Table, Hand>;
}

/** Exchange with the supply: three of a kind for any other card, two goods, and what the Merchants allow. */
function Supply({ play, view, draft, change }: SupplyProps) {
  const say = useStoryTexts();
  const common = useCommonTexts();
  const rates = Array.from({ length: RESOURCE_KINDS }, (_, kind) => rateOf(view.table, view.seat, kind));
  const better = (kind: number) => {
    const why = betterRateReason(rates[kind] ?? STANDARD_RATE, kind);
    return why === undefined ? undefined : say(why);
  };
  return (
    <BankExchange play={play} draft={draft} change={change} name={say('trade.supply')} rates={rates} better={better}>
      {(give, take) => {
        const swap: Move = { kind: 'supply', give, take };
        return (
          <>
            <MoveButton play={play} move={swap} look="small">
              {common('trade.exchange')}
            </MoveButton>
            <RefusalNote play={play} reason={play.whyRefused(swap)[0]} />
          </>
        );
      }}
    </BankExchange>
  );
}

/** A sample offer, to ask whether offers can be made at all. */
const ANY_OFFER: OfferMove = { kind: 'offer', give: [1, 0, 0, 0, 0], take: [0, 1, 0, 0, 0], to: 0 };

/** SF56-TURN-03: says what pilot 2 may not do, in place of controls that cannot be used. */
function SecondPilot({ play }: { play: StarfarersTableApi }) {
  const say = useStoryTexts();
  return (
    <section className="common-offering">
      <p className="common-sum muted">{say('trade.second')}</p>
      <RefusalNote play={play} reason={play.whyRefused(ANY_OFFER)[0]} />
    </section>
  );
}

/** Trade with the supply, and with the other players, who answer side by side. */
export const StarfarersTrade: StarfarersPart = ({ play }) => {
  const say = useCommonTexts();
  const { view } = play;
  const { table, seat } = view;
  const frame = topFrame(table);
  const isSecond = seat === table.second && table.pilot === seat;
  return (
    <TradeDialogue
      play={play}
      offer={frame.kind === 'offer' ? frame : null}
      cardsPerKind={materialFor(table.players.length).cardsPerResource}
    >
      {(drafting) => (
        <>
          <DraftEditor {...drafting} />
          {view.seat !== null && <Supply play={play} view={view} draft={drafting.draft} change={drafting.change} />}
          {isSecond ? <SecondPilot play={play} /> : <OfferForm {...drafting} />}
          <AlmanacLink play={play} rule="SF-TRADE-01">
            {say('trade.almanac')}
          </AlmanacLink>
        </>
      )}
    </TradeDialogue>
  );
};
