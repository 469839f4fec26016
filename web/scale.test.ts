import type { Declaration } from 'postcss';
import { expect, test } from 'vitest';
import { MIDDLE_BELOW_REM, NARROW_BELOW_REM } from './app/breakpoints.ts';
import {
  findConditions,
  findDeclarations,
  findQueries,
  findRules,
  locate,
  readStyleSheets,
  readTokenValues,
} from './art/testing/style-sheets.ts';

const MAX_TEXT_SIZES = 6;
const MAX_SPACES = 8;
const MAX_BREAKPOINTS = 4;
const SHEETS = readStyleSheets();

/** A number with a unit; 0 needs none. */
const LENGTH = /(?<![\w-])-?\d*\.?\d+(?<unit>[a-z]+|%)/gi;
const unitsIn = (value: string): readonly string[] =>
  [...value.matchAll(LENGTH)].map(({ groups }) => groups?.unit ?? '');
const variablesIn = (value: string): readonly string[] =>
  [...value.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);

const findLoose = (property: RegExp, isGood: (declaration: Declaration, file: string) => boolean): readonly string[] =>
  SHEETS.flatMap((sheet) =>
    findDeclarations(sheet, property)
      .filter((declaration) => !isGood(declaration, sheet.file))
      .map((declaration) => locate(sheet, declaration)),
  );

/** Figures that belong to a drawing: the sum beside the large dice of the companion is as high as the dice. */
const DRAWN_FIGURES: ReadonlyMap<string, readonly string[]> = new Map([
  ['companion/controls/stage.css', ['4rem', '6rem']],
]);

test('a text has one of the six sizes of the tokens', () => {
  const sizes = readTokenValues('--text-');
  expect(sizes.size).toBeGreaterThan(0);
  expect(sizes.size).toBeLessThanOrEqual(MAX_TEXT_SIZES);

  const loose = findLoose(/^font(-size)?$/, ({ prop, value }, file) => {
    // After the slash stands the height of a line, after the name of a font nothing that counts.
    const [size = ''] = prop === 'font' ? value.split('/') : [value];
    if (unitsIn(size).length === 0) return variablesIn(size).some((name) => sizes.has(name)) || value === 'inherit';
    if (DRAWN_FIGURES.get(file)?.includes(size)) return true;
    // em follows the text around it; px is a unit of a drawing, and drawings are in `art`.
    return unitsIn(size).every((unit) => unit === 'em' || (unit === 'px' && file.split('/').includes('art')));
  });
  expect(loose).toEqual([]);
});

const SPACING = /^((row-|column-)?gap|(padding|margin)(-\w+)*)$/;

test('a gap, padding or margin is made of the eight spaces of the tokens', () => {
  const spaces = readTokenValues('--space-');
  expect(spaces.size).toBeGreaterThan(0);
  expect(spaces.size).toBeLessThanOrEqual(MAX_SPACES);

  // A property of a sheet may stand for a space. One called “-room” is the measure of what stands there.
  const isNamed = (name: string): boolean => spaces.has(name) || /^--(side|[\w-]+-room)$/.test(name);
  const isSpace = ({ value }: Declaration): boolean =>
    unitsIn(value).every((unit) => unit === 'vw') && variablesIn(value).every(isNamed);
  expect(findLoose(SPACING, isSpace)).toEqual([]);
  expect(findLoose(/^--side$/, isSpace)).toEqual([]);
});

/** Widths of a drawn card, which shows less where others cover it; they say nothing about a window or a panel. */
const CARD_WIDTHS: ReadonlyMap<string, readonly string[]> = new Map([
  ['games/ship/art/cards/small-card.css', ['4.5rem', '2.75rem']],
]);

test('a media or container query compares with one of the four breakpoints of the tokens', () => {
  const breakpoints = readTokenValues('--breakpoint-');
  expect(breakpoints.size).toBeLessThanOrEqual(MAX_BREAKPOINTS);
  const known = new Set(breakpoints.values());

  const queries = SHEETS.flatMap(findQueries);
  expect(queries.length).toBeGreaterThan(10);
  const lengths = ({ params }: { readonly params: string }) => [...params.matchAll(LENGTH)].map(([length]) => length);
  expect(
    queries.filter(
      (query) => !lengths(query).every((length) => known.has(length) || CARD_WIDTHS.get(query.file)?.includes(length)),
    ),
  ).toEqual([]);
  expect(breakpoints.get('--breakpoint-m')).toBe(`${NARROW_BELOW_REM}rem`);
  expect(breakpoints.get('--breakpoint-xl')).toBe(`${MIDDLE_BELOW_REM}rem`);
});

test('a style for hovering applies only where the pointer can hover, or it would stay after a touch', () => {
  const hovered = SHEETS.flatMap(findRules).filter(({ selector }) => selector.includes(':hover'));
  expect(hovered.length).toBeGreaterThan(10);
  const loose = hovered.filter((rule) => !findConditions(rule).includes('media (hover: hover)'));
  expect(loose.map(({ selector }) => selector)).toEqual([]);
});
