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

/** The frame around what is seen, moved without being rendered. */
function moveFrame(frame: SVGRectElement, { lens, box, screen }: Sight): void {
  for (const [name, value] of Object.entries(seenBox(lens, box, screen))) frame.setAttribute(name, String(value));
}

/** The whole chart in a corner while only a part of it is seen; pointing at it leads there. */
export function MinimapCorner<T, H, M extends Kinded, E extends Kinded>(props: MinimapProps<T, H, M, E>) {
  return useSeen(props.eye, isPart) ? <Stamp {...props} /> : null;
}

function Stamp<T, H, M extends Kinded, E extends Kinded>({ Minimap, play, eye, lie }: MinimapProps<T, H, M, E>) {
  const frame = useRef<SVGRectElement>(null);
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
      <svg className="minimap-seen" aria-hidden="true" viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}>
        <rect ref={frame} className="minimap-window" />
      </svg>
    </div>
  );
}
