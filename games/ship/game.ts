import { type Game, makeGame, type OptionSpecs } from '@orrery/kernel';
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
import { framesOf } from './frames.ts';
import { imagineWith } from './imagine.ts';
import { type Kit, kitOf } from './kit.ts';
import { type Memory, memoryOf } from './memory.ts';
import type { Move } from './moves.ts';
import { setup } from './setup.ts';
import { type Act, type Box, type Frame, type Hand, SEATS, type Settings, type Table } from './state.ts';
import type { Variant } from './variant.ts';

/** A game that this engine plays. */
export type ShipGame<O> = Game<Table, Hand, Box, Move, Event, O, Memory>;

/** What can be done; what frames name at a glance stands first, in the order of `NAMED` (likely.ts). */
function actionsOf(kit: Kit): readonly Act<Move>[] {
  const building: readonly Act<Move>[] = [
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
  const flying: readonly Act<Move>[] = [
    next(kit),
    stop,
    buy(kit),
    sell(kit),
    sellPair(kit),
    station(kit),
    colony(kit),
    fulfil(kit),
  ];
  const elsewhere: readonly Act<Move>[] = [
    fly,
    arrange(kit),
    pay(kit),
    fight,
    giveUp(kit),
    choose(kit),
    chooseColony(kit),
    take(kit),
  ];
  const barter: readonly Act<Move>[] = [
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
interface Terms<O> {
  readonly edition: number;
  readonly options: OptionSpecs<O>;
  /** What is chosen, and what the game settles by itself. */
  settings(chosen: O): Settings;
}

/** The game that this data makes. */
export function shipGame<O>(variant: Variant, { edition, options, settings }: Terms<O>): ShipGame<O> {
  const kit = kitOf(variant);
  return makeGame<Table, Hand, Box, Move, Event, O, Memory, Frame>({
    id: variant.id,
    edition,
    seats: [SEATS, SEATS],
    options,
    setup: (chosen) => setup(variant, settings(chosen)),
    actions: actionsOf(kit),
    frames: framesOf(kit),
    events,
    memory: memoryOf(kit),
    copy,
    turns: ({ turn }) => turn,
    imagine: imagineWith(kit),
  });
}
