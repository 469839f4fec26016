import { expect, test } from 'vitest';
import type { ProvenanceEntry, RulingCounts } from '../provenance.ts';
import { COMPLETE_LANGUAGES, type Language } from './format.ts';

interface AlmanacEntry {
  readonly key: string;
  readonly title: string;
  readonly rules: readonly string[];
  readonly links: readonly string[];
}

function entriesOf(text: string): AlmanacEntry[] {
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

/** The marks of statements that are not from the books, where they are checked. */
const RULING_MARK: Readonly<Partial<Record<Language, string>>> = {
  en: '(ruling)',
  de: '(Festlegung)',
  nl: '(besluit)',
};

const countOccurrences = (text: string, part: string): number => text.split(part).length - 1;

/** How often a mark occurs in each rule that has it. */
const marksByRule = (text: string, mark: string): RulingCounts =>
  Object.fromEntries(
    [...text.matchAll(/^\*\*([A-Z0-9-]+)\*\* (.*)$/gm)]
      .map(([, id = '', said = '']) => [id, countOccurrences(said, mark)] as const)
      .filter(([, n]) => n > 0),
  );

/** Checks the marks of an almanac against the lists of what is not from the books, in every language. */
export function marksSuite(
  game: string,
  almanacs: Readonly<Record<Language, string>>,
  { rulings, origins }: { readonly rulings: RulingCounts; readonly origins: readonly ProvenanceEntry[] },
): void {
  const each = COMPLETE_LANGUAGES.flatMap((language) => {
    const mark = RULING_MARK[language];
    return mark === undefined ? [] : [[language, almanacs[language], mark] as const];
  });

  test.each(each)(`the almanac of ${game} in %s marks exactly the listed rulings`, (_, text, mark) => {
    expect(marksByRule(text, mark)).toEqual(rulings);
  });

  test.each(each)(`the almanac of ${game} in %s explains the mark, and marks only rules`, (_, text, mark) => {
    const [preface = ''] = text.split(/^## /m);
    expect(countOccurrences(preface, mark)).toBe(1);
    expect(countOccurrences(text, mark)).toBe(Object.values(rulings).reduce((sum, n) => sum + n, 1));
  });

  test(`everything in ${game} that is not from the books has a marked rule`, () => {
    expect(origins.filter(({ rule }) => rulings[rule] === undefined)).toEqual([]);
  });
}

/** Checks the structure of a game's almanac that readers rely on, in every language. */
export function almanacSuite(game: string, almanacs: Readonly<Record<Language, string>>): void {
  const each = COMPLETE_LANGUAGES.map((language) => [language, almanacs[language]] as const);
  const english = entriesOf(almanacs.en);

  test.each(each)(`the almanac of ${game} in %s has the entries and rules of the English one`, (_, text) => {
    const byKey = (entries: readonly AlmanacEntry[]) =>
      new Map(entries.map(({ key, rules }) => [key, [...rules].sort()]));
    const own = byKey(entriesOf(text));
    const first = byKey(english);
    expect([...own.keys()].sort()).toEqual([...first.keys()].sort());
    for (const [key, rules] of own) expect(rules, key).toEqual(first.get(key));
  });

  test.each(each)(`the almanac of ${game} in %s is in alphabetical order`, (language, text) => {
    const titles = entriesOf(text).map(({ title }) => title);
    expect(titles).toEqual([...titles].sort(new Intl.Collator(language).compare));
  });

  test.each(each)(`in the almanac of ${game} in %s every link has a target, and every entry is linked`, (_, text) => {
    const entries = entriesOf(text);
    const homeOf = new Map(
      entries.flatMap(({ key, rules }) => [key, ...rules].map((target) => [target, key] as const)),
    );
    expect(entries.flatMap(({ links }) => links).filter((link) => !homeOf.has(link))).toEqual([]);
    const reached = new Set(
      entries.flatMap(({ key, links }) => links.map((link) => homeOf.get(link)).filter((home) => home !== key)),
    );
    expect(entries.map(({ key }) => key).filter((key) => !reached.has(key))).toEqual([]);
  });

  test(`no entry of ${game} is a catch-all: one to six rules each`, () => {
    expect(english.filter(({ rules }) => rules.length < 1 || rules.length > 6).map(({ key }) => key)).toEqual([]);
  });
}
