import type { Kinded } from '@orrery/kernel';
import { type PointerEvent, useRef } from 'react';
import { visibleBox } from './camera.ts';
import { type CameraController, type CameraState, useCameraEffect, useCameraFact } from './camera-controller.ts';
import type { Orientation } from './game-ui.ts';
import { type TableControllerProps, useTableState } from './table-controller.ts';

interface MinimapProps<T, H, M extends Kinded, E extends Kinded> extends TableControllerProps<T, H, M, E> {
  readonly eye: CameraController;
  readonly orientation: Orientation;
}

const isZoomedIn = ({ camera }: CameraState): boolean => camera.zoom > 1.05;

const percent = (part: number, whole: number): string => `${((part / whole) * 100).toFixed(2)}%`;

/**
 * The frame around the visible part, moved by a transform only: any other change would lay out the whole page again.
 */
function positionFrame({ style }: HTMLElement, { camera, box, viewport }: CameraState): void {
  const seen = visibleBox(camera, box, viewport);
  style.width = percent(seen.width, box.width);
  style.height = percent(seen.height, box.height);
  style.transform = `translate(${percent(seen.x - box.x, seen.width)}, ${percent(seen.y - box.y, seen.height)})`;
}

/** The whole chart in a corner while only a part is visible; pointing at it pans there. */
export function MinimapCorner<T, H, M extends Kinded, E extends Kinded>(props: MinimapProps<T, H, M, E>) {
  return useCameraFact(props.eye, isZoomedIn) ? <MinimapView {...props} /> : null;
}

function MinimapView<T, H, M extends Kinded, E extends Kinded>({
  controller,
  eye,
  orientation,
}: MinimapProps<T, H, M, E>) {
  const { Minimap } = controller.ui;
  const play = useTableState(controller, 'play');
  const frame = useRef<HTMLDivElement>(null);
  useCameraEffect(frame, eye, positionFrame);
  const { box } = eye.state;
  const lead = ({ currentTarget, clientX, clientY, buttons }: PointerEvent<HTMLElement>) => {
    if (buttons === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    eye.centreOn([box.x + ((clientX - left) / width) * box.width, box.y + ((clientY - top) / height) * box.height]);
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
      {Minimap && <Minimap play={play} orientation={orientation} />}
      <div className="minimap-seen">
        <div ref={frame} className="minimap-window" />
      </div>
    </div>
  );
}
