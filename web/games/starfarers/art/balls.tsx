import './balls.css';

export type BallColour = 'yellow' | 'red' | 'blue' | 'black';

/** The value of each ball; black brings an encounter. */
const BALL_VALUES: Readonly<Record<BallColour, number>> = { yellow: 2, red: 3, blue: 1, black: 0 };

/** One ball of the shaker. It shows its number, so that nobody has to tell colours apart. */
export function Ball({ colour, size = 'normal' }: { colour: BallColour; size?: 'small' | 'normal' }) {
  return <span className={`ball ${colour} ${size}`}>{BALL_VALUES[colour]}</span>;
}

/** The same inside a drawing, centred on the origin. */
export function BallDrawing({ colour }: { colour: BallColour }) {
  return (
    <g className={`ball-drawing ${colour}`}>
      <circle r="11" />
      <path d="M-6.5 -4.5A8 8 0 0 1 -1.5 -7.8" className="ball-light" />
      <text y="4.4">{BALL_VALUES[colour]}</text>
    </g>
  );
}

const SHAKEN_BALLS: readonly BallColour[] = ['yellow', 'red', 'blue', 'black', 'yellow'];
const RESTING_POINTS = [
  [-23, 25],
  [0, 29],
  [23, 25],
  [-11.5, 8],
  [12, 8],
] as const;

interface ShakerProps {
  readonly name: string; // accessible name: “yellow and red, 5”
  readonly fallen: readonly BallColour[]; // the two in the window, or none before the shake
  readonly shake?: number | string; // a new value means a new shake and restarts the animation
  readonly motion?: 'shaking' | 'still';
}

/** The glass of the mothership: shake it, and two balls roll into the window below. */
export function Shaker({ name, fallen, shake = 0, motion = 'still' }: ShakerProps) {
  return (
    <svg className={`shaker ${motion}`} viewBox="-60 -58 120 156" role="img" aria-label={name} key={shake}>
      <g className="shaker-body">
        <path
          d="M0 -54C30 -54 48 -32 48 -4S32 44 16 48H-16C-32 44 -48 24 -48 -4S-30 -54 0 -54Z"
          className="shaker-glass"
        />
        <path
          d="M0 -49C26 -49 43 -29 43 -4S29 39 14 43H-14C-29 39 -43 21 -43 -4S-26 -49 0 -49Z"
          className="shaker-hair"
        />
        <path d="M-30 -26A38 38 0 0 1 -8 -42" className="shaker-light" />
        {ballsInGlass(fallen).map(({ colour, ball, at: [x, y] }) => (
          <g key={ball} transform={`translate(${x} ${y})`}>
            <g className={`shaken shaken-${ball}`}>
              <BallDrawing colour={colour} />
            </g>
          </g>
        ))}
      </g>
      <path d="M-16 48L-22 60H22L16 48Z" className="shaker-brass" />
      <rect x="-34" y="60" width="68" height="34" rx="17" className="shaker-window" />
      <rect x="-31" y="63" width="62" height="28" rx="14" className="shaker-hair" />
      {fallen.map((colour, i) => (
        <g key={`${colour} ${i === 0 ? 'first' : 'second'}`} transform={`translate(${i === 0 ? -15 : 15} 77)`}>
          <g className={i === 0 ? 'fallen' : 'fallen later'}>
            <BallDrawing colour={colour} />
          </g>
        </g>
      ))}
    </svg>
  );
}

/** The balls that are still in the glass, at its bottom. */
function ballsInGlass(fallen: readonly BallColour[]) {
  const gone = [...fallen];
  const left = SHAKEN_BALLS.map((colour, ball) => ({ colour, ball })).filter(({ colour }) => {
    const found = gone.indexOf(colour);
    if (found >= 0) gone.splice(found, 1);
    return found < 0;
  });
  return left.map((each, i) => ({ ...each, at: RESTING_POINTS[i] ?? RESTING_POINTS[0] }));
}

interface SpeedSumProps {
  readonly balls: readonly BallColour[];
  readonly words: { readonly balls: string; readonly total: string };
  readonly parts: readonly { readonly name: string; readonly amount: number }[]; // base, boosters, Scientists
}

/** The sum that explains a fleet's speed or strength. */
export function SpeedSum({ balls, words, parts }: SpeedSumProps) {
  const total = parts.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <span className="speed-sum">
      <span className="part">
        <span className="balls">
          {balls.map((colour, i) => (
            <Ball key={`${colour} ${i === 0 ? 'first' : 'second'}`} colour={colour} />
          ))}
        </span>
        {words.balls}
      </span>
      {parts.map(({ name, amount }, i) => (
        <span key={name} className="part">
          <span className="figure">
            <span className="join">{i === 0 ? '=' : '+'}</span>
            {amount}
          </span>
          {name}
        </span>
      ))}
      <span className="part total">
        <span className="figure">
          <span className="join">=</span>
          {total}
        </span>
        {words.total}
      </span>
    </span>
  );
}
