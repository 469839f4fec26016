import playout from './playout.cjs';

const PLAYERS = 4;

/** The hand-written loop of base Catan that every game is measured against. */
export class Loop {
  actions = 0;
  readonly #game = new Int32Array(playout.SIZE);

  readonly run = (games: number, seed: number): void => {
    this.actions = 0;
    for (let i = 0; i < games; i++) {
      playout.reset(this.#game, PLAYERS, seed * 1_000_003 + i);
      this.actions += playout.play(this.#game);
    }
  };
}
