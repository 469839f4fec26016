import type { Kinded } from '@orrery/kernel';
import { type PointerEvent, useRef } from 'react';
import type { Eye, Sight } from './eye.ts';
import type { Furniture, Lie, PartProps } from './furniture.ts';
import { seenBox } from './lens.ts';
import { useFollowing, useSeen } from './use-eye.ts';

interface MinimapProps<T, H, M extends Kinded, E extends Kinded> extends PartProps<T, H, M, E> {
  readonly Minimap: NonNullable<Furniture<T, H, M, E>['Minimap']>;
  readonly eye: Eye;
  readonly lie: Lie;
}

const isPart = ({ lens }: Sight): boolean => lens.zoom > 1.05;

const percent = (part: number, whole: number): string => `${((part / whole) * 100).toFixed(2)}%`;

/** The frame around what is seen, moved by a transform alone: whatever else is touched has the whole page laid out anew. */
function moveFrame({ style }: HTMLElement, { lens, box, screen }: Sight): void {
  const seen = seenBox(lens, box, screen);
  style.width = percent(seen.width, box.width);
  style.height = percent(seen.height, box.height);
  style.transform = `translate(${percent(seen.x - box.x, seen.width)}, ${percent(seen.y - box.y, seen.height)})`;
}

/** The whole chart in a corner while only a part of it is seen; pointing at it leads there. */
export function MinimapCorner<T, H, M extends Kinded, E extends Kinded>(props: MinimapProps<T, H, M, E>) {
  return useSeen(props.eye, isPart) ? <Stamp {...props} /> : null;
}

function Stamp<T, H, M extends Kinded, E extends Kinded>({ Minimap, play, eye, lie }: MinimapProps<T, H, M, E>) {
  const frame = useRef<HTMLDivElement>(null);
  useFollowing(frame, eye, moveFrame);
  const { box } = eye.get();
  const lead = ({ currentTarget, clientX, clientY, buttons }: PointerEvent<HTMLElement>) => {
    if (buttons === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    eye.centre([box.x + ((clientX - left) / width) * box.width, box.y + ((clientY - top) / height) * box.height]);
  };
  return (
    <div
      className="corner minimap-corner"
      data-corner=""
      aria-hidden="true"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        lead(event);
      }}
      onPointerMove={lead}
    >
      <Minimap play={play} lie={lie} />
      <div className="minimap-seen">
        <div ref={frame} className="minimap-window" />
      </div>
    </div>
  );
}
