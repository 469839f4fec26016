import { CENTRES, RESOURCE_KINDS } from '@orrery/ship/facts';
import type duel from '../duel/weights.json';
import type starship from '../starship/weights.json';
import { type TradeTemper, temperFrom } from '../trade.ts';
import { type TunedValues, valueReader } from '../tune/evolve.ts';

/** Weights of the evaluation of both starship games, in victory points. */
export interface ShipWeights {
  readonly spread: number; // a lead of this many points makes winning 2.7 times as likely
  readonly astro: number; // one astro, while there are few
  readonly resource: readonly number[]; // the first of each kind on board
  readonly more: number; // each further one, as a part of the first
  readonly knowledge: number;
  readonly number: number; // a number of the die that yields something
  readonly choice: number; // each further colony on the same number
  readonly variety: number; // each resource that is produced at all
  readonly booster: number; // a point of speed
  readonly cannon: number; // a point of strength
  readonly centre: readonly number[]; // each centre of level I
  readonly raised: number; // value of level II beyond its point, as a part of level I
  readonly prospect: number; // a centre whose level II is still available
  readonly colonyShip: number; // in the hangar, while there are many places for colonies
  readonly tradeShip: number;
  readonly station: number; // value of a station beyond friendship
  readonly friendship: number; // a symbol, before the card is won
  readonly medal: number;
  readonly saved: number; // being able to pay for a goal; partially if partially
  readonly rising: number; // how much more a level II is saved for than ships and centres
  readonly action: number; // each action left in a flight
  readonly task: number; // being able to fulfil an open task; partially if partially
}

const WIN_SCALE = 1.1;

/** The weights by name from a list of values. */
export function tuningFrom(values: TunedValues): { readonly weights: ShipWeights; readonly temper: TradeTemper } {
  const of = valueReader<keyof (typeof starship | typeof duel)['values']>(values);
  const weights: ShipWeights = {
    spread: WIN_SCALE,
    astro: of('astro'),
    resource: Array.from({ length: RESOURCE_KINDS }, (_, kind) => of(`resource.${kind}`)),
    more: of('more'),
    knowledge: of('knowledge'),
    number: of('number'),
    choice: of('choice'),
    variety: of('variety'),
    booster: of('booster'),
    cannon: of('cannon'),
    centre: CENTRES.map((name) => of(`centre.${name}`)),
    raised: of('raised'),
    prospect: of('prospect'),
    colonyShip: of('colony-ship'),
    tradeShip: of('trade-ship'),
    station: of('station'),
    friendship: of('friendship'),
    medal: of('medal'),
    saved: of('saved'),
    rising: of('rising'),
    action: of('action'),
    task: of('task'),
  };
  return { weights, temper: temperFrom(of) };
}
