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
  income: 5.05,
  variety: 0.345,
  blocked: 0.493,
  post: 0.724,
  site: 1.48,
  further: 0.75,
  card: 0.0249,
  excess: -0.0225,
  ship: 0.145,
  station: 0.601,
  base: 0.254,
  development: 0.103,
  sfi: 0.23,
  progress: 0.326,
  fleet: 0.353,
  route: 0.201,
  resource: [0.971, 1.09, 0.666, 1.06, 0.933],
};
