import { steps } from '../../../art/draw.ts';
import { GameIcon, type GameIconName } from '../../../art/icons/game-icon.tsx';
import './counters.css';

interface LeftProps {
  readonly name: string; // what is read aloud: “speed 8, 3 left”
  readonly most: number;
  readonly left: number;
}

/** Cards a flight may still turn: a chevron for each, filled while it is left. */
export function SpeedLeft({ name, most, left }: LeftProps) {
  return (
    <svg
      className="pips-left"
      viewBox={`0 0 ${most * 16} 18`}
      style={{ width: `${most}rem` }}
      role="img"
      aria-label={name}
    >
      {steps(0, most, 1).map((i) => (
        <path key={i} d={`M${i * 16 + 1.5} 2h5l6 7l-6 7h-5l6 -7z`} className={i < most - left ? 'spent' : 'left'} />
      ))}
    </svg>
  );
}

/** Actions a flight may still take: a diamond for each, ticked when it is spent. */
export function ActionsLeft({ name, most, left }: LeftProps) {
  return (
    <svg
      className="pips-left"
      viewBox={`0 0 ${most * 19} 18`}
      style={{ width: `${(most * 19) / 16}rem` }}
      role="img"
      aria-label={name}
    >
      {steps(0, most, 1).map((i) => (
        <g key={i} transform={`translate(${i * 19 + 9} 9)`}>
          <path d="M0 -7.5L7.5 0L0 7.5L-7.5 0Z" className={i < most - left ? 'spent' : 'left'} />
          {i < most - left && <path d="M-3.2 0L-.8 2.6L3.4 -2.8" className="tick" />}
        </g>
      ))}
    </svg>
  );
}

interface TallyProps {
  readonly sign: Extract<
    GameIconName,
    'astro' | 'friendship' | 'medal' | 'points' | 'colony' | 'trade-station' | 'cannon' | 'booster'
  >;
  readonly count: number;
  readonly change?: number; // what the chosen move would add or take
}

/** How many of something a captain has: astro, friends, medals, points. The words beside it say of what. */
export function Tally({ sign, count, change = 0 }: TallyProps) {
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

const HIGHEST = 7; // coins on one another before a new pile begins

/** Money as it lies on a table: fives in high piles, ones beside them. */
export function Coins({ astro }: { astro: number }) {
  const piles = [...pilesOf(Math.floor(astro / 5), 'five'), ...pilesOf(astro % 5, 'one')];
  const wide = Math.max(1, piles.length) * 26 + 4;
  return (
    <svg className="coins" viewBox={`0 0 ${wide} 44`} style={{ width: `${wide / 16}rem` }} aria-hidden="true">
      {piles.map(({ kind, coins, key }, i) => (
        <g key={key} transform={`translate(${15 + i * 26} 36)`} className={kind}>
          {steps(0, coins, 1).map((j) => (
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
  return steps(0, coins, HIGHEST).map((from) => ({
    kind,
    coins: Math.min(HIGHEST, coins - from),
    key: `${kind} ${from}`,
  }));
}
