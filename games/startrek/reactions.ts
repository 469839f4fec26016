import { isNonEmpty } from '@orrery/common';
import { hasSeat, type Seat, type SeatSet } from '@orrery/kernel';
import { characterWithEffect } from './characters.ts';
import { HAND_LIMIT } from './data.ts';
import { compensationFrame, countFrame, shieldFrame } from './frame-constants.ts';
import { playerOf, type Table } from './state.ts';

const SHIELD_CHARACTER = characterWithEffect('seven-shield');
const COMPENSATION_CHARACTER = characterWithEffect('compensation');

/** ST-SUP-06, ST-SUP-07: whether a seat holds the card of this character and may use it this turn. */
function isReady(table: Table, seat: Seat, character: number): boolean {
  const player = playerOf(table, seat);
  return player.support === character && player.ready <= table.turn;
}

function readyHolder(table: Table, character: number): Seat {
  for (let seat = 0; seat < table.players.length; seat++) if (isReady(table, seat, character)) return seat;
  return -1;
}

/** EC-08, EC-49: on a 7 the holder of the shield is asked, if it has an effect, before hands are counted. */
export function askShield(table: Table): void {
  const seat = readyHolder(table, SHIELD_CHARACTER);
  const useful = seat >= 0 && (playerOf(table, seat).cards > HAND_LIMIT || isNonEmpty(table.bank));
  table.stack.push(useful ? shieldFrame(seat) : countFrame(0));
}

/** EC-09, EC-49: the holder of the compensation who got nothing, for any reason, is asked if the bank has a card. */
export function askCompensation(table: Table, served: SeatSet): void {
  const seat = readyHolder(table, COMPENSATION_CHARACTER);
  if (seat >= 0 && !hasSeat(served, seat) && isNonEmpty(table.bank)) table.stack.push(compensationFrame(seat));
}
