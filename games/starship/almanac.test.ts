import { expect, test } from 'vitest';
import { duelAlmanac, starshipAlmanac } from './almanac.ts';
import duelDe from './duel/rules/de.md?raw';
import duelEn from './duel/rules/en.md?raw';
import duelNl from './duel/rules/nl.md?raw';
import de from './rules/de.md?raw';
import en from './rules/en.md?raw';
import nl from './rules/nl.md?raw';
import { BOTH_GAMES, position } from './testing/position.ts';

const ALMANACS = {
  starship: { en, de, nl },
  duel: { en: duelEn, de: duelDe, nl: duelNl },
} as const;
const EACH = BOTH_GAMES.flatMap((id) =>
  (['en', 'de', 'nl'] as const).map((language) => [id, language, ALMANACS[id][language]] as const),
);

interface Entry {
  readonly key: string;
  readonly title: string;
  readonly rules: readonly string[];
  readonly links: readonly string[];
}

function entriesOf(text: string): Entry[] {
  return text
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [, title = '', key = ''] = /^(.*) \{#([a-z0-9-]+)\}$/m.exec(part) ?? [];
      const rules = [...part.matchAll(/^\*\*([A-Z0-9-]+)\*\* /gm)].map(([, id = '']) => id);
      const links = [...part.matchAll(/\]\(#([^)]+)\)/g)].map(([, target = '']) => target);
      return { key, title, rules, links };
    });
}

test.each(EACH)('the almanac of %s in %s has the entries and rules of the English one', (id, _, text) => {
  const byKey = (entries: readonly Entry[]) => new Map(entries.map(({ key, rules }) => [key, rules]));
  const own = byKey(entriesOf(text));
  const first = byKey(entriesOf(ALMANACS[id].en));
  expect([...own.keys()].sort()).toEqual([...first.keys()].sort());
  for (const [key, rules] of own) expect(rules, key).toEqual(first.get(key));
});

test.each(EACH)('the almanac of %s in %s stands in alphabetical order', (_, language, text) => {
  const titles = entriesOf(text).map(({ title }) => title);
  expect(titles).toEqual([...titles].sort(new Intl.Collator(language).compare));
});

test.each(EACH)('in the almanac of %s in %s every link leads somewhere, and every entry is linked', (_, __, text) => {
  const entries = entriesOf(text);
  const keys = new Set(entries.map(({ key }) => key));
  expect(entries.flatMap(({ links }) => links).filter((link) => !keys.has(link))).toEqual([]);
  const reached = new Set(entries.flatMap(({ key, links }) => links.filter((link) => link !== key)));
  expect([...keys].filter((key) => !reached.has(key))).toEqual([]);
});

test.each(BOTH_GAMES)('no entry of %s is a catch-all: one to six rules each', (id) => {
  const entries = entriesOf(ALMANACS[id].en);
  expect(entries.filter(({ rules }) => rules.length < 1 || rules.length > 6).map(({ key }) => key)).toEqual([]);
});

test.each(EACH)('SS-OVR-01, DU-GEN-02 · every card of %s is listed in %s, with its numbers', (id, _, text) => {
  const { cards, tasks, targets } = position(id).kit.edition;
  const rows = text.split('\n').filter((line) => line.startsWith('|'));
  for (const card of cards) {
    if (card.kind === 'planet')
      expect(rows.some((row) => row.includes(`| ${card.name} |`) && row.includes(`| ${card.price} |`))).toBe(true);
    if (card.kind === 'colony')
      expect(rows.some((row) => row.includes(`| ${card.name} |`) && row.includes(`| ${card.number} |`))).toBe(true);
    if (card.kind === 'target') expect(text).toContain(card.name);
  }
  const pirates = cards.flatMap((card) => (card.kind === 'pirate' ? [`| ${card.strength} | ${card.demand} |`] : []));
  expect(rows.filter((row) => pirates.some((start) => row.startsWith(start)))).toHaveLength(pirates.length);
  expect(rows.filter((row) => targets.some((name) => row.includes(`| ${name} |`)))).toHaveLength(tasks.length);
});

test('SS-TUT-01, SS-TUT-02, SS-THEME-01, SS-UI-01, DU-GEN-07 · what is no rule of play stands in the almanac', async () => {
  const told = await starshipAlmanac.en();
  for (const id of ['SS-TUT-01', 'SS-TUT-02', 'SS-THEME-01', 'SS-UI-01']) expect(told).toContain(`**${id}**`);
  expect(told).toContain('(#turn)');
  expect(await duelAlmanac.de()).toContain('**DU-GEN-07**');
});
