import { GameIcon } from '../../../../art/icons/game-icon.tsx';
import { ProductionDie } from '../dice.tsx';
import type { CardPicture } from './card.ts';

const DIRECTION_ICONS = { both: 'counter', buy: 'buy', sell: 'sell' } as const;

/** The foot of a card in large print: price and direction, number, strength or subject. */
export function CardPlate({ card }: { card: CardPicture }) {
  switch (card.kind) {
    case 'trade-planet':
    case 'outpost':
      return (
        <span className="plate">
          <span className="price">
            <GameIcon name="astro" />
            {card.price}
          </span>
          <GameIcon name={DIRECTION_ICONS[card.direction]} className={`way ${card.direction}`} />
          {card.limit !== undefined && <span className="limit">×{card.limit}</span>}
        </span>
      );
    case 'colony':
      return (
        <span className="plate">
          {card.crest && <GameIcon name={card.crest} />}
          <ProductionDie face={card.number} size="small" />
          <GameIcon name="points" />
          {card.points > 1 && card.points}
        </span>
      );
    case 'pirate':
      return (
        <span className="plate">
          <span className="demand">
            <GameIcon name="astro" />
            {card.demand}
          </span>
          <span className="strength">
            <GameIcon name="cannon" />
            {card.strength === 'unknown' ? '?' : card.strength}
          </span>
          {card.medals !== undefined && card.medals > 0 && <GameIcon name="medal" />}
        </span>
      );
    case 'haven':
      return (
        <span className="plate">
          <GameIcon name="trade-station" />
          <GameIcon name="friendship" />
          <span>×{card.friendship}</span>
        </span>
      );
    case 'target':
    case 'lost-planet':
    case 'asteroids':
      return (
        <span className="plate">
          <span className="note">{card.note}</span>
        </span>
      );
  }
}
