import { bitCount, NONE } from '@orrery/common';
import { topFrame } from '@orrery/kernel';
import { shipAt, shipCargo } from '../board.ts';
import { BOOSTER, MIN_BOOSTERS_FOR_JUMP, SHAKES, SHIPS_PER_SEAT } from '../data.ts';
import { finishShip, jumpShip as jumpTo, shipThatMustGoOn } from '../flight.ts';
import { SPACE_JUMP_BITS, speedBonus } from '../friendship.ts';
import { MOVES } from '../moves.ts';
import { addAllEnds } from '../reach.ts';
import { defineAction, playerOf, type Table, type TableGate, USED_BITS, type View } from '../state.ts';
import { VERTEX_COUNT } from '../topology.ts';
import { endNeeds, shipNeeds } from './ends.ts';
import { cardsHeld, ownPlayer } from './gates.ts';

const { all: JUMP_MOVES } = MOVES.jump;

const isByCard = (table: Table): boolean => topFrame(table).kind === 'flight';
const jumpsUsed = (at: View): number => bitCount((ownPlayer(at)?.used ?? 0) & (USED_BITS.jump | USED_BITS.jumpAgain));
const boosterCount = (at: View): number =>
  (ownPlayer(at)?.fitted[BOOSTER] ?? 0) + speedBonus(ownPlayer(at)?.friends ?? 0);

/** A gate only for the card: an encounter's jump does not need it. */
const cardGate = (code: string, ok: (at: View) => boolean): TableGate => ({
  code,
  rule: 'SF-FRIEND-JUMP',
  ok: (at) => !isByCard(at.table) || ok(at),
});

/** A ship that has begun to fly cannot also jump. */
const isUnderWay = (table: Table, ship: number): boolean => isByCard(table) && table.flying === ship;

/** SF-ENC-08, SF-FRIEND-JUMP, A-15, A-28, A-39: a ship moves to any place where it might end a flight. */
export const jump = defineAction(MOVES.jump, {
  frames: ['jump', 'flight'],
  gates: [
    cardGate('no-card', (at) => cardsHeld(at, SPACE_JUMP_BITS) > 0),
    cardGate('used-up', (at) => jumpsUsed(at) < cardsHeld(at, SPACE_JUMP_BITS) || cardsHeld(at, SPACE_JUMP_BITS) === 0),
    cardGate('black-ball', ({ table }) => SHAKES[table.shake]?.black !== true),
    {
      ...cardGate('too-few-boosters', (at) => boosterCount(at) >= MIN_BOOSTERS_FOR_JUMP),
      numbers: (at) => ({ have: boosterCount(at), least: MIN_BOOSTERS_FOR_JUMP }),
    },
    { code: 'must-go-on', rule: 'SF-FLIGHT-04', ok: ({ table, seat }) => shipThatMustGoOn(table, seat) === NONE },
  ],
  needs: [
    ...shipNeeds,
    { code: 'ship-flown', rule: 'SF-FRIEND-JUMP', ok: ({ table }, { ship }) => !isUnderWay(table, ship) },
    ...endNeeds,
  ],
  exact: true,
  candidates({ table, seat }, out) {
    const { stuck, flown } = playerOf(table, seat);
    for (let ship = 0; ship < SHIPS_PER_SEAT; ship++) {
      const code = shipAt(table, seat, ship);
      if (code === NONE || (((stuck | flown) >> ship) & 1) === 1 || isUnderWay(table, ship)) continue;
      addAllEnds(table, seat, shipCargo(code), out, JUMP_MOVES, ship * VERTEX_COUNT);
    }
  },
  play(state, seat, { ship, vertex }, tell) {
    const { table } = state;
    const player = playerOf(table, seat);
    const byFriend = isByCard(table);
    if (byFriend) {
      finishShip(table);
      player.used |= (player.used & USED_BITS.jump) === 0 ? USED_BITS.jump : USED_BITS.jumpAgain;
    } else table.stack.pop();
    if (byFriend || table.options.jump === 'replaces') player.flown |= 1 << ship;
    jumpTo(state, seat, ship, vertex, tell);
  },
});
