import type { Numbers } from '@orrery/kernel';

/** Enough for anybody who changes their mind; without end, a game's log would grow for ever and with it every load. */
const MOST_A_TURN = 40;
const MOST_A_GAME = 400;

/** How often something was taken back in a game. Follows from the log. */
export class TakeBacks {
  #inGame = 0;
  #inTurn = 0;
  #turns = 0;

  /** An entry was kept; so many turns have begun, null where they are not counted. */
  note(isUndo: boolean, turns: number | null): void {
    // Going back to an earlier turn does not begin a new one.
    if ((turns ?? 0) > this.#turns) {
      this.#turns = turns ?? 0;
      this.#inTurn = 0;
    }
    if (!isUndo) return;
    this.#inGame++;
    this.#inTurn++;
  }

  /** How often it may be done, when that often it was; null: once more is fine. */
  get spent(): Numbers | null {
    if (this.#inGame >= MOST_A_GAME) return { most: MOST_A_GAME };
    return this.#turns > 0 && this.#inTurn >= MOST_A_TURN ? { most: MOST_A_TURN } : null;
  }
}
