import type { Move } from '@orrery/ship/facts';
import { type Speak, useSpeak } from '../../../../texts/catalogue.ts';
import type { Gear, ShipPlay } from '../gear.ts';
import { SHIP_TEXTS, type ShipKey } from '../texts.ts';

export type SayShip = Speak<ShipKey>;

/** How the parts of this table say their own texts. */
export const useShip = (): SayShip => useSpeak(SHIP_TEXTS);

/** A move as the game names it. */
export const moveName = (play: ShipPlay, { wording }: Gear, move: Move): string =>
  play.say(wording.move(move, play.view.table));
