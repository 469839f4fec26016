import { bitCount, NONE } from '@orrery/common';
import { top } from '@orrery/kernel';
import { cargoOf, shipAt } from '../board.ts';
import { BOOSTER, JUMP_BOOSTERS, SHAKES, SHIPS } from '../data.ts';
import { boundShip, finishShip, jump as jumpTo } from '../flight.ts';
import { SPACE_JUMPS, speedBonus } from '../friendship.ts';
import { MOVES } from '../moves.ts';
import { addEnds } from '../reach.ts';
import { act, playerOf, type Table, type TableGate, USED, type View } from '../state.ts';
import { VERTICES } from '../topology.ts';
import { endNeeds, shipNeeds } from './ends.ts';
import { held, mine } from './gates.ts';

const { all: JUMP } = MOVES.jump;

const isByCard = (table: Table): boolean => top(table).kind === 'flight';
const used = (at: View): number => bitCount((mine(at)?.used ?? 0) & (USED.jump | USED.jumpAgain));
const boosters = (at: View): number => (mine(at)?.fitted[BOOSTER] ?? 0) + speedBonus(mine(at)?.friends ?? 0);

/** A gate for the card alone: an encounter's jump is free of it. */
const byCard = (code: string, ok: (at: View) => boolean): TableGate => ({
  code,
  rule: 'SF-FRIEND-JUMP',
  ok: (at) => !isByCard(at.table) || ok(at),
});

/** A ship that has begun to fly does not jump as well. */
const isUnderWay = (table: Table, ship: number): boolean => isByCard(table) && table.flying === ship;

/** SF-ENC-08, SF-FRIEND-JUMP, A-15, A-28, A-39: a ship is put wherever it might end a flight. */
export const jump = act(MOVES.jump, {
  frames: ['jump', 'flight'],
  gates: [
    byCard('no-card', (at) => held(at, SPACE_JUMPS) > 0),
    byCard('used-up', (at) => used(at) < held(at, SPACE_JUMPS) || held(at, SPACE_JUMPS) === 0),
    byCard('black-ball', ({ table }) => SHAKES[table.shake]?.black !== true),
    {
      ...byCard('too-few-boosters', (at) => boosters(at) >= JUMP_BOOSTERS),
      numbers: (at) => ({ have: boosters(at), least: JUMP_BOOSTERS }),
    },
    { code: 'must-go-on', rule: 'SF-FLIGHT-04', ok: ({ table, seat }) => boundShip(table, seat) === NONE },
  ],
  needs: [
    ...shipNeeds,
    { code: 'ship-flown', rule: 'SF-FRIEND-JUMP', ok: ({ table }, { ship }) => !isUnderWay(table, ship) },
    ...endNeeds,
  ],
  exact: true,
  candidates({ table, seat }, out) {
    const { stuck, flown } = playerOf(table, seat);
    for (let ship = 0; ship < SHIPS; ship++) {
      const code = shipAt(table, seat, ship);
      if (code === NONE || (((stuck | flown) >> ship) & 1) === 1 || isUnderWay(table, ship)) continue;
      addEnds(table, seat, cargoOf(code), out, JUMP, ship * VERTICES);
    }
  },
  play(state, seat, { ship, vertex }, tell) {
    const { table } = state;
    const player = playerOf(table, seat);
    const byFriend = isByCard(table);
    if (byFriend) {
      finishShip(table);
      player.used |= (player.used & USED.jump) === 0 ? USED.jump : USED.jumpAgain;
    } else table.stack.pop();
    if (byFriend || table.options.jump === 'replaces') player.flown |= 1 << ship;
    jumpTo(state, seat, ship, vertex, tell);
  },
});
