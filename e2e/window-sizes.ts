/** The sizes of a window, in pixels, at which every table must fit, can be learnt and can be played. */
export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

export const WINDOW_SIZES: readonly WindowSize[] = [
  [1920, 1080],
  [1440, 900],
  [1366, 768],
  [1366, 650],
  [1280, 720],
  [1280, 600],
  [1024, 768],
  [820, 1180],
  [390, 844],
  [360, 740],
  [844, 390], // a phone held sideways
].map(([width = 0, height = 0]) => ({ width, height }));

export const sizeName = ({ width, height }: WindowSize): string => `${width} × ${height}`;

/** The shorter side of a phone is not longer than this. */
const MAX_PHONE_SIDE = 480;

/** Windows in which people play by touch. */
export const isTouched = ({ width, height }: WindowSize): boolean => Math.min(width, height) <= MAX_PHONE_SIDE;
