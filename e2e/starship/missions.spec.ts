import { LONG_TAG } from '../accessibility.ts';
import { startNewGame } from '../new-game.ts';
import { mouseInput } from '../player/input-methods.ts';
import { PagePlayer } from '../player/player.ts';
import { starshipStrategy } from '../player/starship.ts';
import { expect, test } from '../test.ts';

test.use({ seed: 9, contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(300_000);

/** The goal of each mission, and what it does not include yet. */
const MISSIONS = [
  { mission: '1: first flight', goal: 3, lacks: /^(Found|Fight|Booster|Cannon|Colony ship|End the turn|Choose)/ },
  { mission: '2: new worlds', goal: 5, lacks: /^(Fight|Booster|Cannon|Choose)/ },
  { mission: '3: pirates', goal: 6, lacks: /^Choose/ },
  { mission: '4: the greater ship', goal: 7, lacks: /^\w+ II / },
  { mission: '5: the Galactic Council', goal: 10, lacks: /^$/ },
] as const;

for (const [i, { mission, goal, lacks }] of MISSIONS.entries()) {
  test(`training mission ${mission} is played to its end`, { tag: i === 0 ? [] : [LONG_TAG] }, async ({ page }) => {
    await startNewGame(page, { game: 'duel', level: 'Captain', options: { 'Training mission': mission } });
    await expect(page.getByRole('banner')).toContainText(`Mission ${i + 1}`);
    const player = new PagePlayer(page, mouseInput(page), starshipStrategy());
    await player.play();
    expect(player.actions).not.toContainEqual(expect.stringMatching(lacks));
    const end = page.getByRole('dialog', { name: 'The game is over' });
    await end.getByRole('link', { name: 'Game report' }).click();
    const won = page.getByRole('heading', { level: 1, name: /points$/ });
    const [, points] = /(\d+) points$/.exec(await won.innerText()) ?? [];
    expect(Number(points)).toBeGreaterThanOrEqual(goal);
  });
}
