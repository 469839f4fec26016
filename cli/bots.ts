import { PERSON_NAME } from '@orrery/bots';
import { errResult, okResult, type Result } from '@orrery/kernel';
import { fillSeats, type OwnEntrant, readEntrant } from './arena/entrant.ts';

/** The bot that needs no heuristics. */
export const RANDOM_BOT = 'random';

/** Built-in bots by seat, in the order typed: the last one named takes the remaining seats. */
export function readBots(given: string, seats: number): Result<readonly OwnEntrant[]> {
  const named: OwnEntrant[] = [];
  for (const word of given.split(',')) {
    const bot = readEntrant(word, { iterations: null, ms: null });
    if (!bot.ok) return bot;
    if (bot.value.bot === PERSON_NAME) {
      return errResult('cli.person', {}, `the bot ${PERSON_NAME} plays in the arena only`);
    }
    named.push(bot.value);
  }
  const bots = fillSeats(named, seats);
  return bots.ok ? okResult(bots.value.filter((each) => each.kind === 'own')) : bots;
}

/** Whether all of these play at random. */
export const areRandom = (bots: readonly OwnEntrant[]): boolean => bots.every(({ bot }) => bot === RANDOM_BOT);
