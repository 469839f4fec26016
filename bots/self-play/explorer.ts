import type { Kinded, Rng, SeatView } from '@orrery/kernel';
import type { Bot } from '../bot.ts';

const ODDS_STEPS = 1 << 16;

/** Whether something with this probability happens. */
export const happens = (rng: Rng, probability: number): boolean => rng(ODDS_STEPS) < probability * ODDS_STEPS;

/** A bot that sometimes makes any move at all, so that a network also learns what comes of bad moves. */
export function explorer<T, H, M extends Kinded, E>(
  bot: Bot<T, H, M, E>,
  random: Bot<T, H, M, E>,
  chance: () => boolean,
  strayed: () => void,
): Bot<T, H, M, E> {
  return {
    hear: (event) => bot.hear(event),
    choose(view: SeatView<T, H>, budget) {
      if (!chance()) return bot.choose(view, budget);
      strayed();
      return random.choose(view, budget);
    },
  };
}
