import type { Page } from '@playwright/test';

/** What a player must see without scrolling, by CSS selectors; each must match at least `least` elements. */
export interface Essential {
  readonly name: string;
  readonly selector: string;
  readonly least: number;
}

/** What a player of Star Trek and Starfarers needs: the hand, and all seats with their points. */
export const CARDS: Essential = { name: 'a card of the own hand', selector: '[data-anchor^="hand-"]', least: 5 };
export const seats = (count: number): Essential => ({
  name: 'a seat with its points',
  selector: '[data-seat]',
  least: count,
});

/** What a captain of this seat needs: holds with the laboratory, money and points. */
export const ownShip = (seat: number): readonly Essential[] => [
  { name: 'a hold of the own ship', selector: `:has(> [data-anchor^="hold-${seat}-"])`, least: 6 },
  { name: 'the own money', selector: `[data-anchor="astro-${seat}"]`, least: 1 },
  { name: 'the own seat with its points', selector: `[data-seat="${seat}"]`, least: 1 },
];

/**
 * What is wrong with the screen as it is: an essential that is missing, outside the window, cut off by a box around
 * it or covered; a button of the prompt that is covered; a page that scrolls. [] if all is in sight. While a dialog
 * covers the lower part of a phone, its filled button must be in sight instead.
 */
export function findHidden(page: Page, essentials: readonly Essential[]): Promise<readonly string[]> {
  return page.evaluate((wanted) => {
    /** Rounding of layouts to fractions of a pixel. */
    const TOLERANCE_PX = 1.5;
    const found: string[] = [];
    const sizeOf = (box: DOMRect): string =>
      `${Math.round(box.left)},${Math.round(box.top)} to ${Math.round(box.right)},${Math.round(box.bottom)}`;

    /** The part of the window in which an element can be seen, within all boxes around it that cut off or scroll. */
    const visibleBox = (element: Element): DOMRect => {
      let [left, top, right, bottom] = [0, 0, innerWidth, innerHeight];
      for (let box = element.parentElement; box !== null; box = box.parentElement) {
        if (box instanceof SVGElement && !(box instanceof SVGSVGElement)) continue;
        if (box === document.body || box === document.documentElement) continue;
        if (
          getComputedStyle(box)
            .overflow.split(' ')
            .every((flow) => flow === 'visible')
        )
          continue;
        const edge = box.getBoundingClientRect();
        left = Math.max(left, edge.left);
        top = Math.max(top, edge.top);
        right = Math.min(right, edge.right);
        bottom = Math.min(bottom, edge.bottom);
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    };

    const isWithin = (box: DOMRect, edge: DOMRect): boolean =>
      box.left >= edge.left - TOLERANCE_PX &&
      box.top >= edge.top - TOLERANCE_PX &&
      box.right <= edge.right + TOLERANCE_PX &&
      box.bottom <= edge.bottom + TOLERANCE_PX;

    /** What covers the middle of an element; null if nothing does. */
    const coverOf = (element: Element, box: DOMRect): Element | null => {
      const top = document
        .elementsFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)
        .find((each) => getComputedStyle(each).opacity !== '0');
      if (top === undefined || element.contains(top) || top.contains(element)) return null;
      const part = (each: Element) => each.closest('[data-part], [data-panel], [role="dialog"]');
      return part(top) === part(element) ? null : top;
    };

    const check = (name: string, element: Element): void => {
      const box = element.getBoundingClientRect();
      const edge = visibleBox(element);
      if (box.width === 0 || box.height === 0) found.push(`${name} is not drawn`);
      else if (!isWithin(box, edge)) found.push(`${name} at ${sizeOf(box)} is cut off at ${sizeOf(edge)}`);
      else {
        const cover = coverOf(element, box);
        if (cover !== null)
          found.push(`${name} is covered by ${cover.tagName.toLowerCase()}.${cover.classList[0] ?? ''}`);
      }
    };

    /**
     * A dialog over the whole lower part of a phone is the question itself, with its answers; also beside the board of
     * a phone held sideways.
     */
    const prompt = document.querySelector('[data-part="prompt"]');
    const asked = prompt?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
    const sheet = [...document.querySelectorAll('.surface.sheet')].find((dialog) => {
      const { left, top, right } = dialog.getBoundingClientRect();
      return left <= asked.left && right >= innerWidth && top < asked.bottom;
    });
    if (sheet !== undefined) {
      for (const button of sheet.querySelectorAll('button.primary'))
        check(`the button “${button.textContent.trim()}”`, button);
      return found;
    }
    for (const { name, selector, least } of wanted) {
      const elements = [...document.querySelectorAll(selector)].filter((each) => each.getClientRects().length > 0);
      if (elements.length < least) found.push(`${name}: ${elements.length} of ${least} are there`);
      for (const element of elements) check(name, element);
    }
    if (prompt !== null) {
      check('the prompt', prompt);
      for (const button of prompt.querySelectorAll('button')) {
        if (button.getClientRects().length > 0) check(`the button “${button.textContent.trim()}”`, button);
      }
    }
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth) found.push(`the page is ${root.scrollWidth} px wide`);
    scrollTo(0, root.scrollHeight);
    if (scrollY > TOLERANCE_PX) found.push(`the page scrolls by ${Math.round(scrollY)} px`);
    scrollTo(0, 0);
    return found;
  }, essentials);
}

/**
 * Buttons and labels whose text does not fit: cut off without an ellipsis, or broken inside a word. Texts that only
 * screen readers get and texts of drawings are left out.
 */
export function findCutTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('button, [data-panel] *, [data-part] *')) {
      const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      const words = own
        .map((node) => node.textContent ?? '')
        .join(' ')
        .trim();
      if (words === '' || element.closest('svg, [aria-hidden="true"], .unseen') !== null) continue;
      const box = element.getBoundingClientRect();
      if (box.width < 2 || box.height < 2 || box.bottom < 0 || box.top > innerHeight) continue;
      const style = getComputedStyle(element);
      if (
        style.overflowX !== 'visible' &&
        style.textOverflow !== 'ellipsis' &&
        element.scrollWidth > element.clientWidth + 1
      ) {
        found.push(`“${words}” is ${element.scrollWidth} px wide in ${element.clientWidth}`);
      }
      for (const node of own) {
        const range = document.createRange();
        for (const { index, 0: word } of (node.textContent ?? '').matchAll(/[\p{L}\p{N}]{3,}/gu)) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) found.push(`“${word}” is broken over ${lines.size} lines`);
        }
      }
    }
    return [...new Set(found)];
  });
}
