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
import { PickTile } from '../../../common/pick-tile.tsx';
import { SpectatorNote } from '../../../common/spectator-note.tsx';
import { useCommonTexts } from '../../../common/texts.ts';
import { offeredChange } from '../../../common/trade/offer-note.tsx';
import { useStoryTexts } from '../dialogues/texts.ts';
import { exchangeKey, handPick } from '../hand/picks.ts';
import type { StarfarersPart } from '../types.ts';

/** The viewer's resource cards: clicked, they are given in a trade or an encounter, or discarded. */
export const HandPanel: StarfarersPart = ({ play }) => {
  const say = useCommonTexts();
  const { view } = play;
  if (view.seat === null) return <SpectatorNote />;
  const { resources } = view.hand;
  const pick = handPick(play);
  const change = offeredChange(play);
  return (
    <ul className="far-hand">
      {RESOURCES.map((resource, kind) => {
        const name = cardKindName(play, kind);
        const n = resources[kind] ?? 0;
        return (
          <li key={resource} data-anchor={`hand-${kind}`}>
            <PickTile
              pick={pick}
              kind={kind}
              label={say('hand.tile', { name, n })}
              className="far-pick"
              preview={change === null ? 0 : (change.take[kind] ?? 0) - (change.give[kind] ?? 0)}
              leadsTo={exchangeKey(play, 'give', kind)}
            >
              <ResourceCard
                resource={resource}
                name={name}
                count={n}
                picture="sign"
                selected={(pick?.count(kind) ?? 0) > 0}
              />
            </PickTile>
          </li>
        );
      })}
    </ul>
  );
};

/** SF-SEVEN-02: the number of cards that are safe from a 7. */
const handLimitOf = (table: Table, seat: number): number =>
  (playerOf(table, seat).friends & TRIBUTE_BIT) === 0 ? HAND_LIMIT : REDUCED_TRIBUTE_HAND_LIMIT;

/** What the hand would lose if a 7 were rolled now, or what a click on it does. */
export const HandNote: StarfarersPart = ({ play }) => {
  const say = useStoryTexts();
  const common = useCommonTexts();
  const { view } = play;
  if (view.seat === null) return null;
  const cards = total(view.hand.resources);
  if (cards <= handLimitOf(view.table, view.seat)) {
    const isClickable = play.asking !== null && handPick(play) !== null;
    return <span className="muted">{isClickable ? common('line.hand-hint') : common('hand.cards', { n: cards })}</span>;
  }
  return (
    <span className="far-warn">
      <GameIcon name="warn" /> {say('hand.seven', { n: cards, lost: discardCount(view.table, view.seat) })}
    </span>
  );
};
