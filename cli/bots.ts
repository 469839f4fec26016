import { errResult, okResult, type Policy, type Result, type Rng, randomPolicy } from '@orrery/kernel';
import { suggestion } from './nearest.ts';

/** The names of the built-in bots. */
export const SIMULATION_BOTS = ['random'] as const;
export type SimulationBot = (typeof SIMULATION_BOTS)[number];

/** Names separated by commas: one for all seats, or one for each. */
export function readBots(given: string, seats: number): Result<readonly SimulationBot[]> {
  const names: SimulationBot[] = [];
  for (const word of given.split(',')) {
    const name = SIMULATION_BOTS.find((each) => each === word);
    if (name === undefined) {
      return errResult(
        'cli.bot',
        { word },
        `there is no bot ${JSON.stringify(word)}${suggestion(word, SIMULATION_BOTS, 'bots are')}`,
      );
    }
    names.push(name);
  }
  const [first] = names;
  if (first !== undefined && names.length === 1) return okResult(new Array<SimulationBot>(seats).fill(first));
  if (names.length === seats) return okResult(names);
  const text = `--bots must name one bot, or ${seats} for ${seats} seats, not ${names.length}`;
  return errResult('cli.bots', { seats, named: names.length }, text);
}

const policyOf = <T, H, M>(name: SimulationBot, rng: Rng): Policy<T, H, M> => {
  switch (name) {
    case 'random':
      return randomPolicy(rng);
  }
};

/** A policy in which every seat uses its own bot. */
export function policyBySeat<T, H, M>(names: readonly SimulationBot[], rng: Rng): Policy<T, H, M> {
  const policies = names.map((name) => policyOf<T, H, M>(name, rng));
  return (view, moves) => policies[view.seat]?.(view, moves) ?? 0;
}
