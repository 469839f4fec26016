import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Every token of both themes, followed to its colour. */
function readTokens(): (name: string, theme: 'day' | 'night') => string {
  const css = readFileSync(new URL('../tokens.css', import.meta.url), 'utf8');
  const declared = new Map<string, string>();
  for (const [, name = '', value = ''] of css.matchAll(/--([\w-]+):\s*([^;]+);/g)) {
    if (!declared.has(name)) declared.set(name, value);
  }
  return function colour(name, theme) {
    const value = declared.get(name) ?? '';
    const [, day, night] = value.match(/^light-dark\((.+), (.+)\)$/) ?? [];
    const chosen = (theme === 'day' ? day : night) ?? value;
    const [, other] = chosen.match(/^var\(--([\w-]+)\)$/) ?? [];
    if (other !== undefined) return colour(other, theme);
    if (!/^#[\da-f]{6}$/.test(chosen)) throw new Error(`--${name} is no colour: ${chosen}`);
    return chosen;
  };
}

/** WCAG 2.2: relative luminance. */
function luminance(hex: string): number {
  const channels = [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16) / 255);
  const [r = 0, g = 0, b = 0] = channels.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const TEXT = 4.5;
const GRAPHICS = 3;
const GROUNDS = ['sky-0', 'sky-1', 'sky-2', 'sky-3', 'panel', 'tile'];
const WORDS = ['text', 'ivory', 'muted', 'brass-1', 'brass-2', 'good', 'warn', 'bad'];
const RESOURCES = ['tritanium', 'dilithium', 'food', 'oxygen', 'water', 'ore', 'fuel', 'carbon', 'goods', 'science'];
const SEATS = [1, 2, 3, 4, 5, 6].map((seat) => `seat-${seat}`);

const each = (tops: readonly string[], grounds: readonly string[], least: number) =>
  tops.flatMap((top) => grounds.map((ground) => ({ top, ground, least })));

const PAIRS = [
  ...each(WORDS, GROUNDS, TEXT),
  ...each(
    RESOURCES.map((resource) => `${resource}-ink`),
    ['sky-0', 'sky-1', 'sky-2', 'panel'],
    TEXT,
  ),
  ...RESOURCES.map((resource) => ({ top: `${resource}-ink`, ground: `${resource}-tint`, least: GRAPHICS })),
  ...RESOURCES.map((resource) => ({ top: 'ivory', ground: `${resource}-tint`, least: TEXT })),
  ...each(['primary-ink'], ['primary-hi', 'primary-lo'], TEXT),
  ...each(['chip-ink', 'chip-hot'], ['chip'], TEXT),
  ...each(['sky-0'], ['brass-2'], TEXT),
  ...each(['legal-disc'], ['legal'], TEXT),
  ...each(['sign'], SEATS, GRAPHICS),
  ...each([...SEATS, 'focus', 'legal', 'edge', 'bar'], GROUNDS, GRAPHICS),
];

test.each(['day', 'night'] as const)('by %s every word has 4.5 : 1 and every sign 3 : 1 on its ground', (theme) => {
  const colour = readTokens();
  const poor = PAIRS.map(({ top, ground, least }) => {
    const reached = contrast(colour(top, theme), colour(ground, theme));
    return reached < least ? `${top} on ${ground}: ${reached.toFixed(2)} of ${least}` : null;
  });
  expect(poor.filter((each) => each !== null)).toEqual([]);
});
