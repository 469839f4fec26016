import { DEVELOPMENTS } from '@orrery/startrek/facts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { playRandomGame } from '../testing/games.ts';
import { tableApiOf } from '../testing/play.ts';
import { drawnKind, PlayPanel } from './play.tsx';

test('a card drawn in this turn lies face up on the cards, and no longer in the next turn', () => {
  expect(drawnKind({ fresh: [0, 0, 0, 0, 0] })).toBeNull();
  expect(drawnKind({ fresh: [0, 0, 1, 0, 0] })).toBe(DEVELOPMENTS.indexOf('science'));
  expect(drawnKind({ fresh: [1, 0, 1, 0, 0] })).toBeNull();
});

test('the tile of the cards names the drawn card only to its owner', () => {
  let shown = 0;
  playRandomGame({ seed: 5, seats: 3, maxEntries: 900 }, (request) => {
    const { play } = tableApiOf(request);
    const kind = drawnKind(request.view.hand);
    const html = renderToStaticMarkup(<PlayPanel play={play} />);
    expect(html.includes('drawn now')).toBe(kind !== null);
    if (kind !== null) shown++;
  });
  expect(shown).toBeGreaterThan(3);
});
