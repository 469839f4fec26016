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

const TEXT = 4.5;
const GRAPHICS = 3;
const GROUNDS = ['sky-0', 'sky-1', 'sky-2', 'sky-3', 'panel', 'tile'];
const WORDS = ['text', 'ivory', 'muted', 'brass-1', 'brass-2', 'good', 'warn', 'bad'];
const RESOURCES = ['tritanium', 'dilithium', 'food', 'oxygen', 'water', 'ore', 'fuel', 'carbon', 'goods', 'science'];
const SEATS = [1, 2, 3, 4, 5, 6].map((seat) => `seat-${seat}`);

const BALLS = ['yellow', 'red', 'blue', 'black'].map((colour) => `ball-${colour}`);
const PAPER_INKS = ['ink', 'soft', 'sepia', 'red'].map((ink) => `paper-${ink}`);

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
  ...each(['reach'], ['sky-0', 'sky-1'], TEXT), // costs on the chart; on a badge the ground is the ink
  ...each(['text', 'ivory', 'muted', 'bad'], ['pirate-ground'], TEXT),
  ...each(['ivory'], ['ice-ground', 'sky-4'], TEXT),
  ...each(['ice'], ['ice-ground'], GRAPHICS),
  ...each(['brass-1'], ['fog', 'sky-4'], TEXT),
  ...each(['good'], ['sky-4'], TEXT), // what a work brings that has been chosen
  ...each(SEATS, ['pirate-ground', 'fog'], GRAPHICS),
  ...BALLS.map((ball) => ({ top: `${ball}-ink`, ground: ball, least: TEXT })),
  ...each(PAPER_INKS, ['paper', 'paper-light', 'paper-edge'], TEXT),
  ...each(['paper-light'], ['paper-red', 'paper-sepia'], TEXT),
];

/** On parchment the day’s inks are used, whatever the theme. */
const ON_PAPER = each(
  [...SEATS, ...RESOURCES.map((resource) => `${resource}-ink`)],
  ['paper', 'paper-light'],
  GRAPHICS,
);

test.each(['day', 'night'] as const)('by %s every word has 4.5 : 1 and every sign 3 : 1 on its ground', (theme) => {
  expect(poorPairs(PAIRS, theme)).toEqual([]);
});

test('on the parchment of the book every sign has 3 : 1', () => {
  expect(poorPairs(ON_PAPER, 'day')).toEqual([]);
});

function poorPairs(pairs: typeof PAIRS, theme: Theme): string[] {
  const colour = readTokens();
  return pairs.flatMap(({ top, ground, least }) => {
    const reached = contrast(colour(top, theme), colour(ground, theme));
    return reached < least ? [`${top} on ${ground}: ${reached.toFixed(2)} of ${least}`] : [];
  });
}
