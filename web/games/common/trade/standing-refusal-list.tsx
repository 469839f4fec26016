import type { Seat } from '@orrery/kernel';
import { useStore } from '../../../app/store.ts';
import { GameIcon } from '../../../art/icons/game-icon.tsx';
import { CardSign, cardInkClass, cardKindName } from '../amounts.tsx';
import { useCommonTexts } from '../texts.ts';
import { refusalsAt, removeStandingRefusal, standingRefusals } from './standing-refusals.ts';
import type { TradeApi } from './trade-api.ts';

/** Kinds that the viewer never trades to a seat, on its plate; a press takes that back. */
export function StandingRefusalList({ play, seat }: { readonly play: TradeApi; readonly seat: Seat }) {
  const say = useCommonTexts();
  const { tableId, view } = play;
  const own = refusalsAt(useStore(standingRefusals), tableId).filter(
    ({ by, from }) => by === view.seat && from === seat,
  );
  return own.map((refusal) => {
    const label = say('note.again', { card: cardKindName(play, refusal.kind) });
    return (
      <button
        key={refusal.kind}
        type="button"
        className={`tag standing-refusal ${cardInkClass(play, refusal.kind)}`}
        aria-label={label}
        title={label}
        onClick={() => removeStandingRefusal(tableId, refusal)}
      >
        <GameIcon name="close" />
        <CardSign play={play} kind={refusal.kind} />
      </button>
    );
  });
}
