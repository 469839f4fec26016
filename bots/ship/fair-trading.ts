import { type SeatView, topFrame } from '@orrery/kernel';
import type { Event, Hand, Move, ShipVariant, Table } from '@orrery/ship/facts';
import type { FairTrading } from '../fair-person.ts';
import type { TunedValues } from '../tune/evolve.ts';
import { ShipTrader } from './barter.ts';
import { shipEvaluator } from './evaluator.ts';
import { shipOfferEvent } from './offer-event.ts';
import { tuningFrom } from './weights.ts';

/** The answers of a fair person. The rules allow no offer that the other cannot pay. */
export function shipFairTrading(variant: ShipVariant, values: TunedValues): FairTrading<Table, Hand, Move, Event> {
  const { weights, temper } = tuningFrom(values);
  const trader = new ShipTrader(shipEvaluator(variant, weights), temper);
  return {
    read: shipOfferEvent,
    canPay: () => true,
    answer({ table, seat }: SeatView<Table, Hand>): Move | null {
      const frame = topFrame(table);
      if (table.active !== seat) {
        if (frame.kind !== 'offer') return null;
        return { kind: trader.gain(table, seat, frame.take, frame.give) >= 0 ? 'accept' : 'decline' };
      }
      if (frame.kind !== 'build' || table.proposal === null) return null;
      const { give, take } = table.proposal;
      return { kind: trader.gain(table, seat, take, give) >= 0 ? 'deal' : 'dismiss' };
    },
  };
}
