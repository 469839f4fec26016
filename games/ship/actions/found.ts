import { NONE } from '@orrery/common';
import type { Tell } from '@orrery/kernel';
import type { Event } from '../events.ts';
import { acted, endIfSpent, replaceLast } from '../flight.ts';
import type { Kit } from '../kit.ts';
import { MOVES } from '../moves.ts';
import { befriend, judge, score } from '../score.ts';
import { act, hereOf, playerOf, type Table } from '../state.ts';
import { fresh, freshCard, mine } from './gates.ts';

/** SS-ACT-B1 to B4, DU-STA-01 to 03: a trade ship stays, the card comes along. */
export const station = (kit: Kit) =>
  act(MOVES.station, {
    frames: ['flight'],
    gates: [
      fresh(kit),
      {
        code: 'no-berth',
        rule: kit.rules.station,
        ok: (at) => (kit.facts.station[freshCard(at)] ?? NONE) !== NONE,
      },
      { code: 'no-trade-ship', rule: kit.rules.station, ok: (at) => mine(at).tradeShips > 0 },
    ],
    play({ table }, seat, _, tell) {
      const card = hereOf(table);
      const player = playerOf(table, seat);
      const friendship = kit.facts.friendship[card] ?? 0;
      player.tradeShips--;
      player.stations |= 1 << (kit.facts.station[card] ?? 0);
      table.quiet = 0;
      tell?.all({ kind: 'moored', seat, sector: table.sector, card, friendship });
      befriend(table, seat, friendship, tell);
      leave(table, tell);
    },
  });

/** SS-ACT-C1, DU-COL-01 to 04: a colony ship stays, the colony yields from the next roll on. */
export const colony = (kit: Kit) =>
  act(MOVES.colony, {
    frames: ['flight'],
    gates: [
      fresh(kit),
      { code: 'no-colony', rule: kit.rules.colony, ok: (at) => (kit.facts.cell[freshCard(at)] ?? NONE) !== NONE },
      { code: 'no-colony-ship', rule: kit.rules.colony, ok: (at) => mine(at).colonyShips > 0 },
    ],
    play({ table }, seat, _, tell) {
      const card = hereOf(table);
      const player = playerOf(table, seat);
      player.colonyShips--;
      player.colonies |= 1 << (kit.facts.cell[card] ?? 0);
      score(table, seat, 1);
      tell?.all({ kind: 'settled', seat, sector: table.sector, card });
      leave(table, tell);
    },
  });

/** The card leaves the row by an action: its replacement lies turned and cannot be acted on (DU-REF-04). */
function leave(table: Table, tell: Tell<Event> | null): void {
  acted(table);
  table.fresh = 0;
  endIfSpent(table);
  replaceLast(table, 'turned', tell);
  judge(table, tell);
}
