import type { ReactNode } from 'react';
import { GameIcon, type GameIconName } from '../../../../art/icons/game-icon.tsx';
import { ResourceIcon } from '../../../../art/resources.tsx';
import { ProductionDie } from '../dice.tsx';
import type { CardPicture, OutpostPeople } from './card.ts';
import './small-card.css';

/** The cards of one kind that a captain has won, overlapping. */
export function CardFan({ sign, label, children }: { sign: GameIconName; label: string; children: ReactNode }) {
  return (
    <span className="card-fan">
      <span className="label">
        <GameIcon name={sign} />
        {label}
      </span>
      <span className="cards">{children}</span>
    </span>
  );
}

interface WonCardProps {
  readonly name: string;
  /** A link to its explanation. */
  readonly about?: ReactNode;
  readonly children: ReactNode;
}

/** A card in front of its captain: its name and what still matters of it. */
export function WonCard({ name, about, children }: WonCardProps) {
  return (
    <span className="won-card">
      <span className="name">{name}</span>
      <span className="signs">{children}</span>
      {about !== undefined && <span className="about">{about}</span>}
    </span>
  );
}

const PEOPLE_ICONS: Readonly<Record<OutpostPeople, GameIconName>> = {
  diplomats: 'diplomat',
  'green-folk': 'green-folk',
  scientists: 'scientists',
  merchants: 'merchants',
  library: 'library',
};

/** The key facts of a card as signs: for fans, lists and the memory aid. */
export function CardSigns({ card }: { card: CardPicture }) {
  switch (card.kind) {
    case 'trade-planet':
    case 'outpost':
      return (
        <>
          {card.kind === 'outpost' && <GameIcon name={PEOPLE_ICONS[card.keeper]} />}
          {card.good === 'any' ? <GameIcon name="any" /> : <ResourceIcon resource={card.good} />}
          {card.direction !== 'both' && <GameIcon name={card.direction} />}
          <span>{card.price}</span>
          {card.station && <GameIcon name="trade-station" />}
        </>
      );
    case 'colony':
      return (
        <>
          <span className={`ink-${card.good} as-sign`}>
            <GameIcon name="colony" />
          </span>
          <ResourceIcon resource={card.good} />
          <ProductionDie face={card.number} size="small" />
        </>
      );
    case 'pirate':
      return (
        <span className="pirate-signs">
          <GameIcon name="pirate" />
          {card.strength === 'unknown' ? '?' : card.strength}
        </span>
      );
    case 'haven':
      return (
        <>
          <GameIcon name="trade-station" />
          <GameIcon name="friendship" />
          {card.friendship}
        </>
      );
    case 'target':
      return (
        <>
          <GameIcon name="target" />
          {card.name}
        </>
      );
    case 'lost-planet':
    case 'asteroids':
      return <GameIcon name="lost" />;
  }
}
