import { add } from '@orrery/common';
import { below, declareMoves, event, move, type Seat, type Tell, total, who } from '@orrery/kernel';
import { ringNeed, upgrade } from '../actions/base.ts';
import { affords, hasBase, hasStation, holds, rested } from '../actions/gates.ts';
import { addShared, addVertices } from '../actions/listing.ts';
import { erect, siteNeeds } from '../actions/station.ts';
import { ruleOfEffect } from '../characters.ts';
import { RETIRED_COST, SFI } from '../data.ts';
import type { Event } from '../events.ts';
import { decide } from '../framevalues.ts';
import { fleetShrank } from '../score.ts';
import { act, playerOf, type Table, type TableGate } from '../state.ts';
import { VERTEX_WORDS, VERTICES } from '../topology.ts';
import { point } from '../words/places.ts';
import { words } from '../words/say.ts';
import { amounts, by } from '../words/things.ts';
import type { SupportCard } from './card.ts';

const moves = declareMoves({
  'retire-station': move('retire-station {vertex}', { vertex: below(VERTICES) }),
  'retire-base': move('retire-base {vertex}', { vertex: below(VERTICES) }),
});

const events = {
  retired: event<{ seat: Seat; fleet: number }>({ seat: 0, fleet: 2 }),
};

const RULE = ruleOfEffect('retire-sfi');
const { all: STATION } = moves['retire-station'];
const { all: BASE } = moves['retire-base'];

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

const retireStation = act(moves['retire-station'], {
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

const retireBase = act(moves['retire-base'], {
  frames: ['build', 'main'],
  gates: [holds('retire-sfi'), rested, hasFleet, affords(RETIRED_COST.base, RULE), hasBase],
  needs: [ringNeed],
  candidates: ({ table, seat }, out) => addVertices(out, BASE, table.derived.stations, seat * VERTEX_WORDS),
  play(state, seat, { vertex }, tell) {
    retire(state.table, seat, tell);
    upgrade(state, seat, vertex, RETIRED_COST.base, tell);
  },
});

export const CARD: SupportCard<typeof moves, typeof events> = {
  moves,
  events,
  begins: [retireStation, retireBase],
  answers: [],
  least: Math.min(total(RETIRED_COST.station), total(RETIRED_COST.base)),
  transfers: {},
  sayings: {
    moves: {
      'retire-station': ({ vertex }, table) =>
        words('move.retire-station', {
          ...by('retire-sfi'),
          price: amounts(RETIRED_COST.station),
          point: point(table, vertex),
        }),
      'retire-base': ({ vertex }, table) =>
        words('move.retire-base', {
          ...by('retire-sfi'),
          price: amounts(RETIRED_COST.base),
          point: point(table, vertex),
        }),
    },
    events: {
      retired: ({ seat, fleet }) => words('event.retired', { ...by('retire-sfi'), seat: who(seat), fleet }),
    },
  },
};
