import { Do } from '../do.tsx';
import { useCommon } from '../texts.ts';
import { can, type Trader } from './trader.ts';

/** Whether one wants to hear any more this turn: the button that says no, or the one that takes it back. */
export function Listening({ play }: { readonly play: Trader }) {
  const say = useCommon();
  if (can(play, 'reopen')) {
    return (
      <Do play={play} move={{ kind: 'reopen' }} look="small">
        {say('listen.again')}
      </Do>
    );
  }
  if (!can(play, 'close')) return null;
  return (
    <Do play={play} move={{ kind: 'close' }} look="quiet">
      {say('listen.no-more')}
    </Do>
  );
}
