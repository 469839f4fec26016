import type { Seat } from '@orrery/kernel';
import type { Sitter } from '../../session/session.ts';

interface Company {
  readonly sitters: readonly Sitter[];
  readonly view: { readonly seat: Seat | null };
}

/** What somebody is called. */
export const nameOf = ({ sitters }: Pick<Company, 'sitters'>, seat: Seat): string => sitters[seat]?.name ?? '';

/** The seats but the reader's own. */
export const othersAt = ({ sitters, view }: Company): readonly Seat[] =>
  sitters.flatMap((_, seat) => (seat === view.seat ? [] : [seat]));

/** Somebody in a sentence of ours: `{who, select, you {You lead} other {{name} leads}}`. */
export const whoIs = (play: Company, seat: Seat): { readonly who: string; readonly name: string } => ({
  who: seat === play.view.seat ? 'you' : 'other',
  name: nameOf(play, seat),
});
