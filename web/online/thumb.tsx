import { PICTURES } from '../art/plates/pictures.ts';

/** The picture of a game, small, beside its name. */
export function Thumb({ game }: { readonly game: string }) {
  const Picture = PICTURES[game];
  return (
    <span className="online-thumb" aria-hidden="true">
      {Picture && <Picture />}
    </span>
  );
}
