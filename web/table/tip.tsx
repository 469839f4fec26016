import type { Kinded } from '@orrery/kernel';
import type { CSSProperties } from 'react';
import type { Place } from './furniture.ts';
import type { HelmProps } from './helm.ts';
import { type Lens, type Screen, scaleOf, toScreen } from './lens.ts';

export type OnBoard<T, H, M extends Kinded, E extends Kinded> = HelmProps<T, H, M, E> & {
  readonly places: readonly Place[];
  readonly lens: Lens;
  readonly screen: Screen;
};

const WIDTH = 240;
const GAP = 12;

/** Beside a place, on the side where there is room. */
function tipStyle(place: Place, lens: Lens, box: OnBox, screen: Screen): CSSProperties {
  const [x, y] = toScreen(place.at, lens, box, screen);
  const off = place.reach * scaleOf(lens, box, screen) + GAP;
  const left = Math.min(Math.max(x - WIDTH / 2, 4), Math.max(screen.width - WIDTH - 4, 4));
  return y > screen.height / 2 ? { left, bottom: screen.height - y + off } : { left, top: y + off };
}
type OnBox = Parameters<typeof toScreen>[2];

/** What is pointed at, and why nothing can be done there with what is in hand. */
export function Tip<T, H, M extends Kinded, E extends Kinded>({ helm, places, lens, screen }: OnBoard<T, H, M, E>) {
  const { desk, holding, furniture, say, reason, play } = helm;
  const place = places.find(({ id }) => id === holding.pointed);
  if (place === undefined || holding.chosen !== null) return null;
  const reasons = play.asking === null ? [] : desk.whyNotAt(place.id).map(reason);
  return (
    <div
      className={`tip callout ${reasons.length > 0 ? 'refused' : ''}`}
      style={tipStyle(place, lens, furniture.box, screen)}
      aria-hidden="true"
    >
      <p>{say(place.name)}</p>
      {reasons.map(({ text, rule }) => (
        <p key={`${rule} ${text}`} className="reason">
          {text}
        </p>
      ))}
    </div>
  );
}
