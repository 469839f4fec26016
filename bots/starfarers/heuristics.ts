import { topFrame } from '@orrery/kernel';
import { type Hand, type Memory, type Move, NO_COST, type Table } from '@orrery/starfarers/facts';
import type { Heuristics, SearchParams } from '../bot.ts';
import { bargainEventOf } from '../offer-events.ts';
import { NEUTRAL_PERSONA, type Persona } from '../personas.ts';
import { BotTrader, temperFor } from '../trade.ts';
import type { TunedValues } from '../tune/evolve.ts';
import { EncounterValue } from './encounter-value.ts';
import { starfarersEvaluator } from './evaluator.ts';
import { moveReasonsBy } from './reasons.ts';
import { rolloutPolicy } from './rollout.ts';
import { starfarersTheme } from './themes.ts';
import { STARFARERS_VALUES, tuningFrom } from './weights.ts';

/** Small bonuses in points for moves worth trying without an immediate gain: they are better than no new action. */
const DELAYED_VALUE = { ask: 0.25, done: 0.002 } as const;

/**
 * Over 360 positions the log loss of the predicted winner was 1.23 without rollout, 1.16 after 20 quick steps, 1.15
 * after 60 and 1.13 after 120.
 */
const SEARCH_PARAMS: Partial<SearchParams> = { rolloutSteps: 100, depth: 160, maxIterationsPerMove: 150 };

export const OFFER_READER = {
  offerOn(table: Table) {
    const frame = topFrame(table);
    return frame.kind === 'offer' ? frame : null;
  },
  isOpen: (table: Table) => topFrame(table).kind === 'main' && table.pilot === table.active,
};

/** Heuristics for Starfarers, for a bot of this character with these weights. */
export function starfarersHeuristics(
  persona: Persona = NEUTRAL_PERSONA,
  values: TunedValues = STARFARERS_VALUES,
): Heuristics<Table, Hand, Move, Memory> {
  const { weights, temper } = tuningFrom(values);
  const evaluation = starfarersEvaluator(weights);
  const meetings = new EncounterValue(weights);
  const trader = new BotTrader(evaluation, OFFER_READER, temperFor(temper, persona));
  return {
    evaluate: evaluation.worth,
    winScale: weights.spread,
    judgedByNetwork: ['done', 'keep'],
    turnNumber: ({ turn }) => turn,
    theme: starfarersTheme,
    offerEvent: bargainEventOf,
    propose: (view, memory, out, history) => trader.propose(view, memory, out, history),
    volunteer: (view, memory, history) => trader.volunteer(view, memory, history),
    evaluateMove(view, memory, move, history) {
      switch (move.kind) {
        case 'done':
          return DELAYED_VALUE.done;
        case 'roll':
        case 'decline':
        case 'avoid':
        case 'keep':
          return 0;
        case 'seek':
          return meetings.meetingValue(view);
        case 'ask':
          return (
            DELAYED_VALUE.ask +
            trader.gain(
              view,
              NO_COST,
              NO_COST.map((_, kind) => (kind === move.resource ? 1 : 0)),
            )
          );
        case 'answer':
          return meetings.answerValue(view, move, -trader.gain(view, move.cards, NO_COST));
        case 'discard':
          return trader.gain(view, move.cards, NO_COST);
        default:
          return trader.evaluateMove(view, memory, move, history);
      }
    },
    searchParams: SEARCH_PARAMS,
    rolloutMove: rolloutPolicy(weights),
    reasons: moveReasonsBy(weights, meetings),
  };
}
