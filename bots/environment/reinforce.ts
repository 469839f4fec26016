import { fastRng, type Kinded, type Rng } from '@orrery/kernel';
import { BatchEnvironment, type BatchSetup } from './batch.ts';
import { Episode } from './episode.ts';
import type { EncodedGame } from './learnable.ts';
import { LinearPolicy, randomAction } from './policy.ts';

/** Weight of old games in the running mean of rewards. */
const BASELINE_DECAY = 0.999;

/** Games played, and how many of them the learner won; a shared win counts in part. */
export interface LearnerScore {
  games: number;
  wins: number;
}

type Env<T, H, B, M extends Kinded, E extends Kinded, O, K> = BatchEnvironment<T, H, B, M, E, O, K>;

/**
 * REINFORCE (Williams 1992) with a linear policy and a running mean as baseline: after each game every choice of the
 * learner becomes more likely in proportion to how much the reward exceeds the baseline. The learner plays one seat of
 * each game, rotating through the seats over the batch; the others play at random.
 */
export class Reinforce<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly policy: LinearPolicy;
  readonly #encoded: EncodedGame<T, H, B, M, E, O, K>;
  readonly #setup: BatchSetup<O>;
  readonly #rate: number;
  readonly #env: Env<T, H, B, M, E, O, K>;
  readonly #episodes: readonly Episode[];
  readonly #actions: Int32Array;
  readonly #rng: Rng;
  #baseline = 0;

  /** `rate` is the learning rate: long games need a small one. */
  constructor(learnable: EncodedGame<T, H, B, M, E, O, K>, setup: BatchSetup<O>, rate: number) {
    this.#encoded = learnable;
    this.#setup = setup;
    this.#rate = rate;
    this.#env = new BatchEnvironment(learnable, setup);
    const { games, actionSize, observationSize } = this.#env;
    this.policy = new LinearPolicy(actionSize, observationSize);
    this.#episodes = Array.from({ length: games }, () => new Episode(observationSize, actionSize));
    this.#actions = new Int32Array(games);
    this.#rng = fastRng(setup.seed ^ 0x5eed);
  }

  /** Learns from at least this number of games. */
  train(games: number): LearnerScore {
    const score: LearnerScore = { games: 0, wins: 0 };
    while (score.games < games) {
      this.#chooseAll(this.#env, (i, at, from) => this.#explore(i, at, from));
      this.#env.step(this.#actions);
      for (let i = 0; i < this.#env.games; i++) if (this.#env.dones[i] === 1) this.#finishEpisode(i, score);
    }
    return score;
  }

  /** Measures the policy without learning, in games of another seed. */
  measure(games: number, seed: number): LearnerScore {
    const env = new BatchEnvironment(this.#encoded, { ...this.#setup, seed });
    const score: LearnerScore = { games: 0, wins: 0 };
    while (score.games < games) {
      this.#chooseAll(env, (_, at, from) => this.policy.sample(env.observations, at, env.masks, from, this.#rng));
      env.step(this.#actions);
      for (let i = 0; i < env.games; i++) {
        if (env.dones[i] === 1) countReward(score, this.#rewardIn(env, i), env.seats);
      }
    }
    return score;
  }

  #chooseAll(env: Env<T, H, B, M, E, O, K>, own: (i: number, at: number, from: number) => number): void {
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
    const action = this.policy.sample(observations, at, masks, from, this.#rng);
    this.#episodes[i]?.add(observations, at, masks, from, action);
    return action;
  }

  #rewardIn({ rewards, seats }: Env<T, H, B, M, E, O, K>, i: number): number {
    return rewards[i * seats + (i % seats)] ?? 0;
  }

  #finishEpisode(i: number, score: LearnerScore): void {
    const { seats, actionSize, observationSize } = this.#env;
    const episode = this.#episodes[i];
    if (episode === undefined) return;
    const reward = this.#rewardIn(this.#env, i);
    countReward(score, reward, seats);
    const step = this.#rate * (reward - this.#baseline);
    this.#baseline = BASELINE_DECAY * this.#baseline + (1 - BASELINE_DECAY) * reward;
    const { observations, masks, chosen, length } = episode;
    for (let k = 0; k < length; k++) {
      this.policy.learn(observations, k * observationSize, masks, k * actionSize, chosen[k] ?? 0, step);
    }
    episode.clear();
  }
}

/** The part of a win that a reward stands for: see BatchEnvironment. A cut game counts as an even share. */
function countReward(score: LearnerScore, reward: number, seats: number): void {
  score.games++;
  score.wins += (reward * (seats - 1) + 1) / seats;
}
