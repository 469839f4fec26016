import type { EventOf, MoveOf } from '@orrery/kernel';
import { CHARACTERS } from '../characters.ts';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import type { AnySupportCard } from './card.ts';
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

/** The effects of support cards, one file each; characters.ts says which character has which. */
const SUPPORT_EFFECTS = {
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
type SupportEffects = typeof SUPPORT_EFFECTS;
export type SupportEffect = keyof SupportEffects;
export type SupportMove = { [P in SupportEffect]: MoveOf<SupportEffects[P]['moves']> }[SupportEffect];
export type SupportEvent = { [P in SupportEffect]: EventOf<SupportEffects[P]['events']> }[SupportEffect];

const byEffect: Readonly<Record<SupportEffect, AnySupportCard>> = SUPPORT_EFFECTS;

/** What each card adds, by the index of its character. */
export const SUPPORT_CARDS: readonly AnySupportCard[] = CHARACTERS.map(({ effect }) => byEffect[effect]);

/** The events of the cards. */
export const supportEvents: Readonly<Record<SupportEvent['kind'], unknown>> = Object.assign(
  {},
  ...SUPPORT_CARDS.map(({ events }) => events),
);

/** The messages of their moves and events, by kind. */
export const supportMessages: AnySupportCard['sayings'] = {
  moves: Object.assign({}, ...SUPPORT_CARDS.map(({ sayings }) => sayings.moves)),
  events: Object.assign({}, ...SUPPORT_CARDS.map(({ sayings }) => sayings.events)),
};

const NO_TRANSFERS: readonly Transfer[] = [];
const transfersByKind: AnySupportCard['transfers'] = Object.assign({}, ...SUPPORT_CARDS.map((card) => card.transfers));

/** The resource cards that an event of a support card moves. */
export const transfersOf = (event: Event): readonly Transfer[] => transfersByKind[event.kind]?.(event) ?? NO_TRANSFERS;

/** A kind of move that a support card adds. */
export interface SupportCardMove {
  readonly kind: Move['kind'];
  readonly effect: SupportEffect;
  /** begins: its holder starts it in the turn. answers: the card, or an event, asks for it. */
  readonly role: 'begins' | 'answers';
  /** Every move of the kind. */
  readonly all: readonly Move[];
}

/** The kinds of moves that the cards add, card by card. */
export const SUPPORT_CARD_MOVES: readonly SupportCardMove[] = CHARACTERS.flatMap(({ effect }) => {
  const { moves, begins } = byEffect[effect];
  return Object.values(moves).map(({ kind, all }) => {
    const role = begins.some((act) => act.kind === kind) ? 'begins' : 'answers';
    return { kind, effect, role, all };
  });
});
