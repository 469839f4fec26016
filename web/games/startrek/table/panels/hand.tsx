import { total } from '@orrery/kernel';
import { discardCount, HAND_LIMIT, RESOURCES } from '@orrery/startrek/facts';
import { ResourceCard } from '../../../../art/cards/resource-card.tsx';
import { GameIcon } from '../../../../art/icons/game-icon.tsx';
import { cardKindName } from '../../../common/amounts.tsx';
import { SpectatorNote } from '../../../common/spectator-note.tsx';
import { useCommonTexts } from '../../../common/texts.ts';
import { useStartrekTexts } from '../parts/use-startrek-texts.ts';
import type { StartrekPart } from '../types.ts';

/** The viewer's resource cards. */
export const HandPanel: StartrekPart = ({ play }) => {
  const { view } = play;
  if (view.seat === null) return <SpectatorNote />;
  return (
    <ul className="trek-hand">
      {RESOURCES.map((resource, kind) => {
        const name = cardKindName(play, kind);
        return (
          <li key={resource} data-anchor={`hand-${kind}`}>
            <ResourceCard resource={resource} name={name} count={view.hand.resources[kind] ?? 0} />
          </li>
        );
      })}
    </ul>
  );
};

/** What the hand would lose if a 7 were rolled now. */
export const HandNote: StartrekPart = ({ play }) => {
  const say = useStartrekTexts();
  const common = useCommonTexts();
  const { view } = play;
  if (view.seat === null) return null;
  const cards = total(view.hand.resources);
  if (cards <= HAND_LIMIT) return <span className="muted">{common('hand.cards', { n: cards })}</span>;
  return (
    <span className="trek-warn">
      <GameIcon name="warn" /> {say('hand.seven', { n: cards, lost: discardCount(view.table, view.seat) })}
    </span>
  );
};
