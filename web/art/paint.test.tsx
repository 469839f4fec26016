import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SeatColours, useColourOf } from './paint.tsx';
import { SeatToken } from './seats.tsx';

test('parts of the page use the chosen colours, and symbols stay with the seats', () => {
  const plain = renderToStaticMarkup(<SeatToken seat={1} />);
  const painted = renderToStaticMarkup(
    <SeatColours colours={[0, 4]}>
      <SeatToken seat={1} />
    </SeatColours>,
  );
  expect(painted).toContain('--paint-1:var(--seat-1);--paint-2:var(--seat-5)');
  expect(painted).toContain(plain);
});

test('empty seats have the remaining colours', () => {
  const Names = () => [0, 1, 2, 3].map(useColourOf()).join(' ');
  const painted = renderToStaticMarkup(
    <SeatColours colours={[3, 1, 2]}>
      <Names />
    </SeatColours>,
  );
  expect(painted).toContain('>3 1 2 0<');
});

test('a token in a fixed colour has the symbol of its seat', () => {
  const signOf = (markup: string) => /<path d="([^"]+)"/.exec(markup)?.[1];
  const outright = renderToStaticMarkup(<SeatToken seat={1} colour={4} />);
  expect(outright).toContain('hue-5');
  expect(signOf(outright)).toBe(signOf(renderToStaticMarkup(<SeatToken seat={1} />)));
});
