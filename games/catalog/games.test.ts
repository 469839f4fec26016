import { digestOf } from '@orrery/common/texts';
import { type AnyGameWithMessages, bookValue, COMPLETE_LANGUAGES, optionNames } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { ALL_GAMES, findEdition, findGame, GAMES, LANGUAGES, presentEdition } from './index.ts';

test('every game has its own id, and no game is listed twice', () => {
  const ids = ALL_GAMES.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
  expect(ids).toEqual(expect.arrayContaining(GAMES.map(({ id }) => id)));
});

test('games are listed in order of their positions, all different', () => {
  const places = GAMES.map(({ listPosition }) => listPosition);
  expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
});

test('a game is found only by its exact id', () => {
  for (const game of ALL_GAMES) expect(findGame(game.id)).toBe(game);
  expect(findGame('chess')).toBeNull();
  expect(findGame('toString')).toBeNull();
});

test('an edition is found by its number, the newest is the present one, and unknown ones are not found', () => {
  for (const { id, editions } of ALL_GAMES) {
    for (const edition of editions) expect(findEdition(id, edition.edition)).toBe(edition);
    expect(presentEdition(id)).toBe(editions.at(-1));
    expect(findEdition(id, editions.length + 1)).toBeNull();
  }
  expect(findEdition('chess', 1)).toBeNull();
  expect(presentEdition('chess')).toBeNull();
});

test.each(ALL_GAMES)('$id has a name and a summary in every language', ({ name, summary, rules }) => {
  for (const language of COMPLETE_LANGUAGES) {
    expect(name[language]).not.toBe('');
    expect(rules[language]).not.toBe('');
    expect(summary[language]).toMatch(/\.$/);
  }
});

test.each(GAMES)('$id names the rules it plays in every language', ({ name, rules }) => {
  for (const language of COMPLETE_LANGUAGES) {
    expect(rules[language]).toMatch(/^\p{Lu}/u);
    expect(rules[language]).not.toBe(name[language]);
  }
});

test.each(ALL_GAMES)('the engines of $id match the catalog, the newest last', async (entry) => {
  const numbers = entry.editions.map(({ edition }) => edition);
  expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
  for (const { edition, load } of entry.editions) {
    const told = (await load()).use(({ id, edition, seats }) => ({ id, edition, seats }));
    expect(told).toEqual({ id: entry.id, edition, seats: entry.seats });
  }
});

const MAX_DIGEST_WORDS = 2000;

test.each(GAMES)('the rules of $id in short have at most 2,000 words in every language', async ({ editions }) => {
  const voice = editions.at(-1)?.voice;
  const parts = await voice?.digest?.();
  if (voice === undefined || parts === undefined) throw new Error('no digest');
  for (const language of LANGUAGES) {
    const digest = digestOf(await voice.almanac(language), parts);
    const words = digest.match(/[\p{L}\p{N}'’-]+/gu) ?? [];
    expect(words.length).toBeGreaterThan(1000);
    expect(words.length).toBeLessThanOrEqual(MAX_DIGEST_WORDS);
    expect(digest).not.toMatch(/\*\*|\]\(|\(ruling\)|\(Festlegung\)|\(besluit\)|<!--|\{/);
  }
});

test.each(GAMES)('every rule that the rules of $id in short leave out exists', async ({ editions }) => {
  const voice = editions.at(-1)?.voice;
  const almanac = (await voice?.almanac('en')) ?? '';
  const omits = (await voice?.digest?.())?.omits ?? [];
  expect(omits.filter((id) => !almanac.includes(`**${id}**`))).toEqual([]);
});

const voices = ALL_GAMES.flatMap(({ id, editions }) =>
  editions.flatMap(({ edition, voice }) => (voice === undefined ? [] : [{ id, edition, voice }])),
);

test.each(voices)('$id, edition $edition, has texts and an almanac in every language', async ({ voice }) => {
  const keys = Object.keys(await voice.texts('en'));
  expect(keys).not.toEqual([]);
  for (const language of LANGUAGES) {
    expect(Object.keys(await voice.texts(language))).toEqual(keys);
    expect(await voice.almanac(language)).toMatch(/^# .+\n/);
  }
});

test.each(voices)('the texts of $id belong to the engine that is loaded', async ({ id, edition, voice }) => {
  const told = (await voice.words()).use((game, gameMessages) => ({
    id: game.id,
    edition: game.edition,
    gameMessages,
  }));
  expect(told).toMatchObject({ id, edition, gameMessages: {} });
});

test.each(voices)('every rule named by an option of $id is in its almanac', async ({ voice }) => {
  const rules = (await voice.words()).use(({ options }) => optionNames(options).map((name) => options[name].rule));
  for (const language of LANGUAGES) {
    const almanac = await voice.almanac(language);
    expect(rules.filter((rule) => !almanac.includes(`**${rule}**`))).toEqual([]);
  }
});

interface Declared {
  readonly name: string;
  readonly of: readonly unknown[];
  readonly book: unknown;
}

const declaredIn = (engine: AnyGameWithMessages): readonly Declared[] =>
  engine.use(({ options }) =>
    optionNames(options).map((name): Declared => ({ name, of: options[name].of, book: bookValue(options, name) })),
  );

test.each(ALL_GAMES)('every option of $id declares the value of the books, or that they have none', async ({ id }) => {
  const engine = await presentEdition(id)?.voice?.words();
  const told = engine === undefined ? [] : declaredIn(engine);
  expect(told.filter(({ of, book }) => book !== null && !of.includes(book))).toEqual([]);
});

test('an edition frozen before options declared values of the books declares none', async () => {
  const engine = await findEdition('startrek', 1)?.voice?.words();
  const told = engine === undefined ? [] : declaredIn(engine);
  expect(told).not.toEqual([]);
  expect(told.map(({ book }) => book)).toEqual(told.map(() => undefined));
});

test.each(ALL_GAMES)('$id is complete only with an engine', ({ state, editions }) => {
  expect(state === 'complete' && editions.length === 0).toBe(false);
});
