import { LANGUAGES, type Language, presentEdition } from '@orrery/catalog';
import { type Almanac, parseAlmanac } from './parse.ts';

const opened = new Map<string, Promise<Almanac | null>>();

/** A game's almanac in a language, read once; null while nobody has written one. */
export function openAlmanac(game: string, language: Language): Promise<Almanac | null> {
  const shelf = `${game} ${language}`;
  const known = opened.get(shelf);
  if (known !== undefined) return known;
  const opening = read(game, language);
  opened.set(shelf, opening);
  opening.catch(() => opened.delete(shelf)); // a lost connection may come back
  return opening;
}

/** The same almanac in the other languages. */
export async function openElsewhere(game: string, language: Language): Promise<readonly Almanac[]> {
  const others = LANGUAGES.filter((each) => each !== language);
  const almanacs = await Promise.all(others.map((each) => openAlmanac(game, each)));
  return almanacs.filter((almanac) => almanac !== null);
}

async function read(game: string, language: Language): Promise<Almanac | null> {
  const voice = presentEdition(game)?.voice;
  return voice === undefined ? null : parseAlmanac(await voice.almanac(language));
}
