import { type RefObject, useEffect } from 'react';

/** Where the focus goes when the focused control has gone, in this order. */
const REFUGES = ['.surface', '.prompt-bar', '.text-part[data-part="prompt"]', 'h1'];

const isUsable = (element: HTMLElement): boolean =>
  element.isConnected && element.getClientRects().length > 0 && element.closest('[inert]') === null;

/**
 * Keeps the focus at the table: a control that had it may disappear, because its move was made or its dialog was closed.
 * Without this the focus would fall to the page, and the next key to its beginning.
 */
export function useFocusKeeper(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const table = ref.current;
    if (table === null) return;
    let last: Element | null = null;
    let isLeft = false;
    const keep = () => {
      const isLost = document.activeElement === document.body && last !== null && !isLeft;
      if (!isLost || document.querySelector('dialog[open]') !== null) return;
      if (last instanceof HTMLElement && isUsable(last) && !last.matches(':disabled')) return;
      const refuge = REFUGES.flatMap((selector) => [...table.querySelectorAll<HTMLElement>(selector)]).find(isUsable);
      if (refuge === undefined) return;
      if (!refuge.hasAttribute('tabindex')) refuge.tabIndex = -1;
      refuge.focus({ preventScroll: true });
    };
    const off = new AbortController();
    const listening = { capture: true, signal: off.signal };
    table.addEventListener(
      'focusin',
      ({ target }) => {
        last = target instanceof Element ? target : null;
        isLeft = false;
      },
      listening,
    );
    // A press on something without focus leaves the focused control on purpose.
    addEventListener('pointerdown', ({ target }) => (isLeft = !isInControl(target)), listening);
    const observer = new MutationObserver(keep);
    observer.observe(table, { childList: true, subtree: true, attributeFilter: ['disabled', 'hidden', 'inert'] });
    return () => {
      off.abort();
      observer.disconnect();
    };
  }, [ref]);
}

const isInControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, input, select, textarea, [tabindex]') !== null;
