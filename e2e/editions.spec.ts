import { existsSync, readFileSync } from 'node:fs';
import { openFile } from './golden.ts';
import { expectFit } from './seen.ts';
import { expect, test } from './visit.ts';

/** Golden games of edition 1: beside its frozen files, or with the sources while it is the present one. */
const FILE = ['../editions/startrek/1/golden/01.log', '../games/startrek/golden/01.log']
  .map((each) => new URL(each, import.meta.url))
  .find((each) => existsSync(each));
const [HEAD = '', BODY = ''] = FILE === undefined ? [] : readFileSync(FILE, 'utf8').split('\n\n');
/** After so many entries somebody may build. */
const BUILDING = 166;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a game of edition 1 comes in from a file, is played on, taken back and still there after a reload', async ({
  page,
}) => {
  await page.goto('/');
  await openFile(page, `${HEAD}\n\n${BODY.split('\n').slice(0, BUILDING).join('\n')}\n`);
  const curtain = page.getByRole('button', { name: /show my hand$/ });
  await curtain.click();
  const asked = page.getByRole('region', { name: 'What is asked' });
  const textTable = page.getByRole('button', { name: /^Text table/ });
  await expect(asked.or(textTable)).toBeVisible();
  if (await textTable.isVisible()) await textTable.click(); // where its board can draw it
  const station = asked.getByRole('button', { name: 'Build a station between water 2, food 5 and the border' });
  const undo = asked.getByRole('button', { name: 'Undo' });
  const happened = page.getByRole('region', { name: 'What happened' });
  const built = happened.getByText(/builds? a station between water 2, food 5 and the border/);
  await expectFit(page, 'a game of edition 1 as text');
  await station.click();
  await expect(built).toBeVisible();
  await undo.click();
  await expect(built).toBeHidden();
  await station.click();
  await expect(built).toBeVisible();
  await page.reload();
  await curtain.click();
  await expect(asked.or(textTable)).toBeVisible();
  if (await textTable.isVisible()) await textTable.click();
  await expect(built).toBeVisible();
});
