import { NONE, some } from '@orrery/common';
import { only, type Seat, type Tell } from '@orrery/kernel';
import { LOOK, SENSOR } from '../data.ts';
import type { Event } from '../events.ts';
import { canGoOn, end, flyOn } from '../flight.ts';
import { FLIGHT, LOOK_INTO } from '../framevalues.ts';
import type { Kit } from '../kit.ts';
import { ARRANGEMENTS, MOVES } from '../moves.ts';
import { boosterPoints, levelOf } from '../ship.ts';
import { act, handOf, playerOf } from '../state.ts';

/** SS-FLY-01, SS-FLY-02, DU-FLT-01 to 04: a sector must be chosen; the speed is what the boosters and the die make. */
export const fly = act(MOVES.fly, {
  frames: ['sector'],
  play({ table }, seat, { sector }, tell) {
    const player = playerOf(table, seat);
    table.stack.pop();
    table.stack.push(FLIGHT);
    table.sector = sector;
    table.speed = boosterPoints(player) + table.die;
    if ((LOOK[levelOf(player, SENSOR)] ?? 0) > 0) table.stack.push(LOOK_INTO);
    tell?.all({ kind: 'flies', seat, sector, speed: table.speed });
  },
});

/** SS-MOD-03, DU-CEN-07: each card on top or under the stack, those that stay together in any order. */
export const arrange = (kit: Kit) =>
  act(MOVES.arrange, {
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
      for (let i = 0; i < moves.length; i++) out.add(some(moves, i));
    },
    play(state, seat, { top, below }, tell) {
      const { table } = state;
      const { ahead, below: under } = handOf(state, seat);
      for (let i = 0; i < table.ahead; i++) seen[i] = ahead.pop() ?? NONE;
      for (let i = top.length - 1; i >= 0; i--) ahead.push(seen[top[i] ?? 0] ?? NONE);
      for (let i = below.length - 1; i >= 0; i--) under.push(seen[below[i] ?? 0] ?? NONE);
      table.ahead = top.length;
      table.below = below.length;
      table.stack.pop();
      if (tell !== null) tellArranged(tell, seat, top, below);
    },
  });

// Scratch: the cards that are arranged, the top one first.
const seen: number[] = [NONE, NONE, NONE];

function tellArranged(tell: Tell<Event>, seat: Seat, top: readonly number[], below: readonly number[]): void {
  const counts = { top: top.length, below: below.length };
  const cards = [...top, ...below].map((i) => seen[i] ?? NONE);
  tell.to(only(seat), { kind: 'arranged', seat, ...counts, cards }, { kind: 'arranged', seat, ...counts, cards: null });
}

/** SS-FLY-04, DU-FLT-06: the next card, please; with it the last one is passed. */
export const next = (kit: Kit) =>
  act(MOVES.next, {
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
export const stop = act(MOVES.stop, {
  frames: ['flight'],
  play({ table }) {
    end(table, canGoOn(table) ? 'stopped' : 'speed');
  },
});
