import { COST } from '../data.ts';
import type { ShipKit } from '../kit.ts';
import { MOVES } from '../moves.ts';
import { addPoints, checkVictory } from '../score.ts';
import { payFromStock } from '../ship.ts';
import { defineAction, opponentOf, playerOf } from '../state.ts';
import { affordsGate, missionGates, ownPlayer } from './gates.ts';

const hasCentre = (set: number, centre: number): boolean => ((set >> centre) & 1) === 1;

/** SS-BLD-07, DU-CEN-01: any own centre that is still face down; it works at once. */
export const centre = (kit: ShipKit) =>
  defineAction(MOVES.centre, {
    frames: ['build'],
    gates: [affordsGate(COST.centre, kit.rules.centre), ...missionGates(kit, 'hasCentres')],
    needs: [
      {
        code: 'centre-built',
        rule: kit.rules.centre,
        ok: (at, move) => !hasCentre(ownPlayer(at).centres, move.centre),
      },
    ],
    play({ table }, seat, move, tell) {
      const player = playerOf(table, seat);
      payFromStock(player, COST.centre);
      player.centres |= 1 << move.centre;
      table.quiet = 0;
      tell?.all({ kind: 'centre', seat, centre: move.centre, level: 1, paid: COST.centre });
    },
  });

/** SS-BLD-08, SS-BLD-09, DU-CEN-02 to 04: on an own centre I, and each only once in the game. */
export const centre2 = (kit: ShipKit) =>
  defineAction(MOVES['centre-2'], {
    frames: ['build'],
    gates: [affordsGate(COST['centre-2'], kit.rules.centre2), ...missionGates(kit, 'hasLevels')],
    needs: [
      { code: 'no-centre', rule: kit.rules.centre2, ok: (at, move) => hasCentre(ownPlayer(at).centres, move.centre) },
      {
        code: 'centre-built',
        rule: kit.rules.centre2,
        ok: (at, move) => !hasCentre(ownPlayer(at).centres2, move.centre),
      },
      {
        code: 'centre-taken',
        rule: kit.rules.unique,
        ok: ({ table, seat }, move) => !hasCentre(playerOf(table, opponentOf(seat)).centres2, move.centre),
      },
    ],
    play({ table }, seat, move, tell) {
      const player = playerOf(table, seat);
      payFromStock(player, COST['centre-2']);
      player.centres2 |= 1 << move.centre;
      addPoints(table, seat, 1);
      tell?.all({ kind: 'centre', seat, centre: move.centre, level: 2, paid: COST['centre-2'] });
      checkVictory(table, tell);
    },
  });
