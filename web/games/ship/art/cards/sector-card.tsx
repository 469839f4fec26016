import { GameIcon } from '../../../../art/icons/game-icon.tsx';
import '../../../../art/resources.css';
import type { CardPicture } from './card.ts';
import { Engraving } from './engravings.tsx';
import { CardPlate } from './plate.tsx';
import './sector-card.css';

/**
 * The state of a card in a flight: lying there, being decided on, flown past, or used, in which case it is turned as in
 * the rules. Outside a flight a card may be lit (it can be chosen) or chosen.
 */
export type CardState = 'normal' | 'current' | 'passed' | 'used' | 'lit' | 'chosen';

const LOSS_ICONS = { cannon: 'cannon', booster: 'booster', centre: 'administration' } as const;

interface SectorCardProps {
  readonly card: CardPicture;
  readonly kindName?: string; // “trade planet”, under the name of the card being decided on
  readonly state?: CardState;
  readonly size?: 'normal' | 'large';
}

/** A sector card, face up. It is only a picture: wrap it in a button where it can be chosen. */
export function SectorCard({ card, kindName, state = 'normal', size = 'normal' }: SectorCardProps) {
  return (
    <span className={`sector-card-face ${card.kind} ${state} ${size}`}>
      <span className="name">{card.name}</span>
      {kindName && size === 'large' && <span className="kind">{kindName}</span>}
      <Engraving card={card} />
      {hasStation(card) && (
        <>
          <GameIcon name="trade-station" className="station" />
          <GameIcon name="friendship" className="friend" />
        </>
      )}
      {card.kind === 'pirate' && card.loss && (
        <span className="loss">
          <GameIcon name={LOSS_ICONS[card.loss]} />
        </span>
      )}
      <CardPlate card={card} />
    </span>
  );
}

/** Where a trade station can be founded, its sign and its symbol of friendship are in the corners of the picture. */
const hasStation = (card: CardPicture): boolean =>
  (card.kind === 'trade-planet' || card.kind === 'outpost') && card.station === true;
