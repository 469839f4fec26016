import { type Bundle, NONE } from '@orrery/common';
import { seatsIn, total } from '@orrery/kernel';
import { type Move, rateOf } from '@orrery/starfarers/facts';
import { GameIcon } from '../../../../art/icons/game-icon.tsx';
import { useScreenWidth } from '../../../../table/use-screen-size.ts';
import { CardSign } from '../../../common/amounts.tsx';
import { DiscardLine } from '../../../common/discard-line.tsx';
import { MoveButton } from '../../../common/move-button.tsx';
import { sitterName } from '../../../common/sitter-names.ts';
import type { HandDraft } from '../../../common/trade/hand-trade.ts';
import { TradeLine } from '../../../common/trade/trade-line.tsx';
import { useStoryTexts } from '../dialogues/texts.ts';
import { SupplyTiles } from '../panels/supply.tsx';
import type { StarfarersPart, StarfarersTableApi } from '../types.ts';
import { composing, discardDue, tradeOf } from './picks.ts';

/** The only kind on a side; NONE if there are none or several. */
function onlyKind(bundle: Bundle): number {
  const kinds = bundle.flatMap((n, kind) => (n > 0 ? [kind] : []));
  return kinds.length === 1 ? (kinds[0] ?? NONE) : NONE;
}

/** Whether the supply takes exactly what is given for what is wanted. */
function fitsSupply({ view: { table, seat } }: StarfarersTableApi, { give, take }: HandDraft): boolean {
  const kind = onlyKind(give);
  return seat !== null && kind !== NONE && give[kind] === rateOf(table, seat, kind) && total(take) === 1;
}

/** The supply's price for what is wanted, whatever is offered to the others. */
function SupplyButton({ play, draft }: { play: StarfarersTableApi; draft: HandDraft }) {
  const say = useStoryTexts();
  const { table, seat } = play.view;
  const [give, take] = [onlyKind(draft.give), onlyKind(draft.take)];
  if (seat === null || draft.kind !== 'offer' || give === NONE || take === NONE) return null;
  const exchange: Move = { kind: 'supply', give, take };
  const isMain = fitsSupply(play, draft) || draft.to === 0;
  return (
    <MoveButton play={play} move={exchange} onPlay={() => play.compose(null)} {...(isMain && { look: 'primary' })}>
      <GameIcon name="bank" />
      <span className="bank-word">{say('trade.stock')}:</span> {rateOf(table, seat, give)}
      <CardSign play={play} kind={give} />
      <GameIcon name="to" />1<CardSign play={play} kind={take} />
      <span className="unseen">{play.name(exchange)}</span>
    </MoveButton>
  );
}

function Trade({ play }: { play: StarfarersTableApi }) {
  // Where the dock is out of sight, the supply is in the line.
  const wants = useScreenWidth() === 'narrow' ? <SupplyTiles play={play} /> : null;
  return (
    <TradeLine play={play} trade={tradeOf(play)} wants={wants} fitsBank={(draft) => fitsSupply(play, draft)}>
      {(draft) => <SupplyButton play={play} draft={draft} />}
    </TradeLine>
  );
}

function Discard({ play }: { play: StarfarersTableApi }) {
  const say = useStoryTexts();
  const due = discardDue(play);
  if (due === null) return null;
  const choosing = seatsIn(play.asking?.must ?? 0).map((seat) => sitterName(play, seat));
  return (
    <DiscardLine
      play={play}
      due={due}
      question={say('discard.choose', { n: due.owed })}
      confirmLabel={say('discard.do')}
      waiting={say('discard.waiting', { names: choosing.join(', ') })}
    />
  );
}

/** What is put together from hand and supply, in place of the question. */
export const StarfarersComposer: StarfarersPart = ({ play }) => {
  switch (composing(play)) {
    case 'discard':
      return <Discard play={play} />;
    case 'trade':
      return <Trade play={play} />;
    case null:
      return null;
  }
};
