import { bitCount, itemAt, NONE } from '@orrery/common';
import { type EventSink, onlySeat, topFrame } from '@orrery/kernel';
import type { Event } from '../events.ts';
import { centresFrame } from '../frame-constants.ts';
import type { ShipKit } from '../kit.ts';
import { CENTRE_CHOICES, MOVES, type ShipMoveOfKind } from '../moves.ts';
import { addYield, matchingColonies } from '../production.ts';
import { grantReward } from '../reward.ts';
import { BOTH_SEATS } from '../score.ts';
import { addStock, spaceFor } from '../ship.ts';
import { defineAction, handOf, type MoveNeed, playerOf, type ShipGameState, type Table } from '../state.ts';
import { ownPlayer } from './gates.ts';

/** SS-SETUP-10, DU-SET-09: both choose in secret; the centres are built when both have chosen. */
export function choose({ variant, rules }: ShipKit) {
  const n = variant.outfit.centres;
  const moves = itemAt(CENTRE_CHOICES, n);
  return defineAction(MOVES.choose, {
    frames: ['centres'],
    needs: [
      {
        code: 'other-number',
        rule: rules.centres,
        ok: (_, { centres }) => bitCount(centres) === n,
        numbers: () => ({ n }),
      },
    ],
    exact: true,
    candidates(_, out) {
      for (let i = 0; i < moves.length; i++) out.add(itemAt(moves, i));
    },
    play(state, seat, { centres }, tell) {
      const { table } = state;
      const frame = topFrame(table);
      const done = (frame.kind === 'centres' ? frame.done : 0) | onlySeat(seat);
      handOf(state, seat).centres = centres;
      table.stack.pop();
      tell?.to(onlySeat(seat), { kind: 'sealed', seat, centres }, { kind: 'sealed', seat, centres: null });
      if (done === BOTH_SEATS) revealCentres(state, tell);
      else table.stack.push(centresFrame(done));
    },
  });
}

/** Both have chosen: the sealed centres are built. */
function revealCentres(state: ShipGameState, tell: EventSink<Event> | null): void {
  const { players } = state.table;
  for (const [seat, player] of players.entries()) {
    player.centres = handOf(state, seat).centres;
    handOf(state, seat).centres = 0;
  }
  tell?.all({ kind: 'unsealed', centres: players.map(({ centres }) => centres) });
  tell?.reveals(BOTH_SEATS);
}

/** SS-PROD-07, DU-PROD-04: the owner chooses which of several colonies yields, even one without room. */
export const chooseColony = ({ rules }: ShipKit) =>
  defineAction(MOVES.produce, {
    frames: ['produce'],
    needs: [
      {
        code: 'no-such-colony',
        rule: rules.produce,
        ok: (at, { resource }) => ((matchingColonies(ownPlayer(at), at.table.die) >> resource) & 1) === 1,
        numbers: (at, { resource }) => ({ resource, die: at.table.die }),
      },
    ],
    play({ table }, seat, { resource }, tell) {
      table.stack.pop();
      addYield(table, seat, resource, tell);
    },
  });

function currentReward(table: Table): { readonly left: number; readonly barred: number } {
  const frame = topFrame(table);
  return frame.kind === 'reward' ? frame : { left: 0, barred: 0 };
}

/** SS-OPT-REWARD: by option the good just delivered cannot be taken back. */
const notBarredNeed = (rule: string): MoveNeed<ShipMoveOfKind<'take'>> => ({
  code: 'barred',
  rule,
  ok: ({ table }, { resource }) => currentReward(table).barred !== resource,
  numbers: (_, { resource }) => ({ resource }),
});

/** One of the five resources for which there is room, one after the other; never knowledge. */
export const take = ({ variant, rules }: ShipKit) =>
  defineAction(MOVES.take, {
    frames: ['reward'],
    needs: [
      {
        code: 'no-room',
        rule: rules.hold,
        ok: (at, { resource }) => spaceFor(ownPlayer(at), resource) > 0,
        numbers: (at, { resource }) => ({ goods: resource, n: 1, room: spaceFor(ownPlayer(at), resource) }),
      },
      ...(variant.tasks.some(({ barred }) => barred !== NONE) ? [notBarredNeed(rules.exclude)] : []),
    ],
    play({ table }, seat, { resource }, tell) {
      const { left, barred } = currentReward(table);
      table.stack.pop();
      addStock(playerOf(table, seat), resource, 1);
      tell?.all({ kind: 'took', seat, resource });
      grantReward(table, left - 1, barred, tell);
    },
  });
