import { defineGame, type Game, type OptionSpecs } from '@orrery/kernel';
import { accept, close, decline, offer, reopen } from './actions/barter.ts';
import { booster, booster2, cannon, cannon2, colonyShip, tradeShip } from './actions/building.ts';
import { centre, centre2 } from './actions/centres.ts';
import { choose, chooseColony, take } from './actions/choices.ts';
import { end } from './actions/end.ts';
import { arrange, fly, next, stop } from './actions/flying.ts';
import { force } from './actions/force.ts';
import { colony, station } from './actions/found.ts';
import { fulfil } from './actions/fulfil.ts';
import { fight, giveUp, pay } from './actions/pirates.ts';
import { proposals } from './actions/proposals.ts';
import { stationBuy, stationSell, stationSellPair } from './actions/stations.ts';
import { buy, sell, sellPair } from './actions/visit.ts';
import { copy } from './copy.ts';
import { type Event, events } from './events.ts';
import { frameRulesOf } from './frames.ts';
import { imagineFor } from './imagine.ts';
import { type ShipKit, shipKitOf } from './kit.ts';
import { type Memory, memoryOf } from './memory.ts';
import type { Move } from './moves.ts';
import { setup } from './setup.ts';
import { type Box, type Frame, type Hand, SEAT_COUNT, type ShipAction, type ShipOptions, type Table } from './state.ts';
import type { ShipVariant } from './variant.ts';

/** A game that this engine plays. */
export type ShipGame<O> = Game<Table, Hand, Box, Move, Event, O, Memory>;

/** All actions; those that `prefilter` names come first, in the order of turn-actions.ts. */
function actionsOf(kit: ShipKit): readonly ShipAction<Move>[] {
  const building: readonly ShipAction<Move>[] = [
    end(kit),
    stationBuy(kit),
    stationSell(kit),
    stationSellPair(kit),
    force(kit),
    colonyShip(kit),
    tradeShip(kit),
    booster(kit),
    booster2(kit),
    cannon(kit),
    cannon2(kit),
    centre(kit),
    centre2(kit),
  ];
  const flying: readonly ShipAction<Move>[] = [
    next(kit),
    stop,
    buy(kit),
    sell(kit),
    sellPair(kit),
    station(kit),
    colony(kit),
    fulfil(kit),
  ];
  const elsewhere: readonly ShipAction<Move>[] = [
    fly,
    arrange(kit),
    pay(kit),
    fight,
    giveUp(kit),
    choose(kit),
    chooseColony(kit),
    take(kit),
  ];
  const barter: readonly ShipAction<Move>[] = [
    offer(kit),
    proposals.propose(kit),
    proposals.withdraw(kit),
    proposals.deal(kit),
    proposals.dismiss(kit),
    close(kit),
    reopen(kit),
    proposals.counter(kit),
    accept(kit),
    decline(kit),
  ];
  return [...building, ...flying, ...(kit.variant.hasBarter ? barter : []), ...elsewhere];
}

/** What a game of this engine adds to its data. */
interface ShipGameConfig<O> {
  readonly edition: number;
  readonly options: OptionSpecs<O>;
  /** The options, and the values the game fixes itself. */
  settings(chosen: O): ShipOptions;
}

/** The game that this data makes. */
export function shipGame<O>(variant: ShipVariant, { edition, options, settings }: ShipGameConfig<O>): ShipGame<O> {
  const kit = shipKitOf(variant);
  return defineGame<Table, Hand, Box, Move, Event, O, Memory, Frame>({
    id: variant.id,
    edition,
    seats: [SEAT_COUNT, SEAT_COUNT],
    options,
    setup: (chosen) => setup(variant, settings(chosen)),
    actions: actionsOf(kit),
    frames: frameRulesOf(kit),
    events,
    memory: memoryOf(kit),
    copy,
    turns: ({ turn }) => turn,
    imagine: imagineFor(kit),
  });
}
