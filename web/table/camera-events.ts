import type { Point } from './game-ui.ts';

export const CAMERA_EVENT = 'orrery:lens';
type CameraRequest = 'in' | 'out' | 'whole' | Point;

export class CameraEvent extends Event {
  readonly request: CameraRequest;

  constructor(how: CameraRequest) {
    super(CAMERA_EVENT);
    this.request = how;
  }
}

/** Lets keyboard shortcuts reach the camera of the board on the page. */
export const requestCamera = (how: CameraRequest): void => {
  dispatchEvent(new CameraEvent(how));
};
