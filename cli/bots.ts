import { bad, good, type Policy, type Result, type Rng, randomPolicy } from '@orrery/kernel';
import { instead } from './nearest.ts';

/** The players that are no people. */
export const BOTS = ['random'] as const;
export type BotName = (typeof BOTS)[number];

/** Names apart by commas: one for everybody, or one for each seat. */
export function readBots(given: string, seats: number): Result<readonly BotName[]> {
  const names: BotName[] = [];
  for (const word of given.split(',')) {
    const name = BOTS.find((each) => each === word);
    if (name === undefined) {
      return bad('cli.bot', { word }, `there is no bot ${JSON.stringify(word)}${instead(word, BOTS, 'bots are')}`);
    }
    names.push(name);
  }
  const [first] = names;
  if (first !== undefined && names.length === 1) return good(new Array<BotName>(seats).fill(first));
  if (names.length === seats) return good(names);
  const text = `--bots must name one bot, or ${seats} for ${seats} seats, not ${names.length}`;
  return bad('cli.bots', { seats, named: names.length }, text);
}

const policyOf = <T, H, M>(name: BotName, rng: Rng): Policy<T, H, M> => {
  switch (name) {
    case 'random':
      return randomPolicy(rng);
  }
};

/** Everybody decides as the bot on that seat does. */
export function seated<T, H, M>(names: readonly BotName[], rng: Rng): Policy<T, H, M> {
  const policies = names.map((name) => policyOf<T, H, M>(name, rng));
  return (view, moves) => policies[view.seat]?.(view, moves) ?? 0;
}
