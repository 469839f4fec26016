import type { EventOf, MoveOf } from '@orrery/kernel';
import { CHARACTERS } from '../characters.ts';
import type { Card } from './card.ts';
import { CARD as chase } from './chase.ts';
import { CARD as compensation } from './compensation.ts';
import { CARD as developmentChoice } from './development-choice.ts';
import { CARD as forcedTrade } from './forced-trade.ts';
import { CARD as moveShip } from './move-ship.ts';
import { CARD as retireSfi } from './retire-sfi.ts';
import { CARD as sevenShield } from './seven-shield.ts';
import { CARD as shipSubstitute } from './ship-substitute.ts';
import { CARD as takeFromLeader } from './take-from-leader.ts';
import { CARD as twoForOne } from './two-for-one.ts';

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
