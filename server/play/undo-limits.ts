import type { RefusalNumbers } from '@orrery/kernel';

/**
 * Enough for anybody who changes their mind. Without a limit the log, and with it the loading time, could grow for
 * ever.
 */
const MAX_UNDOS_PER_TURN = 40;
const MAX_UNDOS_PER_GAME = 400;

/** Counts the undos of a game, from its log. */
export class UndoLimits {
  #inGame = 0;
  #inTurn = 0;
  #turns = 0;

  /** Records a saved entry; `turns` is the number of turns begun, null if they are not counted. */
  record(isUndo: boolean, turns: number | null): void {
    // Going back to an earlier turn does not begin a new one.
    if ((turns ?? 0) > this.#turns) {
      this.#turns = turns ?? 0;
      this.#inTurn = 0;
    }
    if (!isUndo) return;
    this.#inGame++;
    this.#inTurn++;
  }

  /** The limit, if it has been reached; null: another undo is allowed. */
  get exceeded(): RefusalNumbers | null {
    if (this.#inGame >= MAX_UNDOS_PER_GAME) return { most: MAX_UNDOS_PER_GAME };
    return this.#turns > 0 && this.#inTurn >= MAX_UNDOS_PER_TURN ? { most: MAX_UNDOS_PER_TURN } : null;
  }
}
