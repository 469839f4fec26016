import { type Language, presentEdition } from '@orrery/catalog';
import { say } from '@orrery/words';
import { use, useState } from 'react';
import { GameIcon } from '../../art/icons/game-icon.tsx';
import { ShelfContext } from '../entry-view.tsx';
import type { AlmanacExtras, AlmanacKit } from '../kit.ts';
import type { SayWords } from './drawn.ts';

/** What an almanac has beside its text, and how what is written on its drawings is said. */
export interface Gallery extends AlmanacKit {
  readonly say: SayWords;
  readonly TryIt: AlmanacExtras['TryIt'];
}

/**
 * What the almanac of a game has beside its text, null where it has nothing. It comes with the text: late drawings would
 * push it aside. They show the figures of the present edition, so older ones have none.
 */
export async function loadGallery(
  loadExtras: (game: string) => Promise<AlmanacExtras | null>,
  game: string,
  edition: number,
  language: Language,
): Promise<Gallery | null> {
  const present = presentEdition(game);
  const [extras, texts = {}] = await Promise.all([loadExtras(game), present?.voice?.texts(language)]);
  if (extras === null) return null;
  const { kit, TryIt } = extras;
  const { drawings: _, ...others } = kit;
  const speech = { language, texts, names: [], reader: null, faults: 'show' } as const;
  return { ...(present?.edition === edition ? kit : others), say: (words) => say(words, speech), TryIt };
}

/** What an entry is about, drawn. It is silent: the rules below say the same. */
export function EntryPicture({ entry }: { readonly entry: string }) {
  const { gallery, game } = use(ShelfContext);
  const drawings = gallery?.drawings;
  const [isAlone] = useState(() => document.getElementById(drawings?.definedBy ?? '') === null);
  const drawn = drawings?.of[entry];
  if (gallery === null || drawings === undefined || drawn === undefined) return null;
  const { Definitions } = drawings;
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
  const sign = gallery?.drawings?.of[entry]?.sign;
  return sign === undefined ? null : <GameIcon name={sign} size="l" />;
}
