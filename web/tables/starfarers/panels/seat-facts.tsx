import { playerOf } from '@orrery/starfarers/facts';
import { GameIcon } from '../../../art/icons/game-icon.tsx';
import type { FarFurniture } from '../far.ts';
import { useFar } from '../parts/voice.ts';

/** A seat's figures under its name. */
export const SeatFacts: FarFurniture['SeatFacts'] = ({ play, seat }) => {
  const say = useFar();
  const { cards } = playerOf(play.view.table, seat);
  return (
    <span className="far-facts">
      <GameIcon name="hand" />
      {cards}
      <span className="unseen">{say('fact.cards', { n: cards })}</span>
    </span>
  );
};
