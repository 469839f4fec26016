import type { ReactNode } from 'react';
import { numberRange, round, spokesPath } from '../../../art/draw.ts';
import { InlineIcon } from '../../../art/icons/game-icon.tsx';
import './pirate-scene.css';

const RAYS = spokesPath(numberRange(0, 360, 3), 100, (angle) => (angle % 12 === 0 ? 900 : 130 + ((angle * 37) % 60)));

interface PirateSceneProps {
  readonly outcome?: 'open' | 'won' | 'lost';
  readonly children: ReactNode;
}

/** The moment a pirate appears: red background and rays behind the card. The decision is in `children`. */
export function PirateScene({ outcome = 'open', children }: PirateSceneProps) {
  return (
    <div className={`pirate-scene ${outcome}`}>
      <svg className="rays" viewBox="-130 -170 1116 340" preserveAspectRatio="xMinYMid slice" aria-hidden="true">
        <path d={RAYS} />
      </svg>
      {children}
    </div>
  );
}

interface PirateCardProps {
  readonly demand: number;
  readonly strength: number | 'unknown';
}

/** The card as the opponent holds it up: the demand is visible, the strength is hidden. */
export function PirateCard({ demand, strength }: PirateCardProps) {
  return (
    <svg className="pirate-card" viewBox="0 0 150 206" aria-hidden="true">
      <rect x="1" y="1" width="148" height="204" rx="9" className="frame" />
      <rect x="6" y="6" width="138" height="194" rx="6" className="hair" />
      <path
        d={spokesPath(numberRange(0, 360, 6), 50, (angle) => (angle % 12 === 0 ? 63 : 57), [75, 104])}
        className="hair"
      />
      <circle cx="75" cy="104" r="47" className="hair" />
      <circle cx="75" cy="104" r="44" className="disc" />
      <g className="skull">
        <InlineIcon name="pirate" at={[75, 104]} size={66} />
      </g>
      <Figure sign="astro" y={28} text={String(demand)} />
      <Figure sign="cannon" y={180} text={strength === 'unknown' ? '?' : String(strength)} />
    </svg>
  );
}

function Figure({ sign, y, text }: { sign: 'astro' | 'cannon'; y: number; text: string }) {
  return (
    <g className={sign}>
      <InlineIcon name={sign} at={[58, y]} size={24} />
      <text x="76" y={round(y + 9)}>
        {text}
      </text>
    </g>
  );
}
