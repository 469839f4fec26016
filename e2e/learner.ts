import type { Language } from '@orrery/catalog';
import type { Locator, Page } from '@playwright/test';
import { learnersMoves, textOf, textsIn } from './lesson-words.ts';
import { expectFit } from './seen.ts';
import { expect } from './visit.ts';

/** How somebody presses what is on a page. */
export type Press = (control: Locator) => Promise<void>;

export const byMouse: Press = (control) => control.click();

/** So many presses of the tab key lead anywhere on a table in words. */
const TABS = 400;

/** Tab to it, then Enter: nothing else. */
export const byKeys =
  (page: Page): Press =>
  async (control) => {
    const isFocused = () => control.evaluate((element) => element === document.activeElement);
    for (let tabs = 0; tabs < TABS && !(await isFocused()); tabs++) await page.keyboard.press('Tab');
    await expect(control).toBeFocused();
    await page.keyboard.press('Enter');
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
    this.#says = textsIn('web/learn', language);
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
