import { LANGUAGES, type Language, presentEdition } from '@orrery/catalog';
import { beforeAll, describe, expect, test } from 'vitest';
import { parseAlmanac } from './parse.ts';
import { aliasesOf, foldSpelling, foldText, makeSearch, matchScore, type SearchHit } from './search.ts';

test('case, diacritics and ligatures do not matter', () => {
  expect(foldText('Ölpreis über STRAßE, æther')).toBe('olpreis uber strasse, aether');
});

test('spellings such as ae for ä and y for ij are understood', () => {
  expect(foldSpelling('Häfen, fünf, größer')).toBe(foldSpelling('Haefen, fuenf, groesser'));
  expect(foldSpelling('prijs')).toBe(foldSpelling('prys'));
  expect(foldSpelling('prĳs')).toBe(foldSpelling('prijs'));
});

test.each([
  ['cruiser', 'cruiser'],
  ['cruis', 'cruiser'],
  ['crusier', 'cruiser'],
  ['criser', 'cruiser'],
  ['dilitium', 'dilithium'],
  ['monopolly', 'monopoly'],
])('%s is understood as %s', (wish, word) => {
  expect(matchScore(wish, word)).toBeGreaterThan(0);
});

test.each([
  ['ship', 'shop'],
  ['base', 'bank'],
  ['water', 'oxygen'],
  ['7', '17'],
])('%s does not match %s if that is another word', (wish, word) => {
  expect(matchScore(wish, word)).toBeLessThan(wish === 'ship' ? 0.5 : 0.01);
});

test('an exact word ranks above a prefix, and a prefix above a typo', () => {
  expect(matchScore('ship', 'ship')).toBeGreaterThan(matchScore('ship', 'ships'));
  expect(matchScore('ship', 'ships')).toBeGreaterThan(matchScore('cruiser', 'criser'));
});

/** What readers look for; a language without an entry here is tested with none. */
const WISHES: Readonly<Partial<Record<Language, readonly (readonly [wish: string, key: string])[]>>> = {
  en: [
    ['crusier', 'cruiser'],
    ['seven', 'seven'],
    ['longest suply', 'longest-supply-route'],
    ['ST-DEV-03', 'development-cards'],
  ],
  de: [
    ['kreuzer', 'cruiser'],
    ['entwicklungskrten', 'development-cards'],
    ['st-dev-03', 'development-cards'],
  ],
  nl: [
    ['kruiser', 'cruiser'],
    ['ruimtestation', 'station'],
    ['ST-END-04', 'end'],
  ],
};

describe.each(LANGUAGES)('the almanac in %s', (language) => {
  let search: (wish: string) => readonly SearchHit[];
  beforeAll(async () => {
    const text = await presentEdition('startrek')?.voice?.almanac(language);
    search = makeSearch(parseAlmanac(text ?? ''));
  });

  test.each(WISHES[language] ?? [])('answers %s with %s among the first three', (wish, key) => {
    const first = search(wish).slice(0, 3);
    expect(first.map(({ entry }) => entry.key)).toContain(key);
  });

  test('nonsense and an empty query have no results', () => {
    expect(search('qwxyzzz')).toEqual([]);
    expect(search('   ')).toEqual([]);
  });

  test('a rule is found by its id', () => {
    expect(search('ST-DEV-03')[0]?.rule).toBe('ST-DEV-03');
  });
});

/** A search in one language that also knows the titles in the others, as in the app. */
async function searchIn(game: string, language: Language) {
  const open = async (each: Language) => parseAlmanac((await presentEdition(game)?.voice?.almanac(each)) ?? '');
  const others = await Promise.all(LANGUAGES.filter((each) => each !== language).map(open));
  return makeSearch(await open(language), aliasesOf(others));
}

/** Realistic queries (typos, compounds, words of other languages) and the expected entries. */
const TYPED: readonly (readonly [game: string, language: Language, wish: string, key: string])[] = [
  ['startrek', 'de', 'trading post', 'trading-post'],
  ['startrek', 'en', 'Raumstation', 'station'],
  ['startrek', 'nl', 'Kreuzer', 'cruiser'],
  ['startrek', 'de', 'laengste', 'longest-supply-route'],
  ['starship', 'de', 'piraten', 'pirates'],
  ['starship', 'de', 'fight', 'fight'],
  ['starship', 'de', 'gruenden kolonie', 'found-colony'],
  ['starship', 'nl', 'handelsplaneten', 'trade-planets'],
  ['starship', 'nl', 'Kampf', 'fight'],
  ['starship', 'en', 'priates', 'pirates'],
  ['duel', 'de', 'missions', 'missions'],
  ['duel', 'nl', 'missies', 'missions'],
  ['duel', 'de', 'Handelsstationsgruendung', 'found-station'],
  ['starfarers', 'de', 'spaceport', 'spaceport'],
  ['starfarers', 'de', 'raumhaefen', 'spaceport'],
  ['starfarers', 'nl', 'Begegnung', 'encounter'],
  ['starfarers', 'en', 'encuonter', 'encounter'],
  ['starfarers', 'nl', 'ruimtehaven', 'spaceport'],
];

test.each(TYPED)('in %s, %s: “%s” is answered with %s among the first five', async (game, language, wish, key) => {
  const found = (await searchIn(game, language))(wish).slice(0, 5);
  expect(found.map(({ entry }) => entry.key)).toContain(key);
});

/** Each game is parsed in one language and searched by the titles of all languages. */
const READ: readonly (readonly [game: string, language: Language])[] = [
  ['startrek', 'de'],
  ['starship', 'en'],
  ['duel', 'nl'],
  ['starfarers', 'de'],
];

