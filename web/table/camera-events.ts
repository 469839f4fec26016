import type { BoardCoordinate } from './game-ui.ts';

export const CAMERA_EVENT = 'orrery:lens';
type CameraRequest = 'in' | 'out' | 'whole' | BoardCoordinate;

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
