import type { Point } from './furniture.ts';

export const LENS = 'orrery:lens';
type Turning = 'in' | 'out' | 'whole' | Point;

export class LensEvent extends Event {
  readonly how: Turning;

  constructor(how: Turning) {
    super(LENS);
    this.how = how;
  }
}

/** How keys reach the lens of the board that is on the page. */
export const turnLens = (how: Turning): void => {
  dispatchEvent(new LensEvent(how));
};
