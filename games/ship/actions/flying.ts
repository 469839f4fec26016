import { itemAt, NONE } from '@orrery/common';
import { type EventSink, onlySeat, type Seat } from '@orrery/kernel';
import { SENSOR_CARDS, SENSOR_CENTRE } from '../data.ts';
import type { Event } from '../events.ts';
import { canGoOn, endFlight, flyOn } from '../flight.ts';
import { FLIGHT_FRAME, LOOK_FRAME } from '../frame-constants.ts';
import type { ShipKit } from '../kit.ts';
import { ARRANGEMENTS, MOVES } from '../moves.ts';
import { boosterPoints, centreLevel } from '../ship.ts';
import { defineAction, handOf, playerOf } from '../state.ts';

/** SS-FLY-01, SS-FLY-02, DU-FLT-01 to 04: a sector must be chosen; boosters and die determine the speed. */
export const fly = defineAction(MOVES.fly, {
  frames: ['sector'],
  play({ table }, seat, { sector }, tell) {
    const player = playerOf(table, seat);
    table.stack.pop();
    table.stack.push(FLIGHT_FRAME);
    table.sector = sector;
    table.speed = boosterPoints(player) + table.die;
    if ((SENSOR_CARDS[centreLevel(player, SENSOR_CENTRE)] ?? 0) > 0) table.stack.push(LOOK_FRAME);
    tell?.all({ kind: 'flies', seat, sector, speed: table.speed });
  },
});

/** SS-MOD-03, DU-CEN-07: each card goes on top or under the stack, each group in any order. */
export const arrange = (kit: ShipKit) =>
  defineAction(MOVES.arrange, {
    frames: ['arrange'],
    needs: [
      {
        code: 'other-cards',
        rule: kit.rules.sensor,
        ok: ({ table }, { top, below }) => top.length + below.length === table.ahead,
        numbers: ({ table }) => ({ cards: table.ahead }),
      },
    ],
    exact: true,
    candidates({ table }, out) {
      const moves = ARRANGEMENTS[table.ahead] ?? [];
      for (let i = 0; i < moves.length; i++) out.add(itemAt(moves, i));
    },
    play(state, seat, { top, below }, tell) {
      const { table } = state;
      const { ahead, below: under } = handOf(state, seat);
      for (let i = 0; i < table.ahead; i++) seenCards[i] = ahead.pop() ?? NONE;
      for (let i = top.length - 1; i >= 0; i--) ahead.push(seenCards[top[i] ?? 0] ?? NONE);
      for (let i = below.length - 1; i >= 0; i--) under.push(seenCards[below[i] ?? 0] ?? NONE);
      table.ahead = top.length;
      table.below = below.length;
      table.stack.pop();
      if (tell !== null) tellArranged(tell, seat, top, below);
    },
  });

// Scratch space: the cards being arranged, the top one first.
const seenCards: number[] = [NONE, NONE, NONE];

function tellArranged(tell: EventSink<Event>, seat: Seat, top: readonly number[], below: readonly number[]): void {
  const counts = { top: top.length, below: below.length };
  const cards = [...top, ...below].map((i) => seenCards[i] ?? NONE);
  tell.to(
    onlySeat(seat),
    { kind: 'arranged', seat, ...counts, cards },
    { kind: 'arranged', seat, ...counts, cards: null },
  );
}

/** SS-FLY-04, DU-FLT-06: flies to the next card; the previous one is passed. */
export const next = (kit: ShipKit) =>
  defineAction(MOVES.next, {
    frames: ['flight'],
    gates: [
      {
        code: 'speed-spent',
        rule: kit.rules.speed,
        ok: ({ table }) => canGoOn(table),
        numbers: ({ table: { speed, flown } }) => ({ speed, flown }),
      },
    ],
    play: (state, _, __, tell) => flyOn(state, kit.facts, tell),
  });

/** SS-FLY-05, DU-FLT-13: a flight may end at any time, even before the first card. */
export const stop = defineAction(MOVES.stop, {
  frames: ['flight'],
  play({ table }) {
    endFlight(table, canGoOn(table) ? 'stopped' : 'speed');
  },
});
