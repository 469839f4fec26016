import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { useStore } from '../app/store.ts';
import type { BoardBox, ViewportSize } from './camera.ts';
import { CameraController, type CameraState } from './camera-controller.ts';
import { CAMERA_EVENT, CameraEvent } from './camera-events.ts';

/** The camera of a board in its container; keys reach it from anywhere. */
export function useCamera(box: BoardBox, screen: ViewportSize): CameraController {
  const [eye] = useState(() => new CameraController(box, screen));
  useLayoutEffect(() => eye.fit(box, screen), [eye, box, screen]);
  useEffect(() => {
    const listen = (event: Event) => {
      if (!(event instanceof CameraEvent)) return;
      if (event.request === 'in') eye.zoomIn();
      else if (event.request === 'out') eye.zoomOut();
      else if (event.request === 'whole') eye.zoomToFit();
      else eye.panBy(-event.request[0], -event.request[1]);
    };
    addEventListener(CAMERA_EVENT, listen);
    return () => removeEventListener(CAMERA_EVENT, listen);
  }, [eye]);
  return eye;
}

/** The camera state, updated with every move. */
export const useCameraState = (eye: CameraController): CameraState => useStore(eye.store);

/** One derived value of the camera state, updated only when it changes. */
export const useCameraFact = <X extends number | boolean>(eye: CameraController, fact: (sight: CameraState) => X): X =>
  useStore(eye.store, fact);

/** Lets an element follow the camera without rendering. */
export function useCameraEffect<E extends Element>(
  ref: RefObject<E | null>,
  eye: CameraController,
  follow: (element: E, sight: CameraState) => void,
): void {
  useLayoutEffect(() => {
    const look = () => ref.current !== null && follow(ref.current, eye.state);
    look();
    return eye.store.subscribe(look);
  }, [ref, eye, follow]);
}
