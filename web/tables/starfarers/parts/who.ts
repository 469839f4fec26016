import type { Seat } from '@orrery/kernel';
import type { FarPlay } from '../far.ts';
import { nameOf } from './voice.ts';

/** The seats but the reader's own. */
export const othersAt = ({ view: { table, seat: reader } }: FarPlay): readonly Seat[] =>
  table.players.flatMap((_, seat) => (seat === reader ? [] : [seat]));

/** Somebody in a sentence of ours: `{who, select, you {You lead} other {{name} leads}}`. */
export const whoIs = (play: FarPlay, seat: Seat): { readonly who: string; readonly name: string } => ({
  who: seat === play.view.seat ? 'you' : 'other',
  name: nameOf(play, seat),
});
