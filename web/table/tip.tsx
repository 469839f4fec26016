import type { Kinded } from '@orrery/kernel';
import type { CSSProperties } from 'react';
import { isAwaited } from './awaited.ts';
import type { Eye, Sight } from './eye.ts';
import type { Place } from './furniture.ts';
import type { HelmProps } from './helm.ts';
import { scaleOf, toScreen } from './lens.ts';
import { useSight } from './use-eye.ts';

export type OnBoard<T, H, M extends Kinded, E extends Kinded> = HelmProps<T, H, M, E> & {
  readonly places: readonly Place[];
  readonly eye: Eye;
};

const WIDTH = 240;
const GAP = 12;

/** Beside a place, on the side where there is room. */
function tipStyle(place: Place, { lens, box, screen }: Sight): CSSProperties {
  const [x, y] = toScreen(place.at, lens, box, screen);
  const off = place.reach * scaleOf(lens, box, screen) + GAP;
  const left = Math.min(Math.max(x - WIDTH / 2, 4), Math.max(screen.width - WIDTH - 4, 4));
  return y > screen.height / 2 ? { left, bottom: screen.height - y + off } : { left, top: y + off };
}

/** What is pointed at, and why nothing can be done there with what is in hand. */
export function Tip<T, H, M extends Kinded, E extends Kinded>({ helm, places, eye }: OnBoard<T, H, M, E>) {
  const { holding } = helm;
  const place = places.find(({ id }) => id === holding.pointed);
  if (place === undefined || holding.chosen !== null) return null;
  return <TipAt helm={helm} place={place} eye={eye} />;
}

function TipAt<T, H, M extends Kinded, E extends Kinded>({
  helm,
  place,
  eye,
}: HelmProps<T, H, M, E> & { readonly place: Place; readonly eye: Eye }) {
  const { desk, say, reason, play } = helm;
  const sight = useSight(eye);
  const reasons = isAwaited(play) ? desk.whyNotAt(place.id).map(reason) : [];
  return (
    <div
      className={`tip callout ${reasons.length > 0 ? 'refused' : ''}`}
      style={tipStyle(place, sight)}
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
