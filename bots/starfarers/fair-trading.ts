import type { Event, Hand, Move, Table } from '@orrery/starfarers/facts';
import { type FairTrading, fairAnswers } from '../fair-person.ts';
import { bargainEventOf } from '../offer-events.ts';
import { starfarersEvaluator } from './evaluator.ts';
import { OFFER_READER } from './heuristics.ts';
import { STARFARERS_VALUES, tuningFrom } from './weights.ts';

export const starfarersFairTrading = (): FairTrading<Table, Hand, Move, Event> => ({
  read: bargainEventOf,
  ...fairAnswers(starfarersEvaluator(tuningFrom(STARFARERS_VALUES).weights), OFFER_READER),
});
