import { bitCount, NONE, some } from '@orrery/common';
import { only, type Tell, top } from '@orrery/kernel';
import type { Event } from '../events.ts';
import { sealing } from '../framevalues.ts';
import type { Kit } from '../kit.ts';
import { CHOICES, type Kind, MOVES } from '../moves.ts';
import { matching, yieldOf } from '../production.ts';
import { grant } from '../reward.ts';
import { BOTH } from '../score.ts';
import { addStock, roomFor } from '../ship.ts';
import { act, handOf, type MoveNeed, playerOf, type Table, type Whole } from '../state.ts';
import { mine } from './gates.ts';

/** SS-SETUP-10, DU-SET-09: both choose in secret, and what is chosen is built when both have. */
export function choose({ variant, rules }: Kit) {
  const n = variant.outfit.centres;
  const moves = some(CHOICES, n);
  return act(MOVES.choose, {
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
      for (let i = 0; i < moves.length; i++) out.add(some(moves, i));
    },
    play(state, seat, { centres }, tell) {
      const { table } = state;
      const frame = top(table);
      const done = (frame.kind === 'centres' ? frame.done : 0) | only(seat);
      handOf(state, seat).centres = centres;
      table.stack.pop();
      tell?.to(only(seat), { kind: 'sealed', seat, centres }, { kind: 'sealed', seat, centres: null });
      if (done === BOTH) unseal(state, tell);
      else table.stack.push(sealing(done));
    },
  });
}

/** Both have chosen: what was sealed is built. */
function unseal(state: Whole, tell: Tell<Event> | null): void {
  const { players } = state.table;
  for (const [seat, player] of players.entries()) {
    player.centres = handOf(state, seat).centres;
    handOf(state, seat).centres = 0;
  }
  tell?.all({ kind: 'unsealed', centres: players.map(({ centres }) => centres) });
  tell?.reveals(BOTH);
}

/** SS-PROD-07, DU-PROD-04: the owner says which of several colonies yields, even one that has no room. */
export const chooseColony = ({ rules }: Kit) =>
  act(MOVES.produce, {
    frames: ['produce'],
    needs: [
      {
        code: 'no-such-colony',
        rule: rules.produce,
        ok: (at, { resource }) => ((matching(mine(at), at.table.die) >> resource) & 1) === 1,
        numbers: (at, { resource }) => ({ resource, die: at.table.die }),
      },
    ],
    play({ table }, seat, { resource }, tell) {
      table.stack.pop();
      yieldOf(table, seat, resource, tell);
    },
  });

function rewardNow(table: Table): { readonly left: number; readonly barred: number } {
  const frame = top(table);
  return frame.kind === 'reward' ? frame : { left: 0, barred: 0 };
}

/** SS-OPT-REWARD: by option the good just delivered cannot be taken back. */
const notBarred = (rule: string): MoveNeed<Kind<'take'>> => ({
  code: 'barred',
  rule,
  ok: ({ table }, { resource }) => rewardNow(table).barred !== resource,
  numbers: (_, { resource }) => ({ resource }),
});

/** One of the five resources for which there is room, one after the other; never knowledge. */
export const take = ({ variant, rules }: Kit) =>
  act(MOVES.take, {
    frames: ['reward'],
    needs: [
      {
        code: 'no-room',
        rule: rules.hold,
        ok: (at, { resource }) => roomFor(mine(at), resource) > 0,
        numbers: (at, { resource }) => ({ goods: resource, n: 1, room: roomFor(mine(at), resource) }),
      },
      ...(variant.tasks.some(({ barred }) => barred !== NONE) ? [notBarred(rules.exclude)] : []),
    ],
    play({ table }, seat, { resource }, tell) {
      const { left, barred } = rewardNow(table);
      table.stack.pop();
      addStock(playerOf(table, seat), resource, 1);
      tell?.all({ kind: 'took', seat, resource });
      grant(table, left - 1, barred, tell);
    },
  });
