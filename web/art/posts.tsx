import { linePath, type Point, round } from './draw.ts';
import { type GameIconName, InlineIcon } from './icons/game-icon.tsx';
import './posts.css';
import './resources.css';

interface PostProps {
  readonly icon: GameIconName;
  readonly rate: string; // as shown: 2:1
  readonly size?: 'normal' | 'compact';
}

const SHAPES = {
  normal: { radius: 23.5, icon: 16, iconY: -9.5, rateY: 13, rate: 14 },
  compact: { radius: 27, icon: 20, iconY: -11.5, rateY: 16.5, rate: 20.8 },
} as const;

/** A trading post: the rate, and the icon of the resource it takes. */
export function Post({ icon, rate, size = 'normal' }: PostProps) {
  const { radius, iconY, rateY, ...sizes } = SHAPES[size];
  return (
    <g className={`post ink-${icon}`}>
      <circle r={radius + 2.5} className="post-gap" />
      <circle r={radius} className="post-face" />
      <circle r={radius - 3} className="post-rim" />
      <InlineIcon name={icon} at={[0, iconY]} size={sizes.icon} />
      <text y={rateY} fontSize={sizes.rate}>
        {rate}
      </text>
    </g>
  );
}

/** The dashed line from a point to its post, ending at the post’s rim. */
export function Gangway({ from, to, rim = 23.5 }: { from: Point; to: Point; rim?: number }) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const at = (distance: number): Point => [
    round(from[0] + (dx / length) * distance),
    round(from[1] + (dy / length) * distance),
  ];
  return <path d={linePath(at(6), at(length - rim))} className="gangway" />;
}
