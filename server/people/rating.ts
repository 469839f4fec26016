/** Estimated strength (mu) and its uncertainty (sigma). */
export interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

export const INITIAL_SKILL: Skill = { mu: 25, sigma: 25 / 3 };
/** The amount of luck in one game. */
const BETA = INITIAL_SKILL.sigma / 2;
/** How much a skill may drift from game to game. */
const TAU = INITIAL_SKILL.mu / 300;
const MIN_VARIANCE_FACTOR = 0.0001;

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/**
 * The skills after a game with these places (1 is best, equal places are ties): Weng and Lin's Plackett-Luce model,
 * which the openskill libraries use.
 */
export function updateSkills(before: readonly Skill[], places: readonly number[]): Skill[] {
  const skills = before.map(({ mu, sigma }) => ({ mu, variance: sigma ** 2 + TAU ** 2 }));
  const c = Math.sqrt(sum(skills.map(({ variance }) => variance + BETA ** 2)));
  const weights = skills.map(({ mu }) => Math.exp(mu / c));
  const place = (i: number): number => places[i] ?? 0;
  const behind = places.map((mine) => sum(weights.filter((_, i) => place(i) >= mine)));
  const sharing = places.map((mine) => places.filter((other) => other === mine).length);
  return skills.map(({ mu, variance }, i) => {
    let omega = 0;
    let delta = 0;
    for (const [q, mine] of places.entries()) {
      if (mine > place(i)) continue;
      const share = (weights[i] ?? 0) / (behind[q] ?? 1);
      const tied = sharing[q] ?? 1;
      omega += ((i === q ? 1 : 0) - share) / tied;
      delta += (share * (1 - share)) / tied;
    }
    const shrink = (Math.sqrt(variance) / c) * delta * (variance / c ** 2);
    return { mu: mu + (omega * variance) / c, sigma: Math.sqrt(variance * Math.max(1 - shrink, MIN_VARIANCE_FACTOR)) };
  });
}

/** The displayed rating: a lower bound of the strength that holds almost certainly. 0 for beginners; one decimal. */
export const displayedRating = ({ mu, sigma }: Skill): number => Math.round((mu - 3 * sigma) * 10) / 10;

/** A rating after fewer games is provisional. */
export const PROVISIONAL_GAMES = 10;
export const isProvisional = (games: number): boolean => games < PROVISIONAL_GAMES;
