import type { Seat } from '@orrery/kernel';
import type { Move } from '@orrery/startrek/facts';
import { wording } from '@orrery/startrek/words';
import { type Speak, useSpeak } from '../../../texts/catalogue.ts';
import { TREK_TEXTS, type TrekKey } from '../texts.ts';
import type { TrekPlay } from '../trek.ts';

/** How the parts of this table say their own texts. */
export const useTrek = (): Speak<TrekKey> => useSpeak(TREK_TEXTS);

/** A move as the game names it. */
export const moveName = (play: TrekPlay, move: Move): string => play.say(wording.move(move, play.view.table));

/** What somebody is called. */
export const nameOf = (play: TrekPlay, seat: Seat): string => play.sitters[seat]?.name ?? '';

/** The seats but the reader's own. */
export const othersAt = ({ view: { table, seat: reader } }: TrekPlay): readonly Seat[] =>
  table.players.flatMap((_, seat) => (seat === reader ? [] : [seat]));

/** Somebody in a sentence of ours: `{who, select, you {You lead} other {{name} leads}}`. */
export const whoIs = (play: TrekPlay, seat: Seat): { readonly who: string; readonly name: string } => ({
  who: seat === play.view.seat ? 'you' : 'other',
  name: nameOf(play, seat),
});
