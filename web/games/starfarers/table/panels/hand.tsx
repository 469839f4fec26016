import { total } from '@orrery/kernel';
import { owed, playerOf, RESOURCES, SAFE, SAFE_REDUCED, type Table, TRIBUTE } from '@orrery/starfarers/facts';
import { ResourceCard } from '../../../../art/cards/resource-card.tsx';
import { GameIcon } from '../../../../art/icons/game-icon.tsx';
import { sayCard } from '../../../common/amounts.tsx';
import { useCommon } from '../../../common/texts.ts';
import { Watching } from '../../../common/watching.tsx';
import { useStory } from '../dialogues/texts.ts';
import type { FarPart } from '../far.ts';

/** The resource cards of the one who looks. */
export const HandPanel: FarPart = ({ play }) => {
  const { view } = play;
  if (view.seat === null) return <Watching />;
  return (
    <ul className="far-hand">
      {RESOURCES.map((resource, kind) => (
        <li key={resource} data-anchor={`hand-${kind}`}>
          <ResourceCard
            resource={resource}
            name={sayCard(play, kind)}
            count={view.hand.resources[kind] ?? 0}
            picture="sign"
          />
        </li>
      ))}
    </ul>
  );
};

/** SF-SEVEN-02: as many cards as are safe from a 7. */
const safeFor = (table: Table, seat: number): number =>
  (playerOf(table, seat).friends & TRIBUTE) === 0 ? SAFE : SAFE_REDUCED;

/** What the hand would lose if a 7 were rolled now. */
export const HandNote: FarPart = ({ play }) => {
  const say = useStory();
  const common = useCommon();
  const { view } = play;
  if (view.seat === null) return null;
  const cards = total(view.hand.resources);
  if (cards <= safeFor(view.table, view.seat))
    return <span className="muted">{common('hand.cards', { n: cards })}</span>;
  return (
    <span className="far-warn">
      <GameIcon name="warn" /> {say('hand.seven', { n: cards, lost: owed(view.table, view.seat) })}
    </span>
  );
};
