import { total } from '@orrery/kernel';
import {
  discardCount,
  HAND_LIMIT,
  playerOf,
  REDUCED_TRIBUTE_HAND_LIMIT,
  RESOURCES,
  type Table,
  TRIBUTE_BIT,
} from '@orrery/starfarers/facts';
import { ResourceCard } from '../../../../art/cards/resource-card.tsx';
import { GameIcon } from '../../../../art/icons/game-icon.tsx';
import { cardKindName } from '../../../common/amounts.tsx';
import { SpectatorNote } from '../../../common/spectator-note.tsx';
import { useCommonTexts } from '../../../common/texts.ts';
import { useStoryTexts } from '../dialogues/texts.ts';
import type { StarfarersPart } from '../types.ts';

/** The viewer's resource cards. */
export const HandPanel: StarfarersPart = ({ play }) => {
  const { view } = play;
  if (view.seat === null) return <SpectatorNote />;
  return (
    <ul className="far-hand">
      {RESOURCES.map((resource, kind) => (
        <li key={resource} data-anchor={`hand-${kind}`}>
          <ResourceCard
            resource={resource}
            name={cardKindName(play, kind)}
            count={view.hand.resources[kind] ?? 0}
            picture="sign"
          />
        </li>
      ))}
    </ul>
  );
};

/** SF-SEVEN-02: the number of cards that are safe from a 7. */
const handLimitOf = (table: Table, seat: number): number =>
  (playerOf(table, seat).friends & TRIBUTE_BIT) === 0 ? HAND_LIMIT : REDUCED_TRIBUTE_HAND_LIMIT;

/** What the hand would lose if a 7 were rolled now. */
export const HandNote: StarfarersPart = ({ play }) => {
  const say = useStoryTexts();
  const common = useCommonTexts();
  const { view } = play;
  if (view.seat === null) return null;
  const cards = total(view.hand.resources);
  if (cards <= handLimitOf(view.table, view.seat))
    return <span className="muted">{common('hand.cards', { n: cards })}</span>;
  return (
    <span className="far-warn">
      <GameIcon name="warn" /> {say('hand.seven', { n: cards, lost: discardCount(view.table, view.seat) })}
    </span>
  );
};
