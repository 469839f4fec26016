import { expect, type Locator, type Page } from '@playwright/test';

export type ControlArea = 'prompt' | 'dialogue' | 'panel' | 'curtain';

/** An input method: mouse, touch or keyboard. */
export interface InputMethod {
  press(control: Locator, where: ControlArea): Promise<void>;
  /** Selects and confirms a place of the board. */
  point(place: string): Promise<void>;
}

/** How long a control may take to appear; it may also have disappeared, then the player looks again. */
export const CONTROL_TIMEOUT = { timeout: 3_000 };

const placeNamed = (page: Page, place: string): Locator =>
  page.getByRole('region', { name: 'Board' }).getByRole('button', { name: place, exact: true }).first();

async function middleOf(page: Page, place: string): Promise<[x: number, y: number]> {
  const box = await placeNamed(page, place).boundingBox(CONTROL_TIMEOUT);
  if (box === null) throw new Error(`${place} is not on the board`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

export const mouseInput = (page: Page): InputMethod => ({
  press: (control) => control.click(CONTROL_TIMEOUT),
  point: async (place) => page.mouse.click(...(await middleOf(page, place))),
});

export const touchInput = (page: Page): InputMethod => ({
  press: (control) => control.tap(CONTROL_TIMEOUT),
  point: async (place) => page.touchscreen.tap(...(await middleOf(page, place))),
});

/** Maximum number of key presses to reach any control. */
const MAX_KEY_PRESSES = 120;

const isFocused = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => element === document.activeElement, undefined, CONTROL_TIMEOUT);

/** Only the keyboard: shortcuts go to a part of the table, Tab and N move from there, Enter confirms. */
export function keyboardInput(page: Page): InputMethod {
  const walk = async (key: string, to: Locator): Promise<void> => {
    for (let step = 0; step < MAX_KEY_PRESSES; step++) {
      if (await isFocused(to)) return;
      await page.keyboard.press(key);
    }
    expect(await isFocused(to), 'the keyboard reaches it').toBe(true);
  };
  const LEADS: Readonly<Record<ControlArea, string>> = { prompt: 'p', dialogue: 'o', panel: 'p', curtain: 'Tab' };
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
