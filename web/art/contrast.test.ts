import { expect, test } from 'vitest';
import { lightOf, readTokens, type Theme } from './testing/tokens.ts';

/** WCAG 2.2: relative luminance. */
function luminance(hex: string): number {
  const [r, g, b] = lightOf(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const MIN_TEXT_CONTRAST = 4.5;
const MIN_GRAPHICS_CONTRAST = 3;
const GROUNDS = ['sky-0', 'sky-1', 'sky-2', 'sky-3', 'panel', 'tile'];
const WORDS = ['text', 'ivory', 'muted', 'brass-1', 'brass-2', 'good', 'warn', 'bad'];
const RESOURCES = ['tritanium', 'dilithium', 'food', 'oxygen', 'water', 'ore', 'fuel', 'carbon', 'goods', 'science'];
const SEATS = [1, 2, 3, 4, 5, 6].map((seat) => `seat-${seat}`);

const BALLS = ['yellow', 'red', 'blue', 'black'].map((colour) => `ball-${colour}`);
const PAPER_INKS = ['ink', 'soft', 'sepia', 'red'].map((ink) => `paper-${ink}`);

const each = (tops: readonly string[], grounds: readonly string[], least: number) =>
  tops.flatMap((top) => grounds.map((ground) => ({ top, ground, least })));

const PAIRS = [
  ...each(WORDS, GROUNDS, MIN_TEXT_CONTRAST),
  ...each(
    RESOURCES.map((resource) => `${resource}-ink`),
    ['sky-0', 'sky-1', 'sky-2', 'panel'],
    MIN_TEXT_CONTRAST,
  ),
  ...RESOURCES.map((resource) => ({
    top: `${resource}-ink`,
    ground: `${resource}-tint`,
    least: MIN_GRAPHICS_CONTRAST,
  })),
  ...RESOURCES.map((resource) => ({ top: 'ivory', ground: `${resource}-tint`, least: MIN_TEXT_CONTRAST })),
  ...each(['primary-ink'], ['primary-hi', 'primary-lo'], MIN_TEXT_CONTRAST),
  ...each(['chip-ink', 'chip-hot'], ['chip'], MIN_TEXT_CONTRAST),
  ...each(['sky-0'], ['brass-2'], MIN_TEXT_CONTRAST),
  ...each(['legal-disc'], ['legal'], MIN_TEXT_CONTRAST),
  ...each(['sign'], SEATS, MIN_GRAPHICS_CONTRAST),
  ...each([...SEATS, 'focus', 'legal', 'edge', 'bar'], GROUNDS, MIN_GRAPHICS_CONTRAST),
  ...each(['reach'], ['sky-0', 'sky-1'], MIN_TEXT_CONTRAST), // costs on the chart; on a badge the ground is the ink
  ...each(['text', 'ivory', 'muted', 'bad'], ['pirate-ground'], MIN_TEXT_CONTRAST),
  ...each(['ivory'], ['ice-ground', 'sky-4'], MIN_TEXT_CONTRAST),
  ...each(['ice'], ['ice-ground'], MIN_GRAPHICS_CONTRAST),
  ...each(['brass-1'], ['fog', 'sky-4'], MIN_TEXT_CONTRAST),
  ...each(['good'], ['sky-4'], MIN_TEXT_CONTRAST), // yields of a selected work
  ...each(SEATS, ['pirate-ground', 'fog'], MIN_GRAPHICS_CONTRAST),
  ...BALLS.map((ball) => ({ top: `${ball}-ink`, ground: ball, least: MIN_TEXT_CONTRAST })),
  ...each(PAPER_INKS, ['paper', 'paper-light', 'paper-edge'], MIN_TEXT_CONTRAST),
  ...each(['paper-light'], ['paper-red', 'paper-sepia'], MIN_TEXT_CONTRAST),
];

/** On parchment the day’s inks are used in both themes. */
const ON_PAPER = each(
  [...SEATS, ...RESOURCES.map((resource) => `${resource}-ink`)],
  ['paper', 'paper-light'],
  MIN_GRAPHICS_CONTRAST,
);

test.each(['day', 'night'] as const)('by %s every text has a contrast of 4.5 : 1 and every symbol 3 : 1', (theme) => {
  expect(poorPairs(PAIRS, theme)).toEqual([]);
});

test('on the parchment of the book every symbol has a contrast of 3 : 1', () => {
  expect(poorPairs(ON_PAPER, 'day')).toEqual([]);
});

function poorPairs(pairs: typeof PAIRS, theme: Theme): string[] {
  const colour = readTokens();
  return pairs.flatMap(({ top, ground, least }) => {
    const reached = contrast(colour(top, theme), colour(ground, theme));
    return reached < least ? [`${top} on ${ground}: ${reached.toFixed(2)} of ${least}`] : [];
  });
}
