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

/** Room around a place that makes it easy to press, in pixels. */
const EDGE_PX = 24;
/** Drags of the board until a place is in sight. */
const MAX_DRAGS = 6;

/** Where the board can be dragged by a place, if it is out of sight: from a point far from every place and piece. */
function dragTo(page: Page, [x, y]: readonly [number, number]) {
  return page.evaluate(
    ({ x, y, edge }) => {
      const board = document.querySelector('section[aria-label="Board"]');
      if (board === null) return null;
      const { left, top, right, bottom } = board.getBoundingClientRect();
      const within = (at: number, low: number, high: number) => Math.min(Math.max(at, low + edge), high - edge);
      const over = document.elementFromPoint(x, y);
      const isHit = board.contains(over) && over?.closest('.corner') === null;
      if (isHit && within(x, left, right) === x && within(y, top, bottom) === y) return null;
      const spots = [...board.querySelectorAll('button')].map((each) => each.getBoundingClientRect());
      const room = ([px, py]: readonly [number, number]) =>
        Math.min(...spots.map((spot) => Math.hypot(spot.x + spot.width / 2 - px, spot.y + spot.height / 2 - py)));
      const steps = [0.2, 0.35, 0.5, 0.65, 0.8];
      const [from = [0, 0] as const] = steps
        .flatMap((across) =>
          steps.map((down) => [left + (right - left) * across, top + (bottom - top) * down] as const),
        )
        .sort((a, b) => room(b) - room(a));
      const middle = [(left + right) / 2, (top + bottom) / 2] as const;
      const by = [within(from[0] + middle[0] - x, left, right), within(from[1] + middle[1] - y, top, bottom)] as const;
      return { from, to: by };
    },
    { x, y, edge: EDGE_PX },
  );
}

/** Drags the board, as a person does, until the middle of a place is in sight. */
async function inSight(page: Page, place: string): Promise<[x: number, y: number]> {
  for (let n = 0; n < MAX_DRAGS; n++) {
    const drag = await dragTo(page, await middleOf(page, place));
    if (drag === null) break;
    await page.mouse.move(...drag.from);
    await page.mouse.down();
    await page.mouse.move(...drag.to, { steps: 4 });
    await page.mouse.up();
  }
  return middleOf(page, place);
}

export const mouseInput = (page: Page): InputMethod => ({
  press: (control) => control.click(CONTROL_TIMEOUT),
  point: async (place) => page.mouse.click(...(await middleOf(page, place))),
});

export const touchInput = (page: Page): InputMethod => ({
  press: (control) => control.tap(CONTROL_TIMEOUT),
  point: async (place) => page.touchscreen.tap(...(await inSight(page, place))),
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
