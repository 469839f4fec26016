import type { Seat } from '@orrery/kernel';
import type { Sitter } from '../../session/session.ts';

interface SeatedView {
  readonly sitters: readonly Sitter[];
  readonly view: { readonly seat: Seat | null };
}

export const sitterName = ({ sitters }: Pick<SeatedView, 'sitters'>, seat: Seat): string => sitters[seat]?.name ?? '';

/** All seats except the viewer's own. */
export const otherSeats = ({ sitters, view }: SeatedView): readonly Seat[] =>
  sitters.flatMap((_, seat) => (seat === view.seat ? [] : [seat]));

/** Arguments for a text about a player: `{who, select, you {You lead} other {{name} leads}}`. */
export const seatTextArgs = (play: SeatedView, seat: Seat): { readonly who: string; readonly name: string } => ({
  who: seat === play.view.seat ? 'you' : 'other',
  name: sitterName(play, seat),
});
