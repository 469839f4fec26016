import { readdirSync, readFileSync } from 'node:fs';
import { BOARD_SHEETS } from '@orrery/web/picture';
import { expect, test } from 'vitest';
import { drawPicture, type PictureRequest, renderPicture } from './picture.ts';
import { readStyles } from './styles.ts';

const RULES = readStyles(BOARD_SHEETS);
const NAMES = ['Ada', 'Ben & <Co>', 'Cleo', 'Dirk'];

/** The first golden game of the present edition. */
function goldenRequest(game: string): PictureRequest {
  const folder = new URL(`../games/${game}/golden/`, import.meta.url);
  const [first = ''] = readdirSync(folder).sort();
  const [log = ''] = readFileSync(new URL(first, folder), 'utf8').split(/^(?=orrery log )/m);
  const edition = Number(/^game \w+ (\d+)$/m.exec(log)?.[1]);
  const seats = Number(/^seats (\d+)$/m.exec(log)?.[1]);
  const names = NAMES.slice(0, seats);
  const sitters = names.map((name) => ({ kind: 'person', name }) as const);
  return { game, edition, log, at: null, sitters, language: 'en', title: 'A game', names };
}

const GAMES = ['startrek', 'starship', 'duel', 'starfarers'];

test.each(GAMES)('the board of %s is drawn with every style resolved', async (game) => {
  const svg = await drawPicture(goldenRequest(game), RULES);
  expect(svg.match(/[\w-]+="[^"]*(?:var\(|light-dark|color-mix)[^"]*"/)?.[0]).toBeUndefined();
  expect(svg.includes('#ff7f5c')).toBe(true); // the colour of the first seat, at night
  expect(svg.includes('Ben &amp; &lt;Co&gt;')).toBe(true);
  expect(svg.match(/<(path|circle)/g)?.length).toBeGreaterThan(300);
});

test('a picture shows the moment that is asked for', async () => {
  const request = goldenRequest('duel');
  const at = async (entry: number | null) => drawPicture({ ...request, at: entry }, RULES);
  const [early, again, end] = [await at(5), await at(5), await at(null)];
  expect([early === again, early === end]).toEqual([true, false]);
});

test('a log that cannot be replayed gives no picture', async () => {
  await expect(drawPicture({ ...goldenRequest('duel'), log: 'no log' }, RULES)).rejects.toThrow();
});

test('a picture is a PNG of the size that messengers ask for', async () => {
  const png = Buffer.from(await renderPicture(goldenRequest('duel')));
  expect(png.toString('latin1', 1, 4)).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(png.length).toBeLessThan(600_000);
});
