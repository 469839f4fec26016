import { NONE } from '@orrery/common';
import type { EventSink } from '@orrery/kernel';
import type { Event } from '../events.ts';
import { afterAction, endIfSpent, replaceLast } from '../flight.ts';
import type { ShipKit } from '../kit.ts';
import { MOVES } from '../moves.ts';
import { addFriendship, addPoints, checkVictory } from '../score.ts';
import { currentCard, defineAction, playerOf, type Table } from '../state.ts';
import { freshCard, freshCardGate, ownPlayer } from './gates.ts';

/** SS-ACT-B1 to B4, DU-STA-01 to 03: a trade ship stays, and the player takes the card. */
export const station = (kit: ShipKit) =>
  defineAction(MOVES.station, {
    frames: ['flight'],
    gates: [
      freshCardGate(kit),
      {
        code: 'no-berth',
        rule: kit.rules.station,
        ok: (at) => (kit.facts.station[freshCard(at)] ?? NONE) !== NONE,
      },
      { code: 'no-trade-ship', rule: kit.rules.station, ok: (at) => ownPlayer(at).tradeShips > 0 },
    ],
    play({ table }, seat, _, tell) {
      const card = currentCard(table);
      const player = playerOf(table, seat);
      const friendship = kit.facts.friendship[card] ?? 0;
      player.tradeShips--;
      player.stations |= 1 << (kit.facts.station[card] ?? 0);
      table.quiet = 0;
      tell?.all({ kind: 'moored', seat, sector: table.sector, card, friendship });
      addFriendship(table, seat, friendship, tell);
      removeActedCard(table, tell);
    },
  });

/** SS-ACT-C1, DU-COL-01 to 04: a colony ship stays, the colony yields from the next roll on. */
export const colony = (kit: ShipKit) =>
  defineAction(MOVES.colony, {
    frames: ['flight'],
    gates: [
      freshCardGate(kit),
      { code: 'no-colony', rule: kit.rules.colony, ok: (at) => (kit.facts.cell[freshCard(at)] ?? NONE) !== NONE },
      { code: 'no-colony-ship', rule: kit.rules.colony, ok: (at) => ownPlayer(at).colonyShips > 0 },
    ],
    play({ table }, seat, _, tell) {
      const card = currentCard(table);
      const player = playerOf(table, seat);
      player.colonyShips--;
      player.colonies |= 1 << (kit.facts.cell[card] ?? 0);
      addPoints(table, seat, 1);
      tell?.all({ kind: 'settled', seat, sector: table.sector, card });
      removeActedCard(table, tell);
    },
  });

/** An action removes the card from the row: its replacement is turned and cannot be acted on (DU-REF-04). */
function removeActedCard(table: Table, tell: EventSink<Event> | null): void {
  afterAction(table);
  table.fresh = 0;
  endIfSpent(table);
  replaceLast(table, 'turned', tell);
  checkVictory(table, tell);
}
