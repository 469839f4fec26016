import { GAMES, type Language, presentEdition } from '@orrery/catalog';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { findKit } from '../../games/index.ts';
import { loadAlmanacExtras } from '../../pages/almanac/extras.ts';
import { CHAPTERS } from '../chapters.ts';
import { parseAlmanac } from '../parse.ts';
import { loadLocalizedExtras } from './entry-picture.tsx';

const keysOf = async (game: string): Promise<readonly string[]> => {
  const text = await presentEdition(game)?.voice?.almanac('en');
  return parseAlmanac(text ?? '').entries.map(({ key }) => key);
};

/** Drawings differ between languages only in card names, so each game is checked in one language. */
const READ_IN: Readonly<Record<string, Language>> = { startrek: 'en', starship: 'de', duel: 'nl', starfarers: 'de' };

const DRAWN = GAMES.map(({ id }) => id).filter((game) => findKit(game)?.almanac !== undefined);

describe.each(DRAWN)('the almanac of %s', (game) => {
  test('every entry is drawn, and nothing else is', async () => {
    const keys = await keysOf(game);
    const almanac = await findKit(game)?.almanac?.();
    expect(Object.keys(almanac?.drawings?.of ?? {}).sort()).toEqual([...keys].sort());
  });

  test('every drawing shows something, and every word on it is known', async () => {
    const gallery = await loadLocalizedExtras(
      loadAlmanacExtras,
      game,
      presentEdition(game)?.edition ?? 0,
      READ_IN[game] ?? 'en',
    );
    for (const [key, { draw }] of Object.entries(gallery?.drawings?.of ?? {})) {
      const shown = gallery === null ? '' : renderToStaticMarkup(draw(gallery.say));
      expect(shown, key).toMatch(/<svg/);
      expect(shown, key).not.toMatch(/undefined|NaN|⟦/);
    }
  });

  test('every entry stands in one chapter', async () => {
    const chapters = (await findKit(game)?.almanac?.())?.chapters;
    const shelved = CHAPTERS.flatMap((chapter) => chapters?.[chapter] ?? []);
    expect([...shelved].sort()).toEqual([...(await keysOf(game))].sort());
  });
});
