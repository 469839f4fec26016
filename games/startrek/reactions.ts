import { something } from '@orrery/common';
import { has, type Seat, type SeatSet } from '@orrery/kernel';
import { characterWith } from './characters.ts';
import { SAFE } from './data.ts';
import { compensation, countHands, shield } from './framevalues.ts';
import { playerOf, type Table } from './state.ts';

const SHIELD = characterWith('seven-shield');
const COMPENSATION = characterWith('compensation');

/** ST-SUP-06, ST-SUP-07: whether a seat holds the card of this character and may use it in this turn. */
function isReady(table: Table, seat: Seat, character: number): boolean {
  const player = playerOf(table, seat);
  return player.support === character && player.ready <= table.turn;
}

function readyHolder(table: Table, character: number): Seat {
  for (let seat = 0; seat < table.players.length; seat++) if (isReady(table, seat, character)) return seat;
  return -1;
}

/** EC-08, EC-49: on a 7 the holder of the shield is asked if there is anything in it, before hands are counted. */
export function askShield(table: Table): void {
  const seat = readyHolder(table, SHIELD);
  const useful = seat >= 0 && (playerOf(table, seat).cards > SAFE || something(table.bank));
  table.stack.push(useful ? shield(seat) : countHands(0));
}

/** EC-09, EC-49: whoever holds the compensation and got nothing is asked, whatever the reason, if the bank has a card. */
export function askCompensation(table: Table, served: SeatSet): void {
  const seat = readyHolder(table, COMPENSATION);
  if (seat >= 0 && !has(served, seat) && something(table.bank)) table.stack.push(compensation(seat));
}
