import type { Kinded, Rng, SeatView } from '@orrery/kernel';
import type { Bot } from '../bot.ts';

const ODDS_STEPS = 1 << 16;

/** True with this probability. */
export const happens = (rng: Rng, probability: number): boolean => rng(ODDS_STEPS) < probability * ODDS_STEPS;

/** A bot that sometimes makes a random move, so that a network also learns the results of bad moves. */
export function explorer<T, H, M extends Kinded, E>(
  bot: Bot<T, H, M, E>,
  random: Bot<T, H, M, E>,
  chance: () => boolean,
  onRandomMove: () => void,
): Bot<T, H, M, E> {
  return {
    hear: (event) => bot.hear(event),
    choose(view: SeatView<T, H>, budget) {
      if (!chance()) return bot.choose(view, budget);
      onRandomMove();
      return random.choose(view, budget);
    },
  };
}
