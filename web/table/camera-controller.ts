import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { type ReadableStore, Store, useStore } from '../app/store.ts';
import {
  type BoardBox,
  type Camera,
  cameraScale,
  cameraShowing,
  clampCamera,
  fittedCamera,
  fittedScale,
  panCamera,
  toBoard,
  type ViewportSize,
  zoomCamera,
} from './camera.ts';
import type { BoardCoordinate } from './game-ui.ts';

/** Pan distance per key press, in pixels. */
const PAN_STEP_PX = 90;
/** Zoom factor of a key or button. */
const ZOOM_STEP = 1.4;
/** After this many milliseconds without zooming the board is rendered again; until then it is only scaled. */
const REDRAW_DELAY_MS = 160;
const GLIDE_MS = 220;

/** The camera's current state. */
export interface CameraState {
  readonly camera: Camera;
  readonly box: BoardBox;
  readonly viewport: ViewportSize;
  /** Pixels per unit at which the board was last rendered; other zoom levels scale that rendering. */
  readonly drawnScale: number;
  /** The camera is animating towards its new position. */
  readonly isGliding: boolean;
}

type CameraChange = (lens: Camera, box: BoardBox, screen: ViewportSize) => Camera;

/** Controls the camera of a board. Views subscribe and apply transforms, so that panning renders nothing. */
export class CameraController {
  readonly #state: Store<CameraState>;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(box: BoardBox, screen: ViewportSize) {
    this.#state = new Store<CameraState>({
      camera: fittedCamera(box),
      box,
      viewport: screen,
      drawnScale: fittedScale(box, screen),
      isGliding: false,
    });
  }

  get state(): CameraState {
    return this.#state.get();
  }

  get store(): ReadableStore<CameraState> {
    return this.#state;
  }

  get scale(): number {
    const { camera, box, viewport } = this.state;
    return cameraScale(camera, box, viewport);
  }

  /** The container or the board has changed its size. */
  fit(box: BoardBox, screen: ViewportSize): void {
    const { camera, box: before } = this.state;
    const next = clampCamera(box === before ? camera : fittedCamera(box), box, screen);
    this.#set({ camera: next, box, viewport: screen, drawnScale: cameraScale(next, box, screen), isGliding: false });
  }

  drag(by: BoardCoordinate): void {
    this.#update((lens, box, screen) => panCamera(lens, by, box, screen), false);
  }

  zoom(factor: number, at: BoardCoordinate): void {
    this.#update((lens, box, screen) => zoomCamera(lens, factor, at, box, screen), false);
  }

  zoomIn(): void {
    this.#update((lens, box, screen) => zoomCamera(lens, ZOOM_STEP, this.#middle(), box, screen), true);
  }

  zoomOut(): void {
    this.#update((lens, box, screen) => zoomCamera(lens, 1 / ZOOM_STEP, this.#middle(), box, screen), true);
  }

  zoomToFit(): void {
    this.#update((_, box) => fittedCamera(box), true);
  }

  panBy(x: number, y: number): void {
    this.#update((lens, box, screen) => panCamera(lens, [x * PAN_STEP_PX, y * PAN_STEP_PX], box, screen), true);
  }

  /** Pans just far enough that a point is well inside the view. */
  bringIntoView(point: BoardCoordinate): void {
    this.#update((lens, box, screen) => cameraShowing(point, lens, box, screen), true);
  }

  /** Centres a point, zooming in to at least this many pixels per unit if given. */
  centreOn([x, y]: BoardCoordinate, scale = this.scale): void {
    this.#update((_, box, screen) => clampCamera({ zoom: scale / fittedScale(box, screen), x, y }, box, screen), false);
  }

  /** The board point under a screen point. */
  toBoard(point: BoardCoordinate): BoardCoordinate {
    const { camera, box, viewport } = this.state;
    return toBoard(point, camera, box, viewport);
  }

  #middle(): BoardCoordinate {
    const { width, height } = this.state.viewport;
    return [width / 2, height / 2];
  }

  #update(how: CameraChange, isGliding: boolean): void {
    const { camera, box, viewport } = this.state;
    const next = how(camera, box, viewport);
    if (next.zoom === camera.zoom && next.x === camera.x && next.y === camera.y) return;
    this.#set({ ...this.state, camera: next, isGliding });
    if (next.zoom !== camera.zoom) this.#scheduleRedraw(isGliding ? GLIDE_MS : REDRAW_DELAY_MS);
  }

  #scheduleRedraw(after: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#set({ ...this.state, drawnScale: this.scale, isGliding: false }), after);
  }

  #set(camera: CameraState): void {
    this.#state.set(camera);
  }
}

const CAMERA_EVENT = 'orrery:lens';
type CameraRequest = 'in' | 'out' | 'whole' | BoardCoordinate;

class CameraEvent extends Event {
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
export const useCameraFact = <X extends number | boolean>(eye: CameraController, fact: (camera: CameraState) => X): X =>
  useStore(eye.store, fact);

/** Lets an element follow the camera without rendering. */
export function useCameraEffect<E extends Element>(
  ref: RefObject<E | null>,
  eye: CameraController,
  follow: (element: E, camera: CameraState) => void,
): void {
  useLayoutEffect(() => {
    const look = () => ref.current !== null && follow(ref.current, eye.state);
    look();
    return eye.store.subscribe(look);
  }, [ref, eye, follow]);
}
