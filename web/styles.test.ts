import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const HERE = new URL('.', import.meta.url);

/** A game or a page counts as its own part. */
const roomOf = (file: string): string =>
  file
    .split('/')
    .slice(0, /^(games|pages)\//.test(file) ? 2 : 1)
    .join('/');

const withoutComments = (css: string): string => css.replaceAll(/\/\*.*?\*\//gs, '');

/** Selectors inside :not(), :has() and :where() do not show who owns a rule. */
function withoutConditions(selector: string): string {
  const less = selector.replaceAll(/:(not|has|where)\([^()]*\)/g, '');
  return less === selector ? selector : withoutConditions(less);
}

const selectorsOf = (css: string): readonly string[] =>
  [...withoutComments(css).matchAll(/([^{};]+)\{/g)]
    .map(([, head = '']) => head.trim())
    .filter((head) => !head.startsWith('@'))
    .flatMap((head) => withoutConditions(head).split(/,(?![^(]*\))/));

/** The class that identifies each part of a selector, from left to right. */
const leadersOf = (selector: string): readonly string[] =>
  selector
    .trim()
    .split(/[\s>+~]+(?![^(]*\))/)
    .flatMap((part) => /\.([\w-]+)/.exec(part)?.[1] ?? []);

test('a class belongs to one room: nobody else’s style sheet begins a selector with it', () => {
  const sheets = readdirSync(HERE, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css') && !file.includes('node_modules'))
    .map((file) => ({
      room: roomOf(file),
      selectors: selectorsOf(readFileSync(new URL(file, HERE), 'utf8')).map(leadersOf),
    }));
  const rooms = (holds: (selector: readonly string[]) => readonly string[]): Map<string, Set<string>> => {
    const found = new Map<string, Set<string>>();
    for (const { room, selectors } of sheets) {
      for (const name of selectors.flatMap(holds)) found.set(name, (found.get(name) ?? new Set()).add(room));
    }
    return found;
  };
  const users = rooms((selector) => selector);
  // A selector may mention another part's container, as long as the styled element is its own.
  const isGuest = ([, ...below]: readonly string[]) => below.some((name) => users.get(name)?.size === 1);
  const claims = rooms((selector) => (isGuest(selector) ? [] : selector.slice(0, 1)));
  const shared = [...claims].filter(([, by]) => by.size > 1).map(([name, by]) => `${name}: ${[...by].join(', ')}`);
  expect(claims.size).toBeGreaterThan(100);
  expect(shared).toEqual([]);
});

/** A literal duration in an animation or transition, in seconds or milliseconds. */
const TIMED = /(?:animation|transition)(?:-duration)?:[^;]*?(?<![\w-])\d*\.?\d+m?s\b[^;]*/g;

test('every motion lasts as long as a token says, so that one switch stills them all', () => {
  const loose = readdirSync(HERE, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css') && !file.includes('node_modules'))
    .flatMap((file) => {
      const css = withoutComments(readFileSync(new URL(file, HERE), 'utf8'));
      const moving = css.replaceAll(/\[data-motion="full"\][^{]*\{[^}]*\}/g, ''); // only where motion is allowed
      return (moving.match(TIMED) ?? []).filter((rule) => !/var\(--(quick|glide|move|roll|breath)\)/.test(rule));
    });
  expect(loose).toEqual([]);
});
