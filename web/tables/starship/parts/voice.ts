import type { Seat } from '@orrery/kernel';
import type { Move } from '@orrery/starship/facts';
import { type Speak, useSpeak } from '../../../texts/catalogue.ts';
import type { Gear, ShipPlay } from '../gear.ts';
import { SHIP_TEXTS, type ShipKey } from '../texts.ts';

export type SayShip = Speak<ShipKey>;

/** How the parts of this table say their own texts. */
export const useShip = (): SayShip => useSpeak(SHIP_TEXTS);

/** A move as the game names it. */
export const moveName = (play: ShipPlay, { wording }: Gear, move: Move): string =>
  play.say(wording.move(move, play.view.table));

/** What somebody is called; a seat without a name by what the game calls it. */
export const nameOf = (play: ShipPlay, { wording }: Gear, seat: Seat): string =>
  play.sitters[seat]?.name || play.say(wording.seat(seat, 2));

/** Somebody in a sentence of ours: `{who, select, you {You lead} other {{name} leads}}`. */
export const whoIs = (play: ShipPlay, gear: Gear, seat: Seat): { readonly who: string; readonly name: string } => ({
  who: seat === play.view.seat ? 'you' : 'other',
  name: nameOf(play, gear, seat),
});
