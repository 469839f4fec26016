/** What the evaluation of Star Trek weighs, in victory points. `orrery tune` improves them; see docs/research.md. */
export interface Weights {
  readonly spread: number; // a lead of so many points makes winning 2.7 times as likely
  readonly income: number; // a card a turn, at the start of the game
  readonly variety: number; // each resource that is produced at all
  readonly blocked: number; // the part of an income that counts as lost under the cruiser
  readonly post: number; // a card a turn that trades better by one
  readonly site: number; // a card a turn at the best free site the ships have reached
  readonly further: number; // the same one lane further on
  readonly card: number; // each card in hand, up to seven
  readonly excess: number; // each card beyond, which a 7 may take
  readonly ship: number; // being able to pay for it; in part when in part
  readonly station: number;
  readonly base: number;
  readonly development: number;
  readonly sfi: number; // unplayed development cards
  readonly progress: number;
  readonly fleet: number; // each card of a fleet that does not score yet
  readonly route: number; // each ship of the longest line
  readonly resource: readonly number[]; // how good a resource is beside the others
}

export const WEIGHTS: Weights = {
  spread: 1.4,
  income: 7,
  variety: 0.2,
  blocked: 0.5,
  post: 0.5,
  site: 2,
  further: 1,
  card: 0.06,
  excess: -0.05,
  ship: 0.1,
  station: 0.45,
  base: 0.5,
  development: 0.25,
  sfi: 0.2,
  progress: 0.35,
  fleet: 0.35,
  route: 0.14,
  resource: [1, 1, 0.9, 1.05, 1],
};
