import { SYSTEM_CENTRES, VERTEX_COUNT } from '@orrery/starfarers/facts';
import { expect, test } from 'vitest';
import { CHART_SHEETS } from './geometry.ts';

test.each(['across', 'upright'] as const)(
  '%s, every point lies in the box, and every link is a side long',
  (orientation) => {
    const { points, links, box, cells } = CHART_SHEETS[orientation];
    expect(points).toHaveLength(VERTEX_COUNT);
    for (const [x, y] of points) {
      expect(x).toBeGreaterThan(20);
      expect(y).toBeGreaterThan(20);
      expect(x).toBeLessThan(box.width - 20);
      expect(y).toBeLessThan(box.height - 20);
    }
    for (const [[ax, ay], [bx, by]] of links) expect(Math.hypot(ax - bx, ay - by)).toBeCloseTo(40, 0);
    expect(cells.every((cell) => cell.length === 3)).toBe(true);
  },
);

test('home is on the left of a chart that lies across, and below on one that stands upright', () => {
  const home = SYSTEM_CENTRES[15] ?? 0;
  expect(CHART_SHEETS.across.points[home]?.[0]).toBeLessThan(150);
  expect(CHART_SHEETS.upright.points[home]?.[1]).toBeGreaterThan(CHART_SHEETS.upright.box.height - 150);
});

test('a planet lies to the same side of its sun in both lies, a quarter turned', () => {
  const [sun, hexes] = [
    CHART_SHEETS.across.points[SYSTEM_CENTRES[0] ?? 0] ?? [0, 0],
    CHART_SHEETS.across.hexes[0] ?? [],
  ];
  const [tall, turned] = [
    CHART_SHEETS.upright.points[SYSTEM_CENTRES[0] ?? 0] ?? [0, 0],
    CHART_SHEETS.upright.hexes[0] ?? [],
  ];
  for (const [i, { centre }] of hexes.entries()) {
    const [x, y] = [centre[0] - sun[0], centre[1] - sun[1]];
    const [u, v] = [(turned[i]?.centre[0] ?? 0) - tall[0], (turned[i]?.centre[1] ?? 0) - tall[1]];
    expect(y).toBeCloseTo(u, 0);
    expect(-x).toBeCloseTo(v, 0);
  }
});
