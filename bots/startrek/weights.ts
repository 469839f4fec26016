import { type TradeTemper, temperFrom } from '../trade.ts';
import { type TunedValues, valueReader } from '../tune/evolve.ts';
import tuned from './weights.json';

/** Weights of the evaluation of Star Trek, in victory points. */
export interface StartrekWeights {
  readonly spread: number; // a lead of this many points makes winning 2.7 times as likely
  readonly income: number; // a card per turn, at the start of the game
  readonly variety: number; // each resource with any production
  readonly blocked: number; // the part of the income blocked by the cruiser that counts as lost
  readonly post: number; // a card per turn with a trade rate better by one
  readonly site: number; // a card per turn at the best free site the ships have reached
  readonly further: number; // the same, one lane further away
  readonly card: number; // each card in hand, up to seven
  readonly excess: number; // each card beyond that, which a 7 may take
  readonly ship: number; // the ability to pay for it, or a part of its price
  readonly station: number;
  readonly base: number;
  readonly development: number;
  readonly sfi: number; // unplayed development cards
  readonly progress: number;
  readonly fleet: number; // each card of a fleet that does not score yet
  readonly route: number; // each ship of the longest route
  readonly resource: readonly number[]; // relative value of each resource
}

/** All tunable weights, by name. */
export interface StartrekTuning {
  readonly weights: StartrekWeights;
  readonly temper: TradeTemper;
}

/** Fitted to the results of 150 games between greedy bots, as a calibration. */
const WIN_SCALE = 1.4;
const RESOURCE_KINDS = 5;

/** The weights by name from a list of values. */
export function tuningFrom(values: TunedValues): StartrekTuning {
  const of = valueReader<keyof typeof tuned.values>(values);
  return {
    weights: {
      spread: WIN_SCALE,
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
      resource: Array.from({ length: RESOURCE_KINDS }, (_, kind) => of(`resource.${kind}`)),
    },
    temper: temperFrom(of),
  };
}

/** The weights in use, from weights.json, which also says how they were found. */
export const STARTREK_VALUES: TunedValues = tuned.values;
