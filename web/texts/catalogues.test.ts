import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES, type Language } from '@orrery/catalog';
import { argumentsOf } from '@orrery/words';
import { describe, expect, test } from 'vitest';

const WEB = fileURLToPath(new URL('..', import.meta.url));
/** Packages with keys that the app translates: problems, levels. */
const NAMERS = ['kernel', 'bots'].map((room) => fileURLToPath(new URL(`../../${room}`, import.meta.url)));

const below = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file));

const files = below(WEB);
const folders = files.filter((file) => file.endsWith(`${path.sep}texts${path.sep}en.json`)).map(path.dirname);

function read(folder: string, language: Language): Record<string, string> {
  const file = path.join(folder, `${language}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}; // a partial language may lack it
}

/** Every string literal in the sources, and every template as a pattern of its possible strings. */
const sources = [...files, ...NAMERS.flatMap(below)]
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
const literals = new Set([...sources.matchAll(/'([^'\\\n]*)'|"([^"\\\n]*)"/g)].map(([, a, b]) => a ?? b));
const patterns = [...sources.matchAll(/`([^`\n]*\$\{[^`\n]*)`/g)]
  .map(([, template = '']) => template.split(/\$\{[^}]*\}/))
  .filter((parts) => parts.some((part) => /[a-z]{2}/i.test(part)) && !parts.some((part) => /\s/.test(part)))
  .map((parts) => new RegExp(`^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+')}$`));
const isSaid = (key: string): boolean => literals.has(key) || patterns.some((pattern) => pattern.test(key));

/** Finds calls with literal arguments: the key and the argument names. */
const SAID = /\b(?:say|speak)\(\s*'([^']+)'\s*(?:,\s*\{([^{}]*(?:\{[^{}]*\}[^{}]*)*)\}\s*)?,?\s*\)/g;

/** Whether a file elsewhere uses the catalogues of a folder. */
const speaksFrom = (file: string, room: string): boolean =>
  [...readFileSync(file, 'utf8').matchAll(/ from '(\.[^']*\/texts\.ts)'/g)].some(
    ([, texts = '']) => path.resolve(path.dirname(file), texts) === path.join(room, 'texts.ts'),
  );

function saidIn(folder: string): readonly (readonly [key: string, names: readonly string[]])[] {
  const room = path.dirname(folder);
  const own = files.filter(
    (file) =>
      /\.tsx?$/.test(file) && !/\.test\./.test(file) && (file.startsWith(room + path.sep) || speaksFrom(file, room)),
  );
  return own.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(SAID)]
      .filter(([said]) => !said.includes('...'))
      .map(([, key = '', values = '']) => [key, namesIn(values)] as const),
  );
}

/** The names in an object literal without nested commas: `a: 1, b` names a and b. */
const namesIn = (values: string): readonly string[] =>
  [...values.replace(/\{[^}]*\}|\([^)]*\)|\[[^\]]*\]/g, '').matchAll(/(?:^|,)\s*(\w+)/g)].map(([, name = '']) => name);

test('the texts of the app are found', () => {
  expect(folders.length).toBeGreaterThan(5);
});

describe.each(folders.map((folder) => [path.relative(WEB, folder), folder] as const))('%s', (_, folder) => {
  const english = read(folder, 'en');

  test.each(LANGUAGES)('in %s has its keys in the order of the English ones', (language) => {
    const own = read(folder, language);
    expect(Object.keys(own)).toEqual(Object.keys(english).filter((key) => key in own));
  });

  test.each(LANGUAGES)('in %s says its messages with the same arguments', (language) => {
    for (const [key, text] of Object.entries(read(folder, language))) {
      expect(argumentsOf(text), key).toEqual(argumentsOf(english[key] ?? ''));
    }
  });

  test('gets every argument it asks for', () => {
    const lacking = saidIn(folder).filter(([key, names]) => {
      const text = english[key];
      return text !== undefined && !argumentsOf(text).every((wanted) => names.includes(wanted) || /Name$/.test(wanted));
    });
    expect(lacking).toEqual([]);
  });

  test('contains no unused text', () => {
    expect(Object.keys(english).filter((key) => !isSaid(key))).toEqual([]);
  });
});
