import type { Language } from '@orrery/catalog';
import { errors, type Locator, type Page } from '@playwright/test';
import { learnersMoves, textOf, textsIn } from './lesson-words.ts';
import { expectFit } from './seen.ts';
import { expect } from './visit.ts';

/** How somebody tries to press what was just seen on a page: false when it was gone before. */
export type Attempt = (control: Locator) => Promise<boolean>;

/** Milliseconds after which somebody looks whether what cannot be pressed is still there. */
const GLANCE = 2000;

export const byMouse: Attempt = async (control) => {
  while ((await control.count()) > 0) {
    try {
      await control.click({ timeout: GLANCE });
      return true;
    } catch (error) {
      if (!(error instanceof errors.TimeoutError)) throw error;
    }
  }
  return false;
};

/** So many presses of the tab key lead anywhere on a table in words. */
const TABS = 400;

/** Tab to it, then Enter: nothing else. */
export const byKeys =
  (page: Page): Attempt =>
  async (control) => {
    for (let tabs = 0; tabs < TABS; tabs++) {
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
    throw new Error(`no tab leads to ${control}`);
  };

/** How somebody presses what is there or comes, and stays until it is pressed. */
export type Press = (control: Locator) => Promise<void>;

export const surely =
  (attempt: Attempt): Press =>
  async (control) => {
    await expect(control).toBeVisible();
    expect(await attempt(control), `${control} was there until it was pressed`).toBe(true);
  };

/** More steps than any lesson has. */
const STEPS = 150;
/** At these moves of a lesson the learner does something else first. */
const DETOURS = [1, 5];

/** Somebody who follows a lesson in words: reads, does what is said, and now and then something else. */
export class Learner {
  readonly #page: Page;
  readonly #language: Language;
  readonly #press: Press;
  readonly #guide: Locator;
  readonly #says: ReturnType<typeof textsIn>;
  readonly #asked: Locator;
  /** Moves that no list holds, as there are too many of their kind: the guide does them. */
  shown = 0;
  detours = 0;

  constructor(page: Page, language: Language, press: Press) {
    this.#page = page;
    this.#language = language;
    this.#press = press;
    this.#says = textsIn('web/pages/learn', language);
    this.#guide = page.getByRole('region', { name: textOf(this.#says, 'guide'), exact: true });
    const table = textsIn('web/table', language);
    this.#asked = page.getByRole('region', { name: textOf(table, 'text.asked'), exact: true });
  }

  #button(key: string): Locator {
    return this.#guide.getByRole('button', { name: textOf(this.#says, key), exact: true });
  }

  /** Goes through a lesson to its end; gives the number of moves the learner made. */
  async walk(game: string): Promise<number> {
    const moves = await learnersMoves(game, this.#language);
    const ways = this.#button('next').or(this.#button('show')).or(this.#button('play'));
    let made = 0;
    for (let step = 0; step < STEPS; step++) {
      await expect(ways).toBeVisible();
      if (await this.#button('play').isVisible()) return made;
      const before = await this.#guide.innerText();
      if (await this.#button('next').isVisible()) await this.#press(this.#button('next'));
      else {
        if (DETOURS.includes(made)) await this.#goAstray(moves[made] ?? '', before);
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

  /** Does something else, reads what comes of it, and comes back to the same step. */
  async #goAstray(meant: string, before: string): Promise<void> {
    await expect(this.#asked.getByRole('listitem').first()).toBeVisible();
    const names = await this.#asked.getByRole('listitem').allInnerTexts();
    const other = names.find((name) => name !== meant);
    if (other === undefined) return;
    await this.#press(this.#asked.getByRole('button', { name: other, exact: true }).first());
    await expect(this.#button('back')).toBeVisible();
    if (this.detours === 0) await expectFit(this.#page, 'a wrong turn');
    await this.#press(this.#button('back'));
    await expect(this.#guide).toHaveText(before, { useInnerText: true });
    this.detours++;
  }
}
