import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { playedAtRandom, type Request } from '../testing/games.ts';
import { playOf } from '../testing/play.ts';
import { Council, Honours } from './council.tsx';

/** A request of a game that has just begun. */
function someRequest(game: 'starship' | 'duel'): Request {
  const requests: Request[] = [];
  playedAtRandom({ game, seed: 91, bound: 40 }, (request) => requests.push(request));
  const [first] = requests;
  if (first === undefined) throw new Error('nobody was asked');
  return first;
}

/** What the panel says when the two ships have so many medals, and nobody the card. */
function said(game: 'starship' | 'duel', medals: number): string {
  const request = someRequest(game);
  const view = structuredClone(request.view);
  for (const player of view.table.players) player.medals = medals;
  const { play } = playOf({ ...request, view });
  return renderToStaticMarkup(<Honours play={play} />);
}

test.each(['starship', 'duel'] as const)('SS-SPC-02, DU-HER-01 · on a tie the card is nobody’s, in %s', (game) => {
  expect(said(game, 2)).toContain('goes to the first with 3');
  expect(said(game, 4).match(/the first with 3/g)).toHaveLength(1); // that of friendship
  expect(said(game, 4)).toContain('4 : 4, nobody’s');
});

test('SS-ACT-E8 · of a gift the Council says that it is enough to fly there', () => {
  const request = someRequest('starship');
  const { tasks } = request.gear.kit.variant;
  const gift = tasks.findIndex(({ pay, cannons, boosters }) => [...pay, cannons, boosters].every((n) => n === 0));
  const view = { ...request.view, table: { ...request.view.table, open: [gift] } };
  const { play } = playOf({ ...request, view });
  expect(renderToStaticMarkup(<Council play={play} gear={request.gear} />)).toContain('just fly there');
});
