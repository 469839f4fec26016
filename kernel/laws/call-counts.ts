import type { Game, Kinded } from '../contract.ts';

/** How often each function of a game was called. */
export interface CallCounts {
  setup: number;
  refuse: number;
  play: number;
  resolve: number;
}

/** The same game, counting its calls of set-up, checks and rules: tests of drivers use it. */
export function withCallCounts<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
): { readonly game: Game<T, H, B, M, E, O, K>; readonly calls: CallCounts; begin(): void } {
  const calls: CallCounts = { setup: 0, refuse: 0, play: 0, resolve: 0 };
  return {
    calls,
    begin: () => Object.assign(calls, { setup: 0, refuse: 0, play: 0, resolve: 0 }),
    game: {
      ...game,
      setup(options, seats) {
        calls.setup++;
        return game.setup(options, seats);
      },
      refuse(view, move) {
        calls.refuse++;
        return game.refuse(view, move);
      },
      play(state, seat, move, tell) {
        calls.play++;
        game.play(state, seat, move, tell);
      },
      resolve(state, outcome, tell) {
        calls.resolve++;
        game.resolve(state, outcome, tell);
      },
    },
  };
}
