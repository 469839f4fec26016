import { RESOURCE_KINDS } from '@orrery/starfarers/facts';
import { type TradeTemper, temperFrom } from '../trade.ts';
import { type TunedValues, valueReader } from '../tune/evolve.ts';
import tuned from './weights.json';

/** Weights of the evaluation of Starfarers, in victory points. */
export interface StarfarersWeights {
  readonly spread: number; // a lead of this many points makes winning 2.7 times as likely
  readonly income: number; // a card per roll, at the start of the game
  readonly variety: number; // each resource that is produced at all
  readonly colony: number; // the point for a colony that a ship is about to found
  readonly flight: number; // the part of a ship's expected gain that counts while it is under way
  readonly delay: number; // how fast that decays with the turns it takes, as a logarithm
  readonly unsure: number; // the part that counts while the destination is unknown
  readonly station: number; // the points of a friendship that a ship is about to win
  readonly contested: number; // the part of them for a station that only ties with others
  readonly short: number; // the factor for each missing freight pod
  readonly token: number; // a token that can be won but has not been reached
  readonly ambition: number; // progress towards what a token requires
  readonly half: number; // half a medal
  readonly booster: number; // the first of each; further ones count less and less
  readonly cannon: number;
  readonly pod: number;
  readonly card: number; // each card in hand that is safe from a 7
  readonly excess: number; // each card beyond that
  readonly saved: number; // being able to pay for a ship, as a part of its expected gain
  readonly port: number; // being able to pay for a spaceport
  readonly part: number; // being able to pay for a part of the mothership
  readonly waiting: number; // a free trade ship that waits, as a part of its expected gain
  readonly friend: {
    readonly production: number; // one more card with every roll that yields this resource
    readonly rate: number; // a card per roll of a resource with a better trade rate
    readonly speed: number; // a point of the Scientists' bonus
    readonly combat: number;
    readonly fame: number;
    readonly tribute: number;
    readonly help: number;
    readonly relief: number;
    readonly jump: number;
    readonly target: number;
    readonly donation: number;
    readonly conversion: number;
  };
  readonly resource: readonly number[]; // relative value of each resource
}

/** All tunable weights, by name. */
export interface StarfarersTuning {
  readonly weights: StarfarersWeights;
  readonly temper: TradeTemper;
}

/** Fitted to the results of 360 positions from games between greedy bots. */
const WIN_SCALE = 2;

/** The weights by name from a list of values. */
export function tuningFrom(values: TunedValues): StarfarersTuning {
  const of = valueReader<keyof typeof tuned.values>(values);
  const weights: StarfarersWeights = {
    spread: WIN_SCALE,
    income: of('income'),
    variety: of('variety'),
    colony: of('colony'),
    flight: of('flight'),
    delay: of('delay'),
    unsure: of('unsure'),
    station: of('station'),
    contested: of('contested'),
    short: of('short'),
    token: of('token'),
    ambition: of('ambition'),
    half: of('half'),
    booster: of('booster'),
    cannon: of('cannon'),
    pod: of('pod'),
    card: of('card'),
    excess: of('excess'),
    saved: of('saved'),
    port: of('port'),
    part: of('part'),
    waiting: of('waiting'),
    friend: {
      production: of('friend.production'),
      rate: of('friend.rate'),
      speed: of('friend.speed'),
      combat: of('friend.combat'),
      fame: of('friend.fame'),
      tribute: of('friend.tribute'),
      help: of('friend.help'),
      relief: of('friend.relief'),
      jump: of('friend.jump'),
      target: of('friend.target'),
      donation: of('friend.donation'),
      conversion: of('friend.conversion'),
    },
    resource: Array.from({ length: RESOURCE_KINDS }, (_, kind) => of(`resource.${kind}`)),
  };
  return { weights, temper: temperFrom(of) };
}

/** The weights in use; the JSON file beside holds them with their evidence. */
export const STARFARERS_VALUES: TunedValues = tuned.values;
