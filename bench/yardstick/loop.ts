import playout from './playout.cjs';

const PLAYER_COUNT = 4;

/** The hand-written loop of base Catan that every game is compared with. */
export class YardstickLoop {
  actions = 0;
  readonly #game = new Int32Array(playout.SIZE);

  readonly run = (games: number, seed: number): void => {
    this.actions = 0;
    for (let i = 0; i < games; i++) {
      playout.reset(this.#game, PLAYER_COUNT, seed * 1_000_003 + i);
      this.actions += playout.play(this.#game);
    }
  };
}
