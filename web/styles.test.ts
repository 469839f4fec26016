import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Rule } from 'postcss';
import { expect, test } from 'vitest';
import { findConditions, findRules, readStyleSheets } from './art/testing/style-sheets.ts';

const HERE = new URL('.', import.meta.url);
const SHEETS = readStyleSheets();

/**
 * The sheets whose styles are for every page. All others are scoped to a component. A rule outside any scope is weaker
 * than a scoped rule of the same specificity, so a component can adjust what it uses from here.
 */
const GLOBAL_SHEETS: ReadonlySet<string> = new Set([
  'art/base.css', // HTML elements, and classes for any text
  'art/controls/buttons.css', // the controls of all pages
  'art/controls/fields.css',
  'art/controls/labels.css',
  'art/controls/surfaces.css',
  'art/engraving.css', // the strokes of all drawings
  'art/forced-colours.css', // states that must stay visible without our colours
  'art/icons/icons.css',
  'art/resources.css', // the ink of each resource
  'art/seat-colours.css', // the colour of each seat
]);

interface Scope {
  readonly file: string;
  /** One of the root selectors, such as `.prompt-bar`. */
  readonly root: string;
}

const isOfKeyframes = (rule: Rule): boolean =>
  findConditions(rule).some((condition) => condition.includes('keyframes'));

const findScopes = (rule: Rule): readonly string[] =>
  findConditions(rule).flatMap((condition) => /^scope \((?<roots>.*)\)$/.exec(condition)?.groups?.roots ?? []);

const SCOPES: readonly Scope[] = SHEETS.flatMap((sheet) =>
  [...new Set(findRules(sheet).flatMap(findScopes))].flatMap((roots) =>
    roots.split(/,\s*(?![^(]*\))/).map((root) => ({ file: sheet.file, root })),
  ),
);

const classesOf = (selector: string): readonly string[] =>
  [...selector.matchAll(/\.(?<name>[\w-]+)/g)].map(({ groups }) => groups?.name ?? '');

/** The part of the app that a file belongs to: a game, a page, or a folder. */
const partOf = (file: string): string =>
  file
    .split('/')
    .slice(0, /^(games|pages)\//.test(file) ? 2 : 1)
    .join('/');

/** The sources of each component by file, without tests. */
const COMPONENTS: ReadonlyMap<string, string> = new Map(
  readdirSync(HERE, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.includes('node_modules/'))
    .map((file) => [file, readFileSync(new URL(file, HERE), 'utf8')]),
);

/** What belongs to a part elsewhere is in a folder of the same name: `pages/almanac`, `games/duel/almanac`. */
const isIn = (part: string, file: string): boolean =>
  partOf(file) === part || path.posix.dirname(file).split('/').includes(part);

function usesClass(part: string, name: string): boolean {
  const asWord = new RegExp(`(?<![\\w-])${name}(?![\\w-])`);
  return [...COMPONENTS].some(([file, source]) => isIn(part, file) && asWord.test(source));
}

test('every style is scoped to a component, except those of the global sheets', () => {
  const isLoose = (rule: Rule) => !isOfKeyframes(rule) && findScopes(rule).length === 0;
  const loose = SHEETS.filter(({ file }) => !GLOBAL_SHEETS.has(file)).flatMap((sheet) =>
    findRules(sheet)
      .filter(isLoose)
      .map(({ selector }) => `${sheet.file}: ${selector}`),
  );
  expect(loose).toEqual([]);
  expect(SCOPES.length).toBeGreaterThan(100);
  expect([...GLOBAL_SHEETS].filter((file) => !SHEETS.some((sheet) => sheet.file === file))).toEqual([]);
});

/** A game may adjust the frame of the tables marked by its name. */
const isTableOfGame = ({ file, root }: Scope): boolean => root.includes('[data-game="') && file.startsWith('games/');

test('a scope begins at a component of the part of the app that its sheet belongs to', () => {
  const isForeign = ({ file, root }: Scope): boolean => {
    if (isTableOfGame({ file, root })) return false;
    return !classesOf(root).some((name) => usesClass(partOf(file), name));
  };
  expect(SCOPES.filter(isForeign).map(({ file, root }) => `${file}: ${root}`)).toEqual([]);
});

test('a component is styled in one part of the app', () => {
  const parts = new Map<string, Set<string>>();
  for (const { file, root } of SCOPES.filter((scope) => !isTableOfGame(scope)))
    parts.set(root, (parts.get(root) ?? new Set()).add(partOf(file)));
  const shared = [...parts].filter(([, { size }]) => size > 1);
  expect(shared.map(([root, by]) => `${root}: ${[...by].join(', ')}`)).toEqual([]);
});

/** A literal duration in an animation or transition, in seconds or milliseconds. */
const TIMED = /(?:animation|transition)(?:-duration)?:[^;]*?(?<![\w-])\d*\.?\d+m?s\b[^;]*/g;

test('every animation uses a duration token, so one switch turns them all off', () => {
  const loose = readdirSync(HERE, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css') && !file.includes('node_modules'))
    .flatMap((file) => {
      const css = readFileSync(new URL(file, HERE), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
      const moving = css.replaceAll(/\[data-motion="full"\][^{]*\{[^}]*\}/g, ''); // only where motion is allowed
      return (moving.match(TIMED) ?? []).filter((rule) => !/var\(--(quick|glide|move|roll|breath)\)/.test(rule));
    });
  expect(loose).toEqual([]);
});
