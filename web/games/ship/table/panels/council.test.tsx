import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type AskedSeatCase, playRandomGame } from '../testing/games.ts';
import { tableApiOf } from '../testing/play.ts';
import { CouncilPanel, HonoursPanel } from './council.tsx';

/** A request of a game that has just begun. */
function someRequest(game: 'starship' | 'duel'): AskedSeatCase {
  const requests: AskedSeatCase[] = [];
  playRandomGame({ game, seed: 91, maxEntries: 40 }, (request) => requests.push(request));
  const [first] = requests;
  if (first === undefined) throw new Error('no request in this game');
  return first;
}

/** The panel's text when both ships have this number of medals and nobody has the card. */
function said(game: 'starship' | 'duel', medals: number): string {
  const request = someRequest(game);
  const view = structuredClone(request.view);
  for (const player of view.table.players) player.medals = medals;
  const { play } = tableApiOf({ ...request, view });
  return renderToStaticMarkup(<HonoursPanel play={play} />);
}

test.each(['starship', 'duel'] as const)('SS-SPC-02, DU-HER-01 · on a tie the card is nobody’s, in %s', (game) => {
  expect(said(game, 2)).toContain('goes to the first with 3');
  expect(said(game, 4).match(/the first with 3/g)).toHaveLength(1); // the one about friendship
  expect(said(game, 4)).toContain('4 : 4, nobody’s');
});

test('SS-ACT-E8 · of a gift the Council says that it is enough to fly there', () => {
  const request = someRequest('starship');
  const { tasks } = request.variantUi.kit.variant;
  const gift = tasks.findIndex(({ pay, cannons, boosters }) => [...pay, cannons, boosters].every((n) => n === 0));
  const view = { ...request.view, table: { ...request.view.table, open: [gift] } };
  const { play } = tableApiOf({ ...request, view });
  expect(renderToStaticMarkup(<CouncilPanel play={play} variantUi={request.variantUi} />)).toContain('just fly there');
});
