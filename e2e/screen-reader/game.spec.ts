import { appendFileSync } from 'node:fs';
import { startNewGame } from '../new-game.ts';
import { CONTROL_TIMEOUT, type InputMethod } from '../player/input-methods.ts';
import { PagePlayer } from '../player/player.ts';
import { starfarersStrategy } from '../player/starfarers.ts';
import { starshipStrategy } from '../player/starship.ts';
import { startrekStrategy } from '../player/startrek.ts';
import type { PlayerStrategy } from '../player/strategy.ts';
import { expect, test } from '../test.ts';

// Started by scripts/screen-reader.mjs, inside a session in which Orca runs. It writes down what is pressed when; the script
// merges that with what Orca said.

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
const notes = process.env.ORRERY_READER_NOTES ?? '';
/** How long Orca may take to begin saying what has just changed. */
const SPEECH_DELAY_MS = 700;
/** The decisions after which a game is cut short. */
const decisions = Number(process.env.ORRERY_DECISIONS ?? 400);

test.use({ seed: 3, contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(3_600_000);

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
  const note = async (text: string): Promise<void> => {
    const now = new Date();
    const ms = String(now.getMilliseconds()).padStart(3, '0');
    appendFileSync(notes, `${now.toTimeString().slice(0, 8)}.${ms} ${text}\n`);
    await page.waitForTimeout(SPEECH_DELAY_MS);
  };
  await startNewGame(page, { game, level: 'Captain', options: read.options });
  const toText = page.getByRole('button', { name: 'Text table' });
  await note('[the table opens]');
  await toText.press('Enter');
  await note('[text table]');
  const player = new PagePlayer(page, readerInput(note), read.strategy(), 'text');
  await player.play(() => player.actions.length >= decisions).finally(() => note('[end]'));
  expect(player.actions.length).toBeGreaterThan(0);
});
