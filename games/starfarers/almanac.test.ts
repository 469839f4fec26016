import { expect, test } from 'vitest';
import de from './rules/de.md?raw';
import en from './rules/en.md?raw';
import nl from './rules/nl.md?raw';

const ALMANACS = { en, de, nl };

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

const english = entriesOf(en);

test.each(Object.entries(ALMANACS))(
  'the almanac in %s has the same entries and rules as the English one',
  (_, text) => {
    const byKey = (entries: Entry[]): Map<string, readonly string[]> =>
      new Map(entries.map(({ key, rules }) => [key, [...rules].sort()]));
    const own = byKey(entriesOf(text));
    const first = byKey(english);
    expect([...own.keys()].sort()).toEqual([...first.keys()].sort());
    for (const [key, rules] of own) expect(rules, key).toEqual(first.get(key));
  },
);

test.each(Object.entries(ALMANACS))('the almanac in %s stands in alphabetical order', (language, text) => {
  const titles = entriesOf(text).map(({ title }) => title);
  expect(titles).toEqual([...titles].sort(new Intl.Collator(language).compare));
});

test.each(Object.entries(ALMANACS))(
  'in the almanac in %s every link leads somewhere and every entry is linked',
  (_, text) => {
    const entries = entriesOf(text);
    const targets = new Set(entries.flatMap(({ key, rules }) => [key, ...rules]));
    const links = entries.flatMap((entry) => entry.links);
    expect(links.filter((link) => !targets.has(link))).toEqual([]);
    const homeOf = new Map(
      entries.flatMap(({ key, rules }) => [[key, key] as const, ...rules.map((id) => [id, key] as const)]),
    );
    const reached = new Set(
      entries.flatMap(({ key, links: own }) => own.map((link) => homeOf.get(link)).filter((home) => home !== key)),
    );
    expect(entries.map(({ key }) => key).filter((key) => !reached.has(key))).toEqual([]);
  },
);

test('no entry is a catch-all: one to six rules each', () => {
  expect(english.filter(({ rules }) => rules.length < 1 || rules.length > 6).map(({ key }) => key)).toEqual([]);
});
