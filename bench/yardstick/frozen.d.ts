/** The frozen loop is plain JavaScript; this is the part of it that the bench calls. */
declare module '*/playout.cjs' {
  interface Playout {
    /** How many integers one game takes. */
    readonly SIZE: number;
    /** Sets a board up. */
    reset(game: Int32Array, players: number, seed: number): void;
    /** Plays it to its end at random; returns the number of decisions. */
    play(game: Int32Array): number;
  }
  const playout: Playout;
  export default playout;
}
