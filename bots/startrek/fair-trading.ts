import type { Event, Hand, Move, Table } from '@orrery/startrek/facts';
import { type FairTrading, fairAnswers } from '../fair-person.ts';
import { bargainEventOf } from '../offer-events.ts';
import { plainDealEvaluator } from '../trade.ts';
import { OFFER_READER, startrekHeuristics } from './heuristics.ts';

export const startrekFairTrading = (): FairTrading<Table, Hand, Move, Event> => ({
  read: bargainEventOf,
  ...fairAnswers(plainDealEvaluator(startrekHeuristics().evaluate), OFFER_READER),
});
