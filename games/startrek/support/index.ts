import type { EventOf, MoveOf } from '@orrery/kernel';
import { CHARACTERS } from '../characters.ts';
import type { Card } from './card.ts';
import * as chase from './chase.ts';
import * as compensation from './compensation.ts';
import * as developmentChoice from './development-choice.ts';
import * as forcedTrade from './forced-trade.ts';
import * as moveShip from './move-ship.ts';
import * as retireSfi from './retire-sfi.ts';
import * as sevenShield from './seven-shield.ts';
import * as shipSubstitute from './ship-substitute.ts';
import * as takeFromLeader from './take-from-leader.ts';
import * as twoForOne from './two-for-one.ts';

/** What support cards can do, one file each; characters.ts says who does what. */
const effects = {
  'forced-trade': forcedTrade,
  'ship-substitute': shipSubstitute,
  compensation,
  'move-ship': moveShip,
  'seven-shield': sevenShield,
  'two-for-one': twoForOne,
  chase,
  'development-choice': developmentChoice,
  'take-from-leader': takeFromLeader,
  'retire-sfi': retireSfi,
};
type Effects = typeof effects;
export type Effect = keyof Effects;
export type SupportMove = { [P in Effect]: MoveOf<Effects[P]['moves']> }[Effect];
export type SupportEvent = { [P in Effect]: EventOf<Effects[P]['events']> }[Effect];

const byEffect: Readonly<Record<Effect, Card>> = effects;

/** What each card brings with it, by its place among the characters. */
export const SUPPORT: readonly Card[] = CHARACTERS.map(({ effect }) => byEffect[effect]);

/** What the cards can tell. */
export const supportEvents: Readonly<Record<SupportEvent['kind'], unknown>> = Object.assign(
  {},
  ...SUPPORT.map(({ events }) => events),
);

/** What their moves and events say, by kind. */
export const supportSayings: Card['sayings'] = {
  moves: Object.assign({}, ...SUPPORT.map(({ sayings }) => sayings.moves)),
  events: Object.assign({}, ...SUPPORT.map(({ sayings }) => sayings.events)),
};
