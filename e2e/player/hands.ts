import { expect, type Locator, type Page } from '@playwright/test';

export type Whereabouts = 'prompt' | 'dialogue' | 'panel' | 'curtain';

/** How somebody works the table: by mouse, by finger, or by keys alone. */
export interface Hand {
  press(control: Locator, where: Whereabouts): Promise<void>;
  /** Points at a place of the board and means it. */
  point(place: string): Promise<void>;
}

/** So long a control may take to be there; it may also have gone in the meantime, then the player looks again. */
export const PATIENCE = { timeout: 3_000 };

const placeNamed = (page: Page, place: string): Locator =>
  page.getByRole('region', { name: 'Board' }).getByRole('button', { name: place, exact: true }).first();

async function middleOf(page: Page, place: string): Promise<[x: number, y: number]> {
  const box = await placeNamed(page, place).boundingBox(PATIENCE);
  if (box === null) throw new Error(`${place} is nowhere on the board`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

export const mouse = (page: Page): Hand => ({
  press: (control) => control.click(PATIENCE),
  point: async (place) => page.mouse.click(...(await middleOf(page, place))),
});

export const finger = (page: Page): Hand => ({
  press: (control) => control.tap(PATIENCE),
  point: async (place) => page.touchscreen.tap(...(await middleOf(page, place))),
});

/** So many presses of a key lead anywhere. */
const STEPS = 120;

const isFocused = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => element === document.activeElement, undefined, PATIENCE);

/** Keys alone: shortcuts lead to a part of the table, Tab and N from there on, Enter does it. */
export function keys(page: Page): Hand {
  const walk = async (key: string, to: Locator): Promise<void> => {
    for (let step = 0; step < STEPS; step++) {
      if (await isFocused(to)) return;
      await page.keyboard.press(key);
    }
    expect(await isFocused(to), 'the keyboard reaches it').toBe(true);
  };
  const LEADS: Readonly<Record<Whereabouts, string>> = { prompt: 'p', dialogue: 'o', panel: 'p', curtain: 'Tab' };
  return {
    async press(control, where) {
      if (!(await isFocused(control))) await page.keyboard.press(LEADS[where]);
      await walk('Tab', control);
      await page.keyboard.press('Enter');
    },
    async point(place) {
      await page.keyboard.press('b');
      await walk('n', placeNamed(page, place));
      await page.keyboard.press('Enter');
    },
  };
}
