import { total } from '@orrery/kernel';
import { discardCount, HAND_LIMIT, RESOURCES } from '@orrery/startrek/facts';
import { ResourceCard } from '../../../../art/cards/resource-card.tsx';
import { GameIcon } from '../../../../art/icons/game-icon.tsx';
import { cardKindName } from '../../../common/amounts.tsx';
import { PickTile } from '../../../common/pick-tile.tsx';
import { SpectatorNote } from '../../../common/spectator-note.tsx';
import { useCommonTexts } from '../../../common/texts.ts';
import { offeredChange } from '../../../common/trade/offer-note.tsx';
import { handPick } from '../hand/picks.ts';
import { useStartrekTexts } from '../parts/use-startrek-texts.ts';
import type { StartrekPart } from '../types.ts';

/** The viewer's resource cards: clicked, they are given in a trade, discarded, or answer a question. */
export const HandPanel: StartrekPart = ({ play }) => {
  const say = useCommonTexts();
  const { view } = play;
  if (view.seat === null) return <SpectatorNote />;
  const { resources } = view.hand;
  const pick = handPick(play);
  const change = offeredChange(play);
  return (
    <ul className="trek-hand">
      {RESOURCES.map((resource, kind) => {
        const name = cardKindName(play, kind);
        const n = resources[kind] ?? 0;
        const isPicked = (pick?.count(kind) ?? 0) > 0;
        return (
          <li key={resource} data-anchor={`hand-${kind}`}>
            <PickTile
              pick={pick}
              kind={kind}
              label={say('hand.tile', { name, n })}
              className="trek-card"
              preview={change === null ? 0 : (change.take[kind] ?? 0) - (change.give[kind] ?? 0)}
            >
              <ResourceCard resource={resource} name={name} count={n} selected={isPicked} />
            </PickTile>
          </li>
        );
      })}
    </ul>
  );
};

/** What the hand would lose if a 7 were rolled now, or what a click on it does. */
export const HandNote: StartrekPart = ({ play }) => {
  const say = useStartrekTexts();
  const common = useCommonTexts();
  const { view } = play;
  if (view.seat === null) return null;
  const cards = total(view.hand.resources);
  if (cards > HAND_LIMIT) {
    return (
      <span className="trek-warn">
        <GameIcon name="warn" /> {say('hand.seven', { n: cards, lost: discardCount(view.table, view.seat) })}
      </span>
    );
  }
  const isClickable = play.asking !== null && handPick(play) !== null;
  return <span className="muted">{isClickable ? common('line.hand-hint') : common('hand.cards', { n: cards })}</span>;
};
