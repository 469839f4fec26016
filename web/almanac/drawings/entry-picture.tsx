import { type Language, presentEdition } from '@orrery/catalog';
import { say } from '@orrery/words';
import { use, useState } from 'react';
import { GameIcon } from '../../art/icons/game-icon.tsx';
import { ShelfContext } from '../entry-view.tsx';
import type { Drawings, SayWords } from './drawn.ts';

/** The drawings of each game's almanac, brought when somebody reads there. */
export const DRAWINGS: Readonly<Record<string, () => Promise<Drawings>>> = {
  startrek: async () => (await import('../../games/startrek/almanac/drawings.tsx')).STARTREK_DRAWINGS,
  starship: async () => (await import('../../games/ship/almanac/drawings.tsx')).STARSHIP_DRAWINGS,
  duel: async () => (await import('../../games/ship/almanac/drawings.tsx')).DUEL_DRAWINGS,
  starfarers: async () => (await import('../../games/starfarers/almanac/drawings.tsx')).STARFARERS_DRAWINGS,
};

/** Drawings, and how what is written on them is said. */
export interface Gallery {
  readonly drawings: Drawings;
  readonly say: SayWords;
}

/**
 * The drawings of an almanac, null where there are none. They come with the text: late ones would push it aside. They
 * show the figures of the present edition, so older ones have none.
 */
export async function loadGallery(game: string, edition: number, language: Language): Promise<Gallery | null> {
  const present = presentEdition(game);
  const load = DRAWINGS[game];
  if (present?.voice === undefined || present.edition !== edition || load === undefined) return null;
  const { voice } = present;
  const [drawings, texts] = await Promise.all([load(), voice.texts(language)]);
  const speech = { language, texts, names: [], reader: null, faults: 'show' } as const;
  return { drawings, say: (words) => say(words, speech) };
}

/** What an entry is about, drawn. It is silent: the rules below say the same. */
export function EntryPicture({ entry }: { readonly entry: string }) {
  const { gallery, game } = use(ShelfContext);
  const definedBy = gallery?.drawings.definedBy ?? '';
  const [isAlone] = useState(() => document.getElementById(definedBy) === null);
  const drawn = gallery?.drawings.of[entry];
  if (gallery === null || drawn === undefined) return null;
  const { Definitions } = gallery.drawings;
  return (
    <figure className="almanac-picture" data-game={game} aria-hidden="true">
      {isAlone && <Definitions />}
      {drawn.draw(gallery.say)}
    </figure>
  );
}

/** The sign of an entry, for lists. */
export function EntrySign({ entry }: { readonly entry: string }) {
  const { gallery } = use(ShelfContext);
  const sign = gallery?.drawings.of[entry]?.sign;
  return sign === undefined ? null : <GameIcon name={sign} size="l" />;
}
