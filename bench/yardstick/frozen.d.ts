/** The frozen loop is plain JavaScript; this declares the part that the bench calls. */
declare module '*/playout.cjs' {
  interface Playout {
    /** How many random integers one game uses. */
    readonly SIZE: number;
    /** Sets up a board. */
    reset(game: Int32Array, players: number, seed: number): void;
    /** Plays it at random to the end; returns the number of decisions. */
    play(game: Int32Array): number;
  }
  const playout: Playout;
  export default playout;
}
