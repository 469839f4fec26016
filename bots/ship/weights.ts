import { CENTRES, RESOURCES } from '@orrery/ship/facts';
import type duel from '../duel/weights.json';
import type starship from '../starship/weights.json';
import { type Temper, temperOf } from '../trade.ts';
import { type Values, valuesIn } from '../tune/evolve.ts';

/** What the evaluation of both starship games weighs, in victory points. */
export interface Weights {
  readonly spread: number; // a lead of so many points makes winning 2.7 times as likely
  readonly astro: number; // one astro, while there are few
  readonly resource: readonly number[]; // the first of each kind on board
  readonly more: number; // the part of that which each further one is worth
  readonly knowledge: number;
  readonly number: number; // a number of the die that brings something
  readonly choice: number; // each further colony on the same number
  readonly variety: number; // each resource that is produced at all
  readonly booster: number; // a point of speed
  readonly cannon: number; // a point of strength
  readonly centre: readonly number[]; // each centre of level I
  readonly raised: number; // what level II is worth beyond its point, as a part of level I
  readonly prospect: number; // a centre whose level II can still be had
  readonly colonyShip: number; // in the hangar, while there is much to found
  readonly tradeShip: number;
  readonly station: number; // what a station is good for beyond friendship
  readonly friendship: number; // a symbol, on the way to the card
  readonly medal: number;
  readonly saved: number; // being able to pay for what is wanted; in part when in part
  readonly rising: number; // how much more than ships and centres a level II is saved for
  readonly action: number; // each action left in a flight
  readonly task: number; // being able to fulfil an open task; in part when in part
}

const SPREAD = 1.1;

/** The judgement that values stand for. */
export function judgementOf(values: Values): { readonly weights: Weights; readonly temper: Temper } {
  const of = valuesIn<keyof (typeof starship | typeof duel)['values']>(values);
  const weights: Weights = {
    spread: SPREAD,
    astro: of('astro'),
    resource: Array.from({ length: RESOURCES }, (_, kind) => of(`resource.${kind}`)),
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
  return { weights, temper: temperOf(of) };
}
