import type { Page } from '@playwright/test';
import { LONG_TAG } from '../accessibility.ts';
import { type Essential, findCutTexts, findHidden } from '../in-sight.ts';
import { MEASURED_GAMES, type MeasuredGame } from '../measures/measured-games.ts';
import {
  layoutShiftScore,
  observePage,
  type PageMeasures,
  quantile,
  readMeasures,
  unexplainedShift,
} from '../measures/page-observer.ts';
import { countMoves, storedLines } from '../measures/stored-moves.ts';
import { startNewGame } from '../new-game.ts';
import { mouseInput, touchInput } from '../player/input-methods.ts';
import { PagePlayer } from '../player/player.ts';
import { expect, test } from '../test.ts';
import { isTouched, sizeName, WINDOW_SIZES, type WindowSize } from '../window-sizes.ts';

/** The promise of the tables: what the browser calls cumulative layout shift. */
const MAX_LAYOUT_SHIFT = 0.02;
/** The games whose first decisions are played every time; the long run plays all to their end. */
const PLAYED_OFTEN: readonly string[] = ['startrek', 'starfarers'];
/** The number of these decisions. */
const SHORT_DECISIONS = 14;
/** The window in which they are played: a small laptop. */
const LAPTOP: WindowSize = { width: 1366, height: 650 };

/** What is out of sight at each kind of question, by the question without its figures. */
class FitNotes {
  readonly found: Record<string, readonly string[]> = {};
  readonly #page: Page;
  readonly #essentials: readonly Essential[];
  readonly #seen = new Set<string>();

  constructor(page: Page, essentials: readonly Essential[]) {
    this.#page = page;
    this.#essentials = essentials;
  }

  async look(question: string): Promise<void> {
    const kind = question.replace(/\d+/g, 'n');
    if (this.#seen.has(kind)) return;
    this.#seen.add(kind);
    let wrong: readonly string[] = [];
    const isGood = async () => {
      wrong = [...(await findHidden(this.#page, this.#essentials)), ...(await findCutTexts(this.#page))];
      return wrong.length === 0;
    };
    await expect
      .poll(isGood, { timeout: 1_500 })
      .toBe(true)
      .catch(() => undefined);
    if (wrong.length > 0) this.found[kind] = wrong;
  }
}

/** The shifts that no press explains, the largest first. */
const describeShifts = ({ shifts }: PageMeasures): readonly string[] =>
  shifts
    .filter(({ isAfterInput }) => !isAfterInput)
    .sort((a, b) => b.value - a.value)
    .slice(0, 6)
    .map(({ value, sources }) => `${value.toFixed(4)}: ${sources.join('; ')}`);

/** Plays, and holds what is promised of every moment of a game. */
async function playAndMeasure(page: Page, played: MeasuredGame, size: WindowSize, decisions: number): Promise<void> {
  const { game, strategy, options, essentials } = played;
  await page.setViewportSize(size);
  await observePage(page);
  await startNewGame(page, { game, level: 'Captain', options });
  const input = isTouched(size) ? touchInput(page) : mouseInput(page);
  const player = new PagePlayer(page, input, strategy(), 'board', 'watched');
  const notes = new FitNotes(page, essentials);
  await player.play(async ({ question, curtain }) => {
    if (curtain === '' && question !== '') await notes.look(question);
    return player.actions.length >= decisions;
  }, 1_500);
  const measures = await readMeasures(page);
  const { moves, turns } = countMoves(game, await storedLines(page), 0);
  const score = layoutShiftScore(measures.shifts);
  const pressed = measures.clicks;
  console.log(
    `${game} at ${sizeName(size)}: ${turns} turns, ${moves} moves, ${(pressed / turns).toFixed(1)} presses a turn, ` +
      `${(pressed / moves).toFixed(2)} a move, layout shift ${score.toFixed(4)} (sum ${unexplainedShift(measures.shifts).toFixed(4)}), ` +
      `press to paint p95 ${quantile(measures.paintsMs, 0.95)} ms of ${measures.paintsMs.length}`,
  );
  for (const shift of describeShifts(measures).slice(0, 3)) console.log(`  moved ${shift}`);
  expect.soft(notes.found, 'what is out of sight').toEqual({});
  expect.soft(score, describeShifts(measures).join('\n')).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
}

test.use({ seed: 5 });

for (const played of MEASURED_GAMES.filter(({ game }) => PLAYED_OFTEN.includes(game))) {
  test(`${played.game}: while a game begins nothing moves by itself, and all that is needed is in sight`, async ({
    page,
  }) => {
    await playAndMeasure(page, played, LAPTOP, SHORT_DECISIONS);
  });
}

for (const size of WINDOW_SIZES) {
  test.describe(`in a window of ${sizeName(size)}`, { tag: LONG_TAG }, () => {
    test.use({ hasTouch: isTouched(size), isMobile: isTouched(size) });
    test.setTimeout(900_000);

    for (const played of MEASURED_GAMES) {
      test(`${played.game}: in a whole game nothing moves by itself, and all that is needed is in sight`, async ({
        page,
      }) => {
        await playAndMeasure(page, played, size, Number.POSITIVE_INFINITY);
        await expect(page.getByRole('dialog', { name: 'The game is over' })).toBeVisible();
      });
    }
  });
}
