import { numberRange } from '../../../art/draw.ts';
import { GameIcon, type GameIconName } from '../../../art/icons/game-icon.tsx';
import './counters.css';

interface LeftProps {
  readonly name: string; // accessible name: “speed 8, 3 left”
  readonly most: number;
  readonly left: number;
}

/** Cards that a flight may still turn over: one chevron each, filled while it is left. */
export function SpeedLeft({ name, most, left }: LeftProps) {
  return (
    <svg
      className="pips-left"
      viewBox={`0 0 ${most * 16} 18`}
      style={{ width: `${most}rem` }}
      role="img"
      aria-label={name}
    >
      {numberRange(0, most, 1).map((i) => (
        <path key={i} d={`M${i * 16 + 1.5} 2h5l6 7l-6 7h-5l6 -7z`} className={i < most - left ? 'spent' : 'left'} />
      ))}
    </svg>
  );
}

/** Actions that a flight may still take: one diamond each, ticked when it is spent. */
export function ActionsLeft({ name, most, left }: LeftProps) {
  return (
    <svg
      className="pips-left"
      viewBox={`0 0 ${most * 19} 18`}
      style={{ width: `${(most * 19) / 16}rem` }}
      role="img"
      aria-label={name}
    >
      {numberRange(0, most, 1).map((i) => (
        <g key={i} transform={`translate(${i * 19 + 9} 9)`}>
          <path d="M0 -7.5L7.5 0L0 7.5L-7.5 0Z" className={i < most - left ? 'spent' : 'left'} />
          {i < most - left && <path d="M-3.2 0L-.8 2.6L3.4 -2.8" className="tick" />}
        </g>
      ))}
    </svg>
  );
}

interface CountWithSignProps {
  readonly sign: Extract<
    GameIconName,
    'astro' | 'friendship' | 'medal' | 'points' | 'colony' | 'trade-station' | 'cannon' | 'booster'
  >;
  readonly count: number;
  readonly change?: number; // what the chosen move would add or take
}

/** How many of something a captain has: astro, friends, medals, points. The text beside it says of what. */
export function CountWithSign({ sign, count, change = 0 }: CountWithSignProps) {
  return (
    <span className="tally">
      <GameIcon name={sign} size="l" />
      <span className="count">{count}</span>
      {change !== 0 && (
        <span className={`change ${change > 0 ? 'gain' : 'loss'}`}>{change > 0 ? `+${change}` : `−${-change}`}</span>
      )}
    </span>
  );
}

const MAX_COINS_PER_PILE = 7; // then a new pile begins

/** Money as coins: fives in high piles, ones beside them. */
export function Coins({ astro }: { astro: number }) {
  const piles = [...pilesOf(Math.floor(astro / 5), 'five'), ...pilesOf(astro % 5, 'one')];
  const wide = Math.max(1, piles.length) * 26 + 4;
  return (
    <svg className="coins" viewBox={`0 0 ${wide} 44`} style={{ width: `${wide / 16}rem` }} aria-hidden="true">
      {piles.map(({ kind, coins, key }, i) => (
        <g key={key} transform={`translate(${15 + i * 26} 36)`} className={kind}>
          {numberRange(0, coins, 1).map((j) => (
            <path key={j} d={`M-11 ${-j * 4}v-3a11 4 0 0 1 22 0v3a11 4 0 0 1 -22 0z`} className="coin-edge" />
          ))}
          <ellipse cy={-coins * 4 + 1} rx="11" ry="4" className="coin-face" />
          <ellipse cy={-coins * 4 + 1} rx="7.6" ry="2.5" className="coin-rim" />
        </g>
      ))}
    </svg>
  );
}

function pilesOf(coins: number, kind: 'five' | 'one') {
  return numberRange(0, coins, MAX_COINS_PER_PILE).map((from) => ({
    kind,
    coins: Math.min(MAX_COINS_PER_PILE, coins - from),
    key: `${kind} ${from}`,
  }));
}
