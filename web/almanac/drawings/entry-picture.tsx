import { type Language, presentEdition } from '@orrery/catalog';
import { formatMessage } from '@orrery/words';
import { use, useState } from 'react';
import { GameIcon } from '../../art/icons/game-icon.tsx';
import { AlmanacContext } from '../entry-view.tsx';
import type { AlmanacExtras, AlmanacKit } from '../kit.ts';
import type { FormatMessage } from './entry-drawing.ts';

/** The game-specific additions of an almanac and the formatter for text on its drawings. */
export interface LocalizedExtras extends AlmanacKit {
  readonly say: FormatMessage;
  readonly TryIt: AlmanacExtras['TryIt'];
}

/**
 * The game's additions to its almanac; null if it has none. Loaded together with the text, because drawings that arrive later would shift
 * the layout. They show figures of the current edition, so older editions have none.
 */
export async function loadLocalizedExtras(
  loadExtras: (game: string) => Promise<AlmanacExtras | null>,
  game: string,
  edition: number,
  language: Language,
): Promise<LocalizedExtras | null> {
  const present = presentEdition(game);
  const [extras, texts = {}] = await Promise.all([loadExtras(game), present?.voice?.texts(language)]);
  if (extras === null) return null;
  const { kit, TryIt } = extras;
  const { drawings: _, ...others } = kit;
  const speech = { language, texts, names: [], reader: null, onError: 'show' } as const;
  return { ...(present?.edition === edition ? kit : others), say: (words) => formatMessage(words, speech), TryIt };
}

/** The drawing of an entry. It is hidden from screen readers, because the rules below it say the same. */
export function EntryPicture({ entry }: { readonly entry: string }) {
  const { gallery, game } = use(AlmanacContext);
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

/** The icon of an entry, for lists. */
export function EntrySign({ entry }: { readonly entry: string }) {
  const { gallery } = use(AlmanacContext);
  const sign = gallery?.drawings?.of[entry]?.sign;
  return sign === undefined ? null : <GameIcon name={sign} size="l" />;
}
