import type { Language } from '@orrery/catalog';
import { errors, type Locator, type Page } from '@playwright/test';
import { expectAccessibleAndFitting } from './accessibility.ts';
import { learnersMoves, textFor, textsIn } from './lesson-words.ts';
import { expect } from './test.ts';

/** Tries to press a control that was just visible: false when it has disappeared. */
export type TryPress = (control: Locator) => Promise<boolean>;

/** Milliseconds after which it checks whether a control that cannot be pressed is still there. */
const RECHECK_MS = 2000;

export const byMouse: TryPress = async (control) => {
  while ((await control.count()) > 0) {
    try {
      await control.click({ timeout: RECHECK_MS });
      return true;
    } catch (error) {
      if (!(error instanceof errors.TimeoutError)) throw error;
    }
  }
  return false;
};

/** Maximum number of Tab presses to reach any control of a text table. */
const MAX_TABS = 400;

/** Only Tab to the control, then Enter. */
export const byKeys =
  (page: Page): TryPress =>
  async (control) => {
    for (let tabs = 0; tabs < MAX_TABS; tabs++) {
      const where = await control.evaluateAll(([element]) => {
        if (element === undefined) return 'gone';
        return element === document.activeElement ? 'focused' : 'elsewhere';
      });
      if (where === 'gone') return false;
      if (where === 'focused') {
        await page.keyboard.press('Enter');
        return true;
      }
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not reach ${control}`);
  };

/** Presses a control that is there or will appear, and waits until that succeeds. */
export type Press = (control: Locator) => Promise<void>;

export const retryUntilPressed =
  (attempt: TryPress): Press =>
  async (control) => {
    await expect(control).toBeVisible();
    expect(await attempt(control), `${control} was there until it was pressed`).toBe(true);
  };

/** More steps than any lesson has. */
const MAX_LESSON_STEPS = 150;
/** The moves of a lesson at which the learner does something else first. */
const DETOUR_MOVES = [1, 5];

/** A learner who follows a lesson in the text table: reads, does what it says, and now and then something else. */
export class Learner {
  readonly #page: Page;
  readonly #language: Language;
  readonly #press: Press;
  readonly #guide: Locator;
  readonly #says: ReturnType<typeof textsIn>;
  readonly #asked: Locator;
  /** Moves missing from the list because there are too many of their kind: the guide makes them. */
  shown = 0;
  detours = 0;

  constructor(page: Page, language: Language, press: Press) {
    this.#page = page;
    this.#language = language;
    this.#press = press;
    this.#says = textsIn('web/pages/learn', language);
    this.#guide = page.getByRole('region', { name: textFor(this.#says, 'guide'), exact: true });
    const table = textsIn('web/table', language);
    this.#asked = page.getByRole('region', { name: textFor(table, 'text.asked'), exact: true });
  }

  #button(key: string): Locator {
    return this.#guide.getByRole('button', { name: textFor(this.#says, key), exact: true });
  }

  /** Goes through a lesson to its end; returns the number of moves the learner made. */
  async walk(game: string): Promise<number> {
    const moves = await learnersMoves(game, this.#language);
    const ways = this.#button('next').or(this.#button('show')).or(this.#button('play'));
    let made = 0;
    for (let step = 0; step < MAX_LESSON_STEPS; step++) {
      await expect(ways).toBeVisible();
      if (await this.#button('play').isVisible()) return made;
      const before = await this.#guide.innerText();
      if (await this.#button('next').isVisible()) await this.#press(this.#button('next'));
      else {
        if (DETOUR_MOVES.includes(made)) await this.#goAstray(moves[made] ?? '', before);
        await this.#move(moves[made] ?? '');
        made++;
      }
      await expect(this.#guide).not.toHaveText(before, { useInnerText: true });
    }
    throw new Error('the lesson does not end');
  }

  async #move(name: string): Promise<void> {
    await expect(this.#asked.getByRole('listitem').first()).toBeVisible();
    const move = this.#asked.getByRole('button', { name, exact: true }).first();
    if ((await move.count()) > 0) return this.#press(move);
    this.shown++;
    await this.#press(this.#button('show'));
  }

  /** Does something else, reads the response, and returns to the same step. */
  async #goAstray(meant: string, before: string): Promise<void> {
    await expect(this.#asked.getByRole('listitem').first()).toBeVisible();
    const names = await this.#asked.getByRole('listitem').allInnerTexts();
    const other = names.find((name) => name !== meant);
    if (other === undefined) return;
    await this.#press(this.#asked.getByRole('button', { name: other, exact: true }).first());
    await expect(this.#button('back')).toBeVisible();
    if (this.detours === 0) await expectAccessibleAndFitting(this.#page, 'a wrong turn');
    await this.#press(this.#button('back'));
    await expect(this.#guide).toHaveText(before, { useInnerText: true });
    this.detours++;
  }
}
