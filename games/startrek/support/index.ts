import type { EventOf, MoveOf } from '@orrery/kernel';
import { CHARACTERS } from '../characters.ts';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
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
import type { Transfer } from './transfers.ts';
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

const NOTHING: readonly Transfer[] = [];
const transfers: Card['transfers'] = Object.assign({}, ...SUPPORT.map((card) => card.transfers));

/** The resource cards that an event of a support card moves. */
export const transfersOf = (event: Event): readonly Transfer[] => transfers[event.kind]?.(event) ?? NOTHING;

/** A kind of move that a support card brings. */
export interface CardMove {
  readonly kind: Move['kind'];
  readonly effect: Effect;
  /** begins: its holder does so when free to choose. answers: the card, or something that happened, asks for it. */
  readonly role: 'begins' | 'answers';
  /** Every move there can be of it. */
  readonly all: readonly Move[];
}

/** The kinds of moves that the cards bring, card by card. */
export const CARD_MOVES: readonly CardMove[] = CHARACTERS.flatMap(({ effect }) => {
  const { moves, begins } = byEffect[effect];
  return Object.values(moves).map(({ kind, all }) => {
    const role = begins.some((act) => act.kind === kind) ? 'begins' : 'answers';
    return { kind, effect, role, all };
  });
});
