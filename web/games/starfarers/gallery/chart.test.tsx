import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SampleChart } from './chart.tsx';

const nodesOf = (detail: 'far' | 'near') =>
  renderToStaticMarkup(<SampleChart detail={detail} />).match(/<[a-z]/g)?.length ?? 0;

test('a whole chart with six fleets stays small enough to pan', () => {
  expect(nodesOf('near')).toBeLessThan(1200);
});

test('seen from afar it costs at most four fifths of that, with a sign on each planet', () => {
  expect(nodesOf('far')).toBeLessThan((nodesOf('near') * 4) / 5);
});
