import { type Temper, temperOf } from '../trade.ts';
import { type Values, valuesIn } from '../tune/evolve.ts';
import tuned from './weights.json';

/** What the evaluation of Star Trek weighs, in victory points. */
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

/** Everything that is tuned, by name. */
export interface Judgement {
  readonly weights: Weights;
  readonly temper: Temper;
}

/** Fitted to the outcomes of 150 games between greedy players: a matter of calibration, not of taste. */
const SPREAD = 1.4;
const KINDS = 5;

/** The judgement that values stand for. */
export function judgementOf(values: Values): Judgement {
  const of = valuesIn<keyof typeof tuned.values>(values);
  return {
    weights: {
      spread: SPREAD,
      income: of('income'),
      variety: of('variety'),
      blocked: of('blocked'),
      post: of('post'),
      site: of('site'),
      further: of('further'),
      card: of('card'),
      excess: of('excess'),
      ship: of('ship'),
      station: of('station'),
      base: of('base'),
      development: of('development'),
      sfi: of('sfi'),
      progress: of('progress'),
      fleet: of('fleet'),
      route: of('route'),
      resource: Array.from({ length: KINDS }, (_, kind) => of(`resource.${kind}`)),
    },
    temper: temperOf(of),
  };
}

/** The values in use; the file beside holds them with the evidence for them. */
export const VALUES: Values = tuned.values;
