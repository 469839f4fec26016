import type { OfferMove } from '@orrery/common';
import { type SeatView, top } from '@orrery/kernel';
import { GOODS, type Hand, KINDS, type Move, materialFor, rateOf, type Table } from '@orrery/starfarers/facts';
import { Do } from '../../../common/do.tsx';
import { useCommon } from '../../../common/texts.ts';
import type { DraftProps } from '../../../common/trade/draft.ts';
import { Exchange } from '../../../common/trade/exchange.tsx';
import { Offering, Tapping } from '../../../common/trade/propose.tsx';
import { TradeDialogue } from '../../../common/trade/trade.tsx';
import { Almanac, Why } from '../../../common/why.tsx';
import { type StoryKey, useStory } from '../dialogues/texts.ts';
import type { FarPart, FarPlay } from '../far.ts';

/** So many of a kind for any other card where nothing makes it cheaper. */
const USUAL = 3;

/** Why a resource is exchanged at a better rate than the usual one. */
function betterBy(rate: number, kind: number): StoryKey | undefined {
  if (rate >= USUAL) return undefined;
  return kind === GOODS && rate === 2 ? 'trade.rate-goods' : 'trade.rate-card';
}

interface SupplyProps extends Pick<DraftProps, 'draft' | 'change'> {
  readonly play: FarPlay;
  readonly view: SeatView<Table, Hand>;
}

/** Swapping with the supply: three of a kind for any other card, two goods, and what the Merchants allow. */
function Supply({ play, view, draft, change }: SupplyProps) {
  const say = useStory();
  const common = useCommon();
  const rates = Array.from({ length: KINDS }, (_, kind) => rateOf(view.table, view.seat, kind));
  const better = (kind: number) => {
    const why = betterBy(rates[kind] ?? USUAL, kind);
    return why === undefined ? undefined : say(why);
  };
  return (
    <Exchange play={play} draft={draft} change={change} name={say('trade.supply')} rates={rates} better={better}>
      {(give, take) => {
        const swap: Move = { kind: 'supply', give, take };
        return (
          <>
            <Do play={play} move={swap} look="small">
              {common('trade.exchange')}
            </Do>
            <Why play={play} reason={play.why(swap)[0]} />
          </>
        );
      }}
    </Exchange>
  );
}

/** A move like any other of its kind, to ask whether offers can be made at all. */
const ANY_OFFER: OfferMove = { kind: 'offer', give: [1, 0, 0, 0, 0], take: [0, 1, 0, 0, 0], to: 0 };

/** SF56-TURN-03: what pilot 2 may not do is said in place of what cannot be used. */
function SecondPilot({ play }: { play: FarPlay }) {
  const say = useStory();
  return (
    <section className="common-offering">
      <p className="common-sum muted">{say('trade.second')}</p>
      <Why play={play} reason={play.why(ANY_OFFER)[0]} />
    </section>
  );
}

/** Trade: with the supply, and with the others, who answer side by side. */
export const Trade: FarPart = ({ play }) => {
  const say = useCommon();
  const { view } = play;
  const { table, seat } = view;
  const frame = top(table);
  const isSecond = seat === table.second && table.pilot === seat;
  return (
    <TradeDialogue
      play={play}
      offer={frame.kind === 'offer' ? frame : null}
      each={materialFor(table.players.length).each}
    >
      {(drafting) => (
        <>
          <Tapping {...drafting} />
          {view.seat !== null && <Supply play={play} view={view} draft={drafting.draft} change={drafting.change} />}
          {isSecond ? <SecondPilot play={play} /> : <Offering {...drafting} />}
          <Almanac play={play} rule="SF-TRADE-01">
            {say('trade.almanac')}
          </Almanac>
        </>
      )}
    </TradeDialogue>
  );
};
