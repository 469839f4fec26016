import { addCards } from '@orrery/common';
import {
  declareMoves,
  defineEvent,
  defineMove,
  type EventSink,
  indexField,
  type Seat,
  seatRef,
  total,
} from '@orrery/kernel';
import { ownStationNeed, upgradeToBase } from '../actions/base.ts';
import { affordsGate, hasBaseGate, hasStationGate, holdsSupportCard, supportReadyGate } from '../actions/gates.ts';
import { addCommonVertexMoves, addVertexMoves } from '../actions/listing.ts';
import { buildStation, siteNeeds } from '../actions/station.ts';
import { ruleOfEffect } from '../characters.ts';
import { RETIREMENT_COST, SFI_CARD } from '../data.ts';
import type { Event } from '../events.ts';
import { decideFrame } from '../frame-constants.ts';
import { updateShrunkFleet } from '../score.ts';
import { defineAction, playerOf, type Table, type TableGate } from '../state.ts';
import { VERTEX_COUNT, VERTEX_WORD_COUNT } from '../topology.ts';
import { message } from '../words/message.ts';
import { amounts, byCharacter } from '../words/names.ts';
import { pointMessage } from '../words/places.ts';
import type { SupportCardDefinition } from './card.ts';

const moves = declareMoves({
  'retire-station': defineMove('retire-station {vertex}', { vertex: indexField(VERTEX_COUNT) }),
  'retire-base': defineMove('retire-base {vertex}', { vertex: indexField(VERTEX_COUNT) }),
});

const events = {
  retired: defineEvent<{ seat: Seat; fleet: number }>({ seat: 0, fleet: 2 }),
};

const RULE = ruleOfEffect('retire-sfi');
const { all: RETIRE_STATION_MOVES } = moves['retire-station'];
const { all: RETIRE_BASE_MOVES } = moves['retire-base'];

const hasFleet: TableGate = {
  code: 'no-fleet',
  rule: RULE,
  ok: ({ table, seat }) => (table.players[seat]?.fleet ?? 0) > 0,
};

/**
 * A face-up card leaves the game. This may cost the largest fleet (EC-19) but does not count as the card of the turn
 * (EC-42).
 */
function retire(table: Table, seat: Seat, tell: EventSink<Event> | null): void {
  const player = playerOf(table, seat);
  player.fleet--;
  addCards(table.spent, SFI_CARD, 1);
  table.stack.push(decideFrame(seat));
  tell?.all({ kind: 'retired', seat, fleet: player.fleet });
  updateShrunkFleet(table, tell);
}

const retireStation = defineAction(moves['retire-station'], {
  frames: ['build', 'main'],
  gates: [
    holdsSupportCard('retire-sfi'),
    supportReadyGate,
    hasFleet,
    affordsGate(RETIREMENT_COST.station, RULE),
    hasStationGate,
  ],
  needs: siteNeeds,
  candidates: ({ table: { derived }, seat }, out) =>
    addCommonVertexMoves(out, RETIRE_STATION_MOVES, derived.reached, seat * VERTEX_WORD_COUNT, derived.open),
  play(state, seat, { vertex }, tell) {
    retire(state.table, seat, tell);
    buildStation(state, seat, vertex, RETIREMENT_COST.station, tell);
  },
});

const retireBase = defineAction(moves['retire-base'], {
  frames: ['build', 'main'],
  gates: [
    holdsSupportCard('retire-sfi'),
    supportReadyGate,
    hasFleet,
    affordsGate(RETIREMENT_COST.base, RULE),
    hasBaseGate,
  ],
  needs: [ownStationNeed],
  candidates: ({ table, seat }, out) =>
    addVertexMoves(out, RETIRE_BASE_MOVES, table.derived.stations, seat * VERTEX_WORD_COUNT),
  play(state, seat, { vertex }, tell) {
    retire(state.table, seat, tell);
    upgradeToBase(state, seat, vertex, RETIREMENT_COST.base, tell);
  },
});

export const CARD: SupportCardDefinition<typeof moves, typeof events> = {
  moves,
  events,
  begins: [retireStation, retireBase],
  answers: [],
  least: Math.min(total(RETIREMENT_COST.station), total(RETIREMENT_COST.base)),
  transfers: {},
  sayings: {
    moves: {
      'retire-station': ({ vertex }, table) =>
        message('move.retire-station', {
          ...byCharacter('retire-sfi'),
          price: amounts(RETIREMENT_COST.station),
          point: pointMessage(table, vertex),
        }),
      'retire-base': ({ vertex }, table) =>
        message('move.retire-base', {
          ...byCharacter('retire-sfi'),
          price: amounts(RETIREMENT_COST.base),
          point: pointMessage(table, vertex),
        }),
    },
    events: {
      retired: ({ seat, fleet }) =>
        message('event.retired', { ...byCharacter('retire-sfi'), seat: seatRef(seat), fleet }),
    },
  },
};
