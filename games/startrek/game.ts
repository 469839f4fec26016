import { makeGame } from '@orrery/kernel';
import { accept, counter, deal, decline, withdraw } from './actions/answer.ts';
import { bank } from './actions/bank.ts';
import { base } from './actions/base.ts';
import { buy } from './actions/buy.ts';
import { monopoly, science, sfi, utopia } from './actions/cards.ts';
import { cruiser, spare, steal } from './actions/cruiser.ts';
import { discard } from './actions/discard.ts';
import { enough } from './actions/enough.ts';
import { found, foundShip } from './actions/found.ts';
import { offer } from './actions/offer.ts';
import { place } from './actions/place.ts';
import { ship } from './actions/ship.ts';
import { station } from './actions/station.ts';
import { chase } from './actions/support/chase.ts';
import { compensate } from './actions/support/compensation.ts';
import { exchange, flip } from './actions/support/decision.ts';
import { choose, keep } from './actions/support/development-choice.ts';
import { demand, repay } from './actions/support/forced-trade.ts';
import { lift } from './actions/support/move-ship.ts';
import { pass } from './actions/support/pass.ts';
import { retireBase, retireStation } from './actions/support/retire-sfi.ts';
import { shield } from './actions/support/seven-shield.ts';
import { substitute } from './actions/support/ship-substitute.ts';
import { inspect, take } from './actions/support/take-from-leader.ts';
import { double } from './actions/support/two-for-one.ts';
import { build, claim, end, roll } from './actions/turn.ts';
import { copy } from './copy.ts';
import { derive } from './derived.ts';
import { type Event, events } from './events.ts';
import { frames } from './frames.ts';
import { imagine } from './imagine.ts';
import { type Memory, memory } from './memory.ts';
import type { Move } from './moves.ts';
import { notation } from './notation.ts';
import { options } from './options.ts';
import { setup } from './setup.ts';
import type { Box, Frame, Hand, Options, Table } from './state.ts';

/** Star Trek Catan: README.md says where to begin reading. */
export const startrek = makeGame<Table, Hand, Box, Move, Event, Options, Memory, Frame>({
  id: 'startrek',
  edition: 1,
  seats: [3, 4],
  options,
  actions: [
    found,
    foundShip,
    roll,
    sfi,
    utopia,
    science,
    monopoly,
    bank,
    offer,
    ship,
    station,
    base,
    buy,
    build,
    end,
    claim,
    place,
    enough,
    discard,
    cruiser,
    steal,
    spare,
    accept,
    decline,
    counter,
    withdraw,
    deal,
    demand,
    repay,
    substitute,
    compensate,
    lift,
    shield,
    pass,
    double,
    chase,
    choose,
    keep,
    inspect,
    take,
    retireStation,
    retireBase,
    flip,
    exchange,
  ],
  frames,
  events,
  memory,
  notation,
  setup,
  copy,
  derive,
  imagine,
});
