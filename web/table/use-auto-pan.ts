import type { Kinded } from '@orrery/kernel';
import { useLayoutEffect, useRef } from 'react';
import { type BoardBox, fittedScale, isVisible } from './camera.ts';
import type { CameraController } from './camera-controller.ts';
import type { BoardPlace, Orientation } from './game-ui.ts';
import { useGuidedPlace } from './guided-control.ts';
import { type TableController, useTableField } from './table-controller.ts';

interface AutoPanInput {
  readonly places: readonly BoardPlace[];
  readonly lit: ReadonlySet<string>;
  readonly orientation: Orientation;
  readonly isMeasured: boolean;
}

/**
 * Pans to where a move is possible: at the start, whenever the request's places are out of view, and to the place that a
 * lesson waits for.
 */
export function useAutoPan<T, H, M extends Kinded, E extends Kinded>(
  controller: TableController<T, H, M, E>,
  eye: CameraController,
  { places, lit, orientation, isMeasured }: AutoPanInput,
): void {
  const { initialCamera } = controller.ui;
  const opened = useRef<BoardBox | null>(null);
  const asking = useTableField(controller, 'play', 'asking');
  const selectedPiece = useTableField(controller, 'play', 'selectedPiece');
  const view = useTableField(controller, 'play', 'view');

  useLayoutEffect(() => {
    const { box, viewport } = eye.state;
    if (!isMeasured || initialCamera === undefined || opened.current === box) return;
    opened.current = box;
    if (fittedScale(box, viewport) >= initialCamera.least) return;
    eye.centreOn(initialCamera.at(view, orientation), initialCamera.scale);
  });

  const asked = useRef({ asking, piece: selectedPiece });
  useLayoutEffect(() => {
    if (asked.current.asking === asking && asked.current.piece === selectedPiece) return;
    asked.current = { asking, piece: selectedPiece };
    const { camera, box, viewport } = eye.state;
    if (asking === null || camera.zoom <= 1) return;
    const held = places.find(({ id }) => id === selectedPiece);
    const bright = places.filter(({ id }) => lit.has(id));
    const near = [...(held === undefined ? [] : [held]), ...bright];
    const [first] = near;
    if (first !== undefined && !near.some(({ at }) => isVisible(at, camera, box, viewport)))
      eye.bringIntoView(first.at);
    else if (held !== undefined) eye.bringIntoView(held.at);
  }, [asking, selectedPiece, places, lit, eye]);

  const guided = useGuidedPlace(controller);
  useLayoutEffect(() => {
    const place = places.find(({ id }) => id === guided);
    const { camera, box, viewport } = eye.state;
    if (place !== undefined && !isVisible(place.at, camera, box, viewport)) eye.bringIntoView(place.at);
  }, [guided, places, eye]);
}
