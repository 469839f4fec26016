import { fastRng, type Kinded, type Rng } from '@orrery/kernel';
import { BatchEnvironment, type BatchSetup } from './batch.ts';
import { Episode } from './episode.ts';
import type { Learnable } from './learnable.ts';
import { LinearPolicy, randomAction } from './policy.ts';

/** How fast it forgets what games used to bring. */
const MEMORY = 0.999;

/** Games played, and how many of them the learner won; a shared win counts as a part. */
export interface Score {
  games: number;
  wins: number;
}

type Table<T, H, B, M extends Kinded, E extends Kinded, O, K> = BatchEnvironment<T, H, B, M, E, O, K>;

/**
 * REINFORCE (Williams 1992) with a linear policy and a running mean as baseline: after each game every choice the learner
 * made becomes likelier by as much as the game brought more than games usually do. It sits on one seat of each
 * game, on all seats in turn over the batch; the others play at random.
 */
export class Reinforce<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly policy: LinearPolicy;
  readonly #learnable: Learnable<T, H, B, M, E, O, K>;
  readonly #setup: BatchSetup<O>;
  readonly #rate: number;
  readonly #env: Table<T, H, B, M, E, O, K>;
  readonly #episodes: readonly Episode[];
  readonly #actions: Int32Array;
  readonly #rng: Rng;
  #usual = 0;

  /** `rate` says how far one game moves the policy: long games want a small one. */
  constructor(learnable: Learnable<T, H, B, M, E, O, K>, setup: BatchSetup<O>, rate: number) {
    this.#learnable = learnable;
    this.#setup = setup;
    this.#rate = rate;
    this.#env = new BatchEnvironment(learnable, setup);
    const { games, actionSize, observationSize } = this.#env;
    this.policy = new LinearPolicy(actionSize, observationSize);
    this.#episodes = Array.from({ length: games }, () => new Episode(observationSize, actionSize));
    this.#actions = new Int32Array(games);
    this.#rng = fastRng(setup.seed ^ 0x5eed);
  }

  /** Learns from so many games or a few more. */
  train(games: number): Score {
    const score: Score = { games: 0, wins: 0 };
    while (score.games < games) {
      this.#chooseAll(this.#env, (i, at, from) => this.#explore(i, at, from));
      this.#env.step(this.#actions);
      for (let i = 0; i < this.#env.games; i++) if (this.#env.dones[i] === 1) this.#conclude(i, score);
    }
    return score;
  }

  /** How the policy fares as it is, in games of another seed. */
  measure(games: number, seed: number): Score {
    const env = new BatchEnvironment(this.#learnable, { ...this.#setup, seed });
    const score: Score = { games: 0, wins: 0 };
    while (score.games < games) {
      this.#chooseAll(env, (_, at, from) => this.policy.draw(env.observations, at, env.masks, from, this.#rng));
      env.step(this.#actions);
      for (let i = 0; i < env.games; i++) {
        if (env.dones[i] === 1) count(score, this.#rewardIn(env, i), env.seats);
      }
    }
    return score;
  }

  #chooseAll(env: Table<T, H, B, M, E, O, K>, own: (i: number, at: number, from: number) => number): void {
    for (let i = 0; i < env.games; i++) {
      const from = i * env.actionSize;
      const isOwn = env.asked[i] === i % env.seats;
      this.#actions[i] = isOwn
        ? own(i, i * env.observationSize, from)
        : randomAction(env.masks, from, env.actionSize, this.#rng);
    }
  }

  #explore(i: number, at: number, from: number): number {
    const { observations, masks } = this.#env;
    const action = this.policy.draw(observations, at, masks, from, this.#rng);
    this.#episodes[i]?.add(observations, at, masks, from, action);
    return action;
  }

  #rewardIn({ rewards, seats }: Table<T, H, B, M, E, O, K>, i: number): number {
    return rewards[i * seats + (i % seats)] ?? 0;
  }

  #conclude(i: number, score: Score): void {
    const { seats, actionSize, observationSize } = this.#env;
    const episode = this.#episodes[i];
    if (episode === undefined) return;
    const reward = this.#rewardIn(this.#env, i);
    count(score, reward, seats);
    const step = this.#rate * (reward - this.#usual);
    this.#usual = MEMORY * this.#usual + (1 - MEMORY) * reward;
    const { observations, masks, chosen, length } = episode;
    for (let k = 0; k < length; k++) {
      this.policy.learn(observations, k * observationSize, masks, k * actionSize, chosen[k] ?? 0, step);
    }
    episode.clear();
  }
}

/** A reward tells what part of a win it was: see BatchEnvironment. A cut game is nobody's, and counts as an even share. */
function count(score: Score, reward: number, seats: number): void {
  score.games++;
  score.wins += (reward * (seats - 1) + 1) / seats;
}
