import { expect, test } from 'vitest';

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

/** Holds a game's almanac to what readers rely on, in every language. */
export function almanacSuite(game: string, almanacs: Readonly<Record<'en' | 'de' | 'nl', string>>): void {
  const english = entriesOf(almanacs.en);

  test.each(Object.entries(almanacs))(
    `the almanac of ${game} in %s has the entries and rules of the English one`,
    (_, text) => {
      const byKey = (entries: readonly Entry[]) => new Map(entries.map(({ key, rules }) => [key, [...rules].sort()]));
      const own = byKey(entriesOf(text));
      const first = byKey(english);
      expect([...own.keys()].sort()).toEqual([...first.keys()].sort());
      for (const [key, rules] of own) expect(rules, key).toEqual(first.get(key));
    },
  );

  test.each(Object.entries(almanacs))(`the almanac of ${game} in %s stands in alphabetical order`, (language, text) => {
    const titles = entriesOf(text).map(({ title }) => title);
    expect(titles).toEqual([...titles].sort(new Intl.Collator(language).compare));
  });

  test.each(Object.entries(almanacs))(
    `in the almanac of ${game} in %s every link leads somewhere, and every entry is linked`,
    (_, text) => {
      const entries = entriesOf(text);
      const homeOf = new Map(
        entries.flatMap(({ key, rules }) => [key, ...rules].map((target) => [target, key] as const)),
      );
      expect(entries.flatMap(({ links }) => links).filter((link) => !homeOf.has(link))).toEqual([]);
      const reached = new Set(
        entries.flatMap(({ key, links }) => links.map((link) => homeOf.get(link)).filter((home) => home !== key)),
      );
      expect(entries.map(({ key }) => key).filter((key) => !reached.has(key))).toEqual([]);
    },
  );

  test(`no entry of ${game} is a catch-all: one to six rules each`, () => {
    expect(english.filter(({ rules }) => rules.length < 1 || rules.length > 6).map(({ key }) => key)).toEqual([]);
  });
}
