import type { Page } from '@playwright/test';

/**
 * Texts that do not fit, with what is wrong: cut off by a box without an ellipsis, outside the window or outside their
 * control; and controls that overlap the one beside them. What can be scrolled to, drawings and texts for screen
 * readers only are left out.
 */
export function findClippedTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const TOLERANCE_PX = 2;
    /** A text for screen readers only lies in a box of this size. */
    const HIDDEN_PX = 2;
    const CONTROL = 'button, a[href], select, input, summary, [role="tab"]';
    const found = new Set<string>();

    const isShown = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.closest('svg, [aria-hidden="true"], .unseen, dialog:not([open]), option') === null;

    /** A text in a box that only screen readers find. */
    const isForReaders = (element: Element, control: Element): boolean => {
      for (let each: Element | null = element; each !== null && each !== control; each = each.parentElement) {
        const { width, height } = each.getBoundingClientRect();
        if (width <= HIDDEN_PX && height <= HIDDEN_PX) return true;
      }
      return false;
    };

    const nameOf = (element: Element): string => {
      const own = element.classList[0] ?? element.parentElement?.classList[0] ?? '';
      return `${element.tagName.toLowerCase()}${own === '' ? '' : `.${own}`}`;
    };

    const short = (text: string): string => (text.length > 50 ? `${text.slice(0, 50)}…` : text);

    /** The union of the boxes of the lines of a text. */
    const textBox = (node: Text): DOMRect | null => {
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      if (lines.length === 0) return null;
      const left = Math.min(...lines.map((line) => line.left));
      const top = Math.min(...lines.map((line) => line.top));
      const right = Math.max(...lines.map((line) => line.right));
      const bottom = Math.max(...lines.map((line) => line.bottom));
      return new DOMRect(left, top, right - left, bottom - top);
    };

    const isOver = (box: DOMRect, edge: DOMRect, axis: 'x' | 'y'): boolean =>
      axis === 'x'
        ? box.left < edge.left - TOLERANCE_PX || box.right > edge.right + TOLERANCE_PX
        : box.top < edge.top - TOLERANCE_PX || box.bottom > edge.bottom + TOLERANCE_PX;

    /** What cuts a text off along an axis; null if nothing does, or if the reader can scroll. */
    function findCutter(element: Element, box: DOMRect, axis: 'x' | 'y'): string | null {
      for (let each: Element | null = element; each !== null && each !== document.body; each = each.parentElement) {
        const style = getComputedStyle(each);
        if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return null;
        const flow = axis === 'x' ? style.overflowX : style.overflowY;
        if (flow === 'auto' || flow === 'scroll') return null;
        const edge = each.getBoundingClientRect();
        if (edge.width <= HIDDEN_PX && edge.height <= HIDDEN_PX) return null;
        if (flow !== 'visible' && isOver(box, edge, axis)) return `cut off by ${nameOf(each)}`;
        if (style.position === 'fixed') break;
      }
      const page = new DOMRect(0, 0, innerWidth, innerHeight);
      return axis === 'x' && isOver(box, page, 'x') ? 'outside the window' : null;
    }

    function check(node: Text): void {
      const element = node.parentElement;
      const text = node.data.trim();
      if (element === null || text === '' || !isShown(element)) return;
      const box = textBox(node);
      if (box === null) return;
      const control = element.closest(CONTROL);
      const wrong = [
        findCutter(element, box, 'x'),
        findCutter(element, box, 'y'),
        control !== null &&
        !isForReaders(element, control) &&
        getComputedStyle(control).display !== 'inline' &&
        getComputedStyle(element).textOverflow !== 'ellipsis' &&
        isOver(box, control.getBoundingClientRect(), 'x')
          ? `wider than ${nameOf(control)}`
          : null,
      ];
      for (const each of wrong) if (each !== null) found.add(`“${short(text)}” (${nameOf(element)}) is ${each}`);
    }

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) if (node instanceof Text) check(node);

    for (const control of document.querySelectorAll(CONTROL)) {
      const next = control.nextElementSibling;
      if (next === null || !next.matches(CONTROL) || !isShown(control) || !isShown(next)) continue;
      if ([control, next].some((each) => ['absolute', 'fixed'].includes(getComputedStyle(each).position))) continue;
      const [a, b] = [control.getBoundingClientRect(), next.getBoundingClientRect()];
      const isApart =
        a.right <= b.left + TOLERANCE_PX ||
        b.right <= a.left + TOLERANCE_PX ||
        a.bottom <= b.top + TOLERANCE_PX ||
        b.bottom <= a.top + TOLERANCE_PX;
      if (!isApart) found.add(`“${short(control.textContent.trim())}” (${nameOf(control)}) lies over the next control`);
    }

    if (document.documentElement.scrollWidth > innerWidth + TOLERANCE_PX) {
      const outside = [...document.body.querySelectorAll('*')].filter(
        (each) => each.getBoundingClientRect().right > innerWidth + TOLERANCE_PX,
      );
      const names = [...new Set(outside.map(nameOf))].slice(0, 4).join(', ');
      found.add(`the page is ${document.documentElement.scrollWidth} px wide: ${names}`);
    }
    return [...found];
  });
}
