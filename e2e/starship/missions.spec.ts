import { mouse } from '../player/hands.ts';
import { Player } from '../player/player.ts';
import { starship } from '../player/starship.ts';
import { LONG } from '../seen.ts';
import { startGame } from '../sheet.ts';
import { expect, test } from '../visit.ts';

test.use({ seed: 9, contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(300_000);

/** The goal of each mission, and what it does not have yet. */
const MISSIONS = [
  { mission: '1: first flight', goal: 3, lacks: /^(Found|Fight|Booster|Cannon|Colony ship|End the turn|Choose)/ },
  { mission: '2: new worlds', goal: 5, lacks: /^(Fight|Booster|Cannon|Choose)/ },
  { mission: '3: pirates', goal: 6, lacks: /^Choose/ },
  { mission: '4: the greater ship', goal: 7, lacks: /^\w+ II / },
  { mission: '5: the Galactic Council', goal: 10, lacks: /^$/ },
] as const;

for (const [i, { mission, goal, lacks }] of MISSIONS.entries()) {
  test(`training mission ${mission} is played to its end`, { tag: i === 0 ? [] : [LONG] }, async ({ page }) => {
    await startGame(page, { game: 'duel', level: 'Captain', options: { 'Training mission': mission } });
    await expect(page.getByRole('banner')).toContainText(`Mission ${i + 1}`);
    const player = new Player(page, mouse(page), starship());
    await player.play();
    expect(player.deeds).not.toContainEqual(expect.stringMatching(lacks));
    const end = page.getByRole('dialog', { name: 'The game is over' });
    await end.getByRole('link', { name: 'Game report' }).click();
    const won = page.getByRole('heading', { level: 1, name: /points$/ });
    const [, points] = /(\d+) points$/.exec(await won.innerText()) ?? [];
    expect(Number(points)).toBeGreaterThanOrEqual(goal);
  });
}
