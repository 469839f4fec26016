import { KINDS } from '@orrery/starfarers/facts';
import { type Temper, temperOf } from '../trade.ts';
import { type Values, valuesIn } from '../tune/evolve.ts';
import tuned from './weights.json';

/** What the evaluation of Starfarers weighs, in victory points. */
export interface Weights {
  readonly spread: number; // a lead of so many points makes winning 2.7 times as likely
  readonly income: number; // a card a roll, at the start of the game
  readonly variety: number; // each resource that is produced at all
  readonly colony: number; // the point of a colony that a ship is on its way to found
  readonly flight: number; // the part of what a ship will bring that counts while it is on its way
  readonly delay: number; // how fast that fades with the turns it takes, as a logarithm
  readonly unsure: number; // the part that counts when nobody knows yet what is there
  readonly station: number; // the points of a friendship that a ship is on its way to win
  readonly contested: number; // the part of them for a station that only comes level with others
  readonly short: number; // the part that counts for each freight pod that is lacking
  readonly token: number; // a token that can be won and is still to be flown to
  readonly ambition: number; // being on the way to having what a token asks for
  readonly half: number; // half a medal
  readonly booster: number; // the first of each; further ones less and less
  readonly cannon: number;
  readonly pod: number;
  readonly card: number; // each card in hand that is safe from a 7
  readonly excess: number; // each card beyond
  readonly saved: number; // being able to pay for a ship, as a part of what it would bring
  readonly port: number; // being able to pay for a spaceport
  readonly part: number; // being able to pay for a part of the mothership
  readonly waiting: number; // a free trade ship that waits, as a part of what it would bring
  readonly friend: {
    readonly production: number; // a card more with every roll that brings this resource at all
    readonly rate: number; // a card a roll of what trades better
    readonly speed: number; // a point of what the Scientists give
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
  readonly resource: readonly number[]; // how good a resource is beside the others
}

/** Everything that is tuned, by name. */
export interface Judgement {
  readonly weights: Weights;
  readonly temper: Temper;
}

/** Fitted to the outcomes of 360 positions from games between greedy players. */
const SPREAD = 2;

/** The judgement that values stand for. */
export function judgementOf(values: Values): Judgement {
  const of = valuesIn<keyof typeof tuned.values>(values);
  const weights: Weights = {
    spread: SPREAD,
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
    resource: Array.from({ length: KINDS }, (_, kind) => of(`resource.${kind}`)),
  };
  return { weights, temper: temperOf(of) };
}

/** The values in use; the file beside holds them with the evidence for them. */
export const VALUES: Values = tuned.values;
