import { findKit } from '../../../games/index.ts';

/** A small picture of a game beside its name. */
export function Thumb({ game }: { readonly game: string }) {
  const Picture = findKit(game)?.plate;
  return (
    <span className="online-thumb" aria-hidden="true">
      {Picture && <Picture />}
    </span>
  );
}
