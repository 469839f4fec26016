import { topFrame } from '@orrery/kernel';
import {
  CHARACTERS,
  COST,
  type Hand,
  type Memory,
  type Move,
  type SupportEffect,
  type Table,
} from '@orrery/startrek/facts';
import type { Heuristics } from '../bot.ts';
import { bargainEventOf } from '../offer-events.ts';
import { NEUTRAL_PERSONA, type Persona } from '../personas.ts';
import { BotTrader, plainDealEvaluator, temperFor } from '../trade.ts';
import type { TunedValues } from '../tune/evolve.ts';
import { startrekEvaluator } from './evaluator.ts';
import { moveReasonsBy } from './reasons.ts';
import { rolloutPolicy } from './rollout.ts';
import { startrekTheme } from './themes.ts';
import { STARTREK_VALUES, tuningFrom } from './weights.ts';
import { yieldsFor } from './yields.ts';

/**
 * Bonuses in points for moves that look like a loss right after them: two free ships, a card picked, a choice of three.
 */
const DELAYED_VALUE = { utopia: 0.05, inspect: 0.12, choose: 0.45 } as const;

/** Relative values of the support cards in points; keeping one's own card is worth its value. */
const SUPPORT_CARD_VALUE: Readonly<Record<SupportEffect, number>> = {
  'take-from-leader': 0.06,
  compensation: 0.05,
  'development-choice': 0.05,
  'two-for-one': 0.04,
  'forced-trade': 0.03,
  'seven-shield': 0.03,
  chase: 0.03,
  'ship-substitute': 0.02,
  'move-ship': 0.01,
  'retire-sfi': 0,
};
const VALUE_BY_CHARACTER = CHARACTERS.map(({ effect }) => SUPPORT_CARD_VALUE[effect]);
const supportCardValue = (character: number): number => VALUE_BY_CHARACTER[character] ?? 0;

const NO_CARDS: readonly number[] = Object.freeze(COST.ship.map(() => 0));

const substitutedPrice = (price: readonly number[], without: number, by: number): readonly number[] =>
  price.map((n, kind) => n - (kind === without ? 1 : 0) + (kind === by ? 1 : 0));

export const OFFER_READER = {
  offerOn(table: Table) {
    const frame = topFrame(table);
    return frame.kind === 'offer' ? frame : null;
  },
  isOpen(table: Table) {
    const { kind } = topFrame(table);
    return kind === 'trade' || kind === 'main';
  },
};

/** Heuristics for Star Trek, for a bot of this character with these weights. */
export function startrekHeuristics(
  persona: Persona = NEUTRAL_PERSONA,
  values: TunedValues = STARTREK_VALUES,
): Heuristics<Table, Hand, Move, Memory> {
  const { weights, temper } = tuningFrom(values);
  const yields = yieldsFor(weights.resource);
  const worth = startrekEvaluator(weights, yields);
  const trader = new BotTrader(plainDealEvaluator(worth), OFFER_READER, temperFor(temper, persona));
  return {
    evaluate: worth,
    winScale: weights.spread,
    turnNumber: ({ turn }) => turn,
    theme: startrekTheme,
    offerEvent: bargainEventOf,
    propose: (view, memory, out, history) => trader.propose(view, memory, out, history),
    volunteer: (view, memory, history) => trader.volunteer(view, memory, history),
    evaluateMove(view, memory, move, history) {
      switch (move.kind) {
        case 'roll':
        case 'decline':
          return 0;
        case 'utopia':
        case 'inspect':
          return DELAYED_VALUE[move.kind];
        case 'flip':
          return supportCardValue(view.table.players[view.seat]?.support ?? 0);
        case 'exchange':
          return supportCardValue(move.character);
        case 'choose':
          return (
            DELAYED_VALUE.choose +
            trader.gain(view, substitutedPrice(COST.development, move.without, move.by), NO_CARDS)
          );
        default:
          return trader.evaluateMove(view, memory, move, history);
      }
    },
    networkSearch: { rolloutSteps: 0 },
    rolloutMove: rolloutPolicy(yields),
    reasons: moveReasonsBy(weights, yields),
  };
}
