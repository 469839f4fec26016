import { findEdition, LANGUAGES, type Language } from '@orrery/catalog';
import { type Almanac, parseAlmanac } from './parse.ts';

const almanacCache = new Map<string, Promise<Almanac | null>>();

/** The almanac of a game's edition in a language, parsed once; null if there is none. */
export function openAlmanac(game: string, edition: number, language: Language): Promise<Almanac | null> {
  const cacheKey = `${game} ${edition} ${language}`;
  const known = almanacCache.get(cacheKey);
  if (known !== undefined) return known;
  const opening = readAlmanac(game, edition, language);
  almanacCache.set(cacheKey, opening);
  opening.catch(() => almanacCache.delete(cacheKey)); // a failed load may succeed later
  return opening;
}

/** The same almanac in the other languages. */
export async function openOtherLanguages(
  game: string,
  edition: number,
  language: Language,
): Promise<readonly Almanac[]> {
  const others = LANGUAGES.filter((each) => each !== language);
  const almanacs = await Promise.all(others.map((each) => openAlmanac(game, edition, each)));
  return almanacs.filter((almanac) => almanac !== null);
}

async function readAlmanac(game: string, edition: number, language: Language): Promise<Almanac | null> {
  const voice = findEdition(game, edition)?.voice;
  return voice === undefined ? null : parseAlmanac(await voice.almanac(language));
}
