import { MoveButton } from '../move-button.tsx';
import { useCommonTexts } from '../texts.ts';
import { canMakeKind, type TradeApi } from './trade-api.ts';

/** A button that refuses all further offers this turn, or the one that takes this back. */
export function OffersToggle({ play }: { readonly play: TradeApi }) {
  const say = useCommonTexts();
  if (canMakeKind(play, 'reopen')) {
    return (
      <MoveButton play={play} move={{ kind: 'reopen' }} look="small">
        {say('listen.again')}
      </MoveButton>
    );
  }
  if (!canMakeKind(play, 'close')) return null;
  return (
    <MoveButton play={play} move={{ kind: 'close' }} look="quiet">
      {say('listen.no-more')}
    </MoveButton>
  );
}
