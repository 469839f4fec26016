import { COST } from '../data.ts';
import type { Kit } from '../kit.ts';
import { MOVES } from '../moves.ts';
import { judge, score } from '../score.ts';
import { pay } from '../ship.ts';
import { act, opponentOf, playerOf } from '../state.ts';
import { affords, learnt, mine } from './gates.ts';

const has = (set: number, centre: number): boolean => ((set >> centre) & 1) === 1;

/** SS-BLD-07, DU-CEN-01: any centre of one's own that still lies face down; it works at once. */
export const centre = (kit: Kit) =>
  act(MOVES.centre, {
    frames: ['build'],
    gates: [affords(COST.centre, kit.rules.centre), ...learnt(kit, 'hasCentres')],
    needs: [{ code: 'centre-built', rule: kit.rules.centre, ok: (at, move) => !has(mine(at).centres, move.centre) }],
    play({ table }, seat, move, tell) {
      const player = playerOf(table, seat);
      pay(player, COST.centre);
      player.centres |= 1 << move.centre;
      table.quiet = 0;
      tell?.all({ kind: 'centre', seat, centre: move.centre, level: 1, paid: COST.centre });
    },
  });

/** SS-BLD-08, SS-BLD-09, DU-CEN-02 to 04: on a centre I of one's own, and each only once in the game. */
export const centre2 = (kit: Kit) =>
  act(MOVES['centre-2'], {
    frames: ['build'],
    gates: [affords(COST['centre-2'], kit.rules.centre2), ...learnt(kit, 'hasLevels')],
    needs: [
      { code: 'no-centre', rule: kit.rules.centre2, ok: (at, move) => has(mine(at).centres, move.centre) },
      { code: 'centre-built', rule: kit.rules.centre2, ok: (at, move) => !has(mine(at).centres2, move.centre) },
      {
        code: 'centre-taken',
        rule: kit.rules.unique,
        ok: ({ table, seat }, move) => !has(playerOf(table, opponentOf(seat)).centres2, move.centre),
      },
    ],
    play({ table }, seat, move, tell) {
      const player = playerOf(table, seat);
      pay(player, COST['centre-2']);
      player.centres2 |= 1 << move.centre;
      score(table, seat, 1);
      tell?.all({ kind: 'centre', seat, centre: move.centre, level: 2, paid: COST['centre-2'] });
      judge(table, tell);
    },
  });
