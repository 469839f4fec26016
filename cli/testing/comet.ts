import { findGame } from '@orrery/catalog';
import { type Game, hold, type Kinded } from '@orrery/kernel';
import { comet } from '@orrery/kernel/example';
import type { Shelved } from '../shelf.ts';

function listed(): Shelved {
  const found = findGame('comet');
  if (found === null) throw new Error('the catalog does not list comet');
  return found;
}

/** Comet as the catalog lists it. */
export const COMET: Shelved = listed();

/** A game that has no engine yet. */
export const COMING: Shelved = { ...COMET, id: 'nebula', state: 'coming', editions: [] };

/** Comet as the catalog lists it, but played by another engine. */
const playedBy = <T, H, B, M extends Kinded, E extends Kinded, O, K>(game: Game<T, H, B, M, E, O, K>): Shelved => ({
  ...COMET,
  editions: [{ edition: game.edition, load: async () => hold(game) }],
});

/** Comet that breaks as soon as somebody decides. */
export const BROKEN: Shelved = playedBy({
  ...comet,
  play() {
    throw new Error('the comet fell down');
  },
});
