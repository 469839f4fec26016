import { findEdition, LANGUAGES, type Language } from '@orrery/catalog';
import { type Almanac, parseAlmanac } from './parse.ts';

const opened = new Map<string, Promise<Almanac | null>>();

/** The almanac of a game's edition in a language, read once; null while nobody has written one. */
export function openAlmanac(game: string, edition: number, language: Language): Promise<Almanac | null> {
  const shelf = `${game} ${edition} ${language}`;
  const known = opened.get(shelf);
  if (known !== undefined) return known;
  const opening = read(game, edition, language);
  opened.set(shelf, opening);
  opening.catch(() => opened.delete(shelf)); // a lost connection may come back
  return opening;
}

/** The same almanac in the other languages. */
export async function openElsewhere(game: string, edition: number, language: Language): Promise<readonly Almanac[]> {
  const others = LANGUAGES.filter((each) => each !== language);
  const almanacs = await Promise.all(others.map((each) => openAlmanac(game, edition, each)));
  return almanacs.filter((almanac) => almanac !== null);
}

async function read(game: string, edition: number, language: Language): Promise<Almanac | null> {
  const voice = findEdition(game, edition)?.voice;
  return voice === undefined ? null : parseAlmanac(await voice.almanac(language));
}
