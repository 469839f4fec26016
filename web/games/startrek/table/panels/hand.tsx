import { total } from '@orrery/kernel';
import { owed, RESOURCES, SAFE } from '@orrery/startrek/facts';
import { ResourceCard } from '../../../../art/cards/resource-card.tsx';
import { GameIcon } from '../../../../art/icons/game-icon.tsx';
import { sayCard } from '../../../common/amounts.tsx';
import { useCommon } from '../../../common/texts.ts';
import { Watching } from '../../../common/watching.tsx';
import { useTrek } from '../parts/voice.ts';
import type { TrekPart } from '../trek.ts';

/** The resource cards of the one who looks. */
export const HandPanel: TrekPart = ({ play }) => {
  const { view } = play;
  if (view.seat === null) return <Watching />;
  return (
    <ul className="trek-hand">
      {RESOURCES.map((resource, kind) => {
        const name = sayCard(play, kind);
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
export const HandNote: TrekPart = ({ play }) => {
  const say = useTrek();
  const common = useCommon();
  const { view } = play;
  if (view.seat === null) return null;
  const cards = total(view.hand.resources);
  if (cards <= SAFE) return <span className="muted">{common('hand.cards', { n: cards })}</span>;
  return (
    <span className="trek-warn">
      <GameIcon name="warn" /> {say('hand.seven', { n: cards, lost: owed(view.table, view.seat) })}
    </span>
  );
};