test.each(READ)('every entry of %s, read in %s, is found by its title in any language', async (game, language) => {
  const search = await searchIn(game, language);
  for (const other of LANGUAGES) {
    const { entries } = parseAlmanac((await presentEdition(game)?.voice?.almanac(other)) ?? '');
    for (const { key, title } of entries) {
      const found = search(title).slice(0, 6);
      expect(
        found.map(({ entry }) => entry.key),
        title,
      ).toContain(key);
    }
  }
});

/** What people call things, and the entry that must come first. */
const EVERYDAY: readonly (readonly [game: string, language: Language, wish: string, key: string])[] = [
  ['startrek', 'en', 'win', 'end'],
  ['startrek', 'en', 'how do I win', 'end'],
  ['startrek', 'en', 'robber', 'cruiser'],
  ['startrek', 'en', 'longest road', 'longest-supply-route'],
  ['startrek', 'en', 'largest army', 'largest-starfleet'],
  ['startrek', 'en', 'settlement', 'station'],
  ['startrek', 'en', 'city', 'base'],
  ['startrek', 'en', 'harbour', 'trading-post'],
  ['startrek', 'en', 'discard', 'seven'],
  ['startrek', 'en', 'what does it cost', 'building'],
  ['startrek', 'en', '4:1', 'bank-trade'],
  ['startrek', 'en', 'knight', 'starfleet-intervenes'],
  ['startrek', 'de', 'gewinnen', 'end'],
  ['startrek', 'de', 'Räuber', 'cruiser'],
  ['startrek', 'de', 'längste Handelsstraße', 'longest-supply-route'],
  ['startrek', 'de', 'Siedlung', 'station'],
  ['startrek', 'de', 'Hafen', 'trading-post'],
  ['startrek', 'de', 'Baukosten', 'building'],
  ['startrek', 'de', 'abwerfen', 'seven'],
  ['startrek', 'nl', 'hoe win ik', 'end'],
  ['startrek', 'nl', 'struikrover', 'cruiser'],
  ['startrek', 'nl', 'langste handelsroute', 'longest-supply-route'],
  ['startrek', 'nl', 'dorp', 'station'],
  ['startrek', 'nl', 'haven', 'trading-post'],
  ['startrek', 'nl', 'stelen', 'stealing'],
  ['starship', 'en', 'forced', 'trade-centre'],
  ['starship', 'en', 'buy from opponent', 'trade-centre'],
  ['starship', 'en', 'how many actions', 'actions'],
  ['starship', 'en', 'win', 'aim'],
  ['starship', 'en', 'engines', 'boosters'],
  ['starship', 'en', 'guns', 'cannons'],
  ['starship', 'en', 'storage', 'holds'],
  ['starship', 'en', 'missions', 'tasks'],
  ['starship', 'de', 'Zwangshandel', 'trade-centre'],
  ['starship', 'de', 'vom Gegner kaufen', 'trade-centre'],
  ['starship', 'de', 'wie viele Aktionen', 'actions'],
  ['starship', 'de', 'wie gewinnt man', 'aim'],
  ['starship', 'de', 'Triebwerke', 'boosters'],
  ['starship', 'de', 'Frachtraum', 'holds'],
  ['starship', 'nl', 'kopen van tegenstander', 'trade-centre'],
  ['starship', 'nl', 'hoeveel acties', 'actions'],
  ['starship', 'nl', 'winnen', 'aim'],
  ['starship', 'nl', 'opslag', 'holds'],
  ['duel', 'en', 'forced trade', 'trade-centre'],
  ['duel', 'en', 'tutorial', 'missions'],
  ['duel', 'en', 'most medals', 'hero'],
  ['duel', 'de', 'meiste Orden', 'hero'],
  ['duel', 'de', 'wer beginnt', 'symbols'],
  ['duel', 'nl', 'losgeld', 'pirates'],
  ['duel', 'nl', 'wie begint', 'symbols'],
  ['starfarers', 'en', 'mothership', 'shake'],
  ['starfarers', 'en', 'how do I win', 'end'],
  ['starfarers', 'en', 'bank', 'supply'],
  ['starfarers', 'en', 'ice planet', 'tokens'],
  ['starfarers', 'en', 'freight rings', 'upgrades'],
  ['starfarers', 'de', 'Mutterschiff', 'shake'],
  ['starfarers', 'de', 'Siegpunkte', 'points'],
  ['starfarers', 'de', 'Piratenbasis', 'tokens'],
  ['starfarers', 'de', 'Ruhmesringe', 'fame'],
  ['starfarers', 'nl', 'moederschip', 'shake'],
  ['starfarers', 'nl', 'ijsplaneet', 'tokens'],
  ['starfarers', 'nl', 'winnen', 'end'],
  ['starfarers', 'nl', 'te veel kaarten', 'seven'],
];

test.each(EVERYDAY)('in %s, %s: “%s” is answered with %s first', async (game, language, wish, key) => {
  expect((await searchIn(game, language))(wish)[0]?.entry.key).toBe(key);
});

test('alternative names of an entry are searched but not shown', async () => {
  const { entries } = parseAlmanac('# Title\n\n## Base {#base}\n<!-- also: city, starbase -->\n\n**X-Y-01** Text.\n');
  expect(entries).toMatchObject([{ key: 'base', aliases: ['city', 'starbase'], blocks: [{ id: 'X-Y-01' }] }]);
  expect(JSON.stringify(entries[0]?.blocks)).not.toContain('also');
});
