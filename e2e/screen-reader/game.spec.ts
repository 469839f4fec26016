import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startNewGame } from '../new-game.ts';
import { CONTROL_TIMEOUT, type InputMethod } from '../player/input-methods.ts';
import { PagePlayer } from '../player/player.ts';
import { starfarersStrategy } from '../player/starfarers.ts';
import { starshipStrategy } from '../player/starship.ts';
import { startrekStrategy } from '../player/startrek.ts';
import type { PlayerStrategy } from '../player/strategy.ts';
import { expect, test } from '../test.ts';

// Started by scripts/screen-reader.mjs, inside a session in which Orca runs and writes what it says to a file.

interface ReadGame {
  readonly strategy: () => PlayerStrategy;
  readonly options: Readonly<Record<string, string>>;
}

const GAMES: Readonly<Record<string, ReadGame>> = {
  startrek: { strategy: startrekStrategy, options: { 'Target points': '8 points' } },
  starship: { strategy: starshipStrategy, options: {} },
  duel: { strategy: starshipStrategy, options: {} },
  starfarers: { strategy: starfarersStrategy, options: {} },
};

const game = process.env.ORRERY_SCREEN_READER ?? '';
const debugFile = process.env.ORRERY_ORCA_LOG ?? '';
const outDir = fileURLToPath(new URL('../../dist/screen-reader/', import.meta.url));
const transcript = path.join(outDir, `${game}.txt`);
/** How long Orca may take to begin saying what has just changed. */
const SPEECH_DELAY_MS = 700;
/** The decisions after which a game is cut short. */
const decisions = Number(process.env.ORRERY_DECISIONS ?? 400);

test.use({ seed: 3, contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(3_600_000);

/** What Orca has said since the last call, one line for each utterance. */
function makeListener(): () => readonly string[] {
  let heard = 0;
  return () => {
    const said = readFileSync(debugFile, 'utf8')
      .split('\n')
      .flatMap((line) => /SPEECH OUTPUT: '(.*)'(?: voice=\S+)?\{/.exec(line)?.[1] ?? []);
    const fresh = said.slice(heard);
    heard = said.length;
    return fresh;
  };
}

/** The control is focused as a screen reader's list of buttons does it, and pressed by Enter. */
const readerInput = (note: (text: string) => Promise<void>): InputMethod => ({
  async press(control) {
    await control.focus(CONTROL_TIMEOUT);
    await note(`[focus] ${(await control.innerText(CONTROL_TIMEOUT)).replace(/\s+/g, ' ').trim()}`);
    await control.press('Enter', CONTROL_TIMEOUT);
    await note('[Enter]');
  },
  point: () => Promise.reject(new Error('the text table has no board to point at')),
});

test(`a game of ${game} as a screen reader speaks it`, async ({ page }) => {
  const read = GAMES[game];
  if (read === undefined) throw new Error(`${game} is none of ${Object.keys(GAMES).join(', ')}`);
  mkdirSync(outDir, { recursive: true });
  writeFileSync(transcript, '');
  const listen = makeListener();
  const note = async (text: string): Promise<void> => {
    await page.waitForTimeout(SPEECH_DELAY_MS);
    appendFileSync(transcript, [...listen().map((line) => `  ${line}`), text, ''].join('\n'));
  };
  await startNewGame(page, { game, level: 'Captain', options: read.options });
  const toText = page.getByRole('button', { name: 'Text table' });
  await note('[the table opens]');
  await toText.press('Enter');
  await note('[text table]');
  const player = new PagePlayer(page, readerInput(note), read.strategy(), 'text');
  await player.play(() => player.actions.length >= decisions).finally(() => note('[end]'));
  const spoken = readFileSync(transcript, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('  '));
  expect(spoken.length).toBeGreaterThan(player.actions.length);
});
