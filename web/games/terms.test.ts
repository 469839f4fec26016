import { GAMES, LANGUAGES, type Language, presentEdition } from '@orrery/catalog';
import type { Glossary } from '@orrery/common';
import { expect, test } from 'vitest';

type Texts = Readonly<Record<string, string>>;

/** All texts of the app about a game that are not the game's own, by file. */
const CATALOGUES = import.meta.glob<Texts>('./*/**/texts/*.json', { eager: true, import: 'default' });

/** The glossary of every game that has one, by file. */
const TERMS = import.meta.glob<Glossary>('../../games/*/terms.ts', { eager: true, import: 'TERMS' });

interface Shared {
  /** A folder of the app that the game shares with another. */
  readonly folder: string;
  /** Texts in shared catalogues that belong to the other game. */
  readonly others: RegExp;
}

const SHARED: Readonly<Record<string, Shared>> = {
  starship: { folder: 'ship', others: /\bduel\b|^task\.order$|\.asteroids$|^option\.(median|mission)\b/ },
  duel: { folder: 'ship', others: /\bstarship\b|\.lost(-planet)?$/ },
};

interface Edition {
  readonly game: string;
  readonly terms: Glossary;
  readonly folders: readonly string[];
  readonly others: RegExp;
}

const NONE = /^$/;
const EDITIONS = GAMES.flatMap(({ id: game }): Edition[] => {
  const terms = TERMS[`../../games/${game}/terms.ts`];
  if (terms === undefined) return [];
  const { [game]: shared } = SHARED;
  return [{ game, terms, folders: shared ? [game, shared.folder] : [game], others: shared?.others ?? NONE }];
});

/** A text without what nobody reads: search words, rule ids, link targets, argument names, soft hyphens. */
const read = (text: string): string =>
  text.replace(/<!--.*?-->|\*\*[A-Z0-9-]+\*\*|\(#[^)]*\)|\{#[^}]*\}|\{\w+(?=[,}])|\u00ad/g, '');

/** Every text of a game in a language, with its key or the start of its line. */
async function textsOf({ game, folders, others }: Edition, language: Language): Promise<readonly [string, string][]> {
  const voice = presentEdition(game)?.voice;
  if (voice === undefined) throw new Error(`${game} has no texts`);
  const rules = (await voice.almanac(language)).split('\n').map((line): [string, string] => [line.slice(0, 20), line]);
  const own = folders.flatMap((folder) =>
    Object.entries(CATALOGUES)
      .filter(([path]) => path.startsWith(`./${folder}/`) && path.endsWith(`/${language}.json`))
      .flatMap(([, texts]) => Object.entries(texts)),
  );
  const said = [...Object.entries(await voice.texts(language)), ...own].filter(([key]) => !others.test(key));
  return [...rules, ...said];
}

const CASES = EDITIONS.flatMap((edition) => LANGUAGES.map((language) => ({ game: edition.game, language, edition })));

test.each(CASES)('no text of $game in $language uses a word of another edition', async ({ edition, language }) => {
  const texts = await textsOf(edition, language);
  const foreign = Object.values(edition.terms).flatMap(({ [language]: term }) => term?.slice(1) ?? []);
  const found = texts.flatMap(([where, text]) =>
    foreign.flatMap((pattern) => {
      const [word] = new RegExp(pattern).exec(read(text)) ?? [];
      return word === undefined ? [] : [`${where}: ${word}`];
    }),
  );
  expect(found).toEqual([]);
});

test.each(CASES)('the almanac of $game in $language uses the terms of its edition', async ({ edition, language }) => {
  const almanac = read((await presentEdition(edition.game)?.voice?.almanac(language)) ?? '').toLowerCase();
  const own = Object.values(edition.terms).flatMap(({ [language]: term }) => term?.[0] ?? []);
  expect(own.filter((term) => !almanac.includes(term.toLowerCase()))).toEqual([]);
});
