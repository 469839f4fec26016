import { add } from '@orrery/common';
import type { Seat, Tell } from '@orrery/kernel';
import { ruleOfEffect } from '../../characters.ts';
import { RETIRED_COST, SFI } from '../../data.ts';
import type { Event } from '../../events.ts';
import { decide } from '../../framevalues.ts';
import { MOVES } from '../../moves.ts';
import { fleetShrank } from '../../score.ts';
import { act, playerOf, type Table, type TableGate } from '../../state.ts';
import { VERTEX_WORDS } from '../../topology.ts';
import { ringNeed, upgrade } from '../base.ts';
import { affords, hasBase, hasStation, holds, rested } from '../gates.ts';
import { addShared, addVertices } from '../listing.ts';
import { erect, siteNeeds } from '../station.ts';

const RULE = ruleOfEffect('retire-sfi');
const { all: STATION } = MOVES['retire-station'];
const { all: BASE } = MOVES['retire-base'];

const hasFleet: TableGate = {
  code: 'no-fleet',
  rule: RULE,
  ok: ({ table, seat }) => (table.players[seat]?.fleet ?? 0) > 0,
};

/** A face-up card leaves the game; that may cost the largest fleet (EC-19), not the card of the turn (EC-42). */
function retire(table: Table, seat: Seat, tell: Tell<Event> | null): void {
  const player = playerOf(table, seat);
  player.fleet--;
  add(table.spent, SFI, 1);
  table.stack.push(decide(seat));
  tell?.all({ kind: 'retired', seat, fleet: player.fleet });
  fleetShrank(table, tell);
}

export const retireStation = act(MOVES['retire-station'], {
  frames: ['build', 'main'],
  gates: [holds('retire-sfi'), rested, hasFleet, affords(RETIRED_COST.station, RULE), hasStation],
  needs: siteNeeds,
  candidates: ({ table: { derived }, seat }, out) =>
    addShared(out, STATION, derived.reached, seat * VERTEX_WORDS, derived.open),
  play(state, seat, { vertex }, tell) {
    retire(state.table, seat, tell);
    erect(state, seat, vertex, RETIRED_COST.station, tell);
  },
});

export const retireBase = act(MOVES['retire-base'], {
  frames: ['build', 'main'],
  gates: [holds('retire-sfi'), rested, hasFleet, affords(RETIRED_COST.base, RULE), hasBase],
  needs: [ringNeed],
  candidates: ({ table, seat }, out) => addVertices(out, BASE, table.derived.stations, seat * VERTEX_WORDS),
  play(state, seat, { vertex }, tell) {
    retire(state.table, seat, tell);
    upgrade(state, seat, vertex, RETIRED_COST.base, tell);
  },
});
