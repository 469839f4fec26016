import { expect, test } from 'vitest';
import { lightOf, readTokens } from './testing/tokens.ts';

/** WCAG 2.2: relative luminance. */
function luminance(hex: string): number {
  const [r, g, b] = lightOf(hex);
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
