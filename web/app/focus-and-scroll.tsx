import { useEffect, useRef } from 'react';
import { historyKey } from './route.ts';

const PAGE_WAIT_MS = 5_000;
/** Events that show that the user has taken over; automatic scrolling then stops. */
const USER_EVENTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Scroll position by history entry. */
const scrollByHistoryKey = new Map<string, number>();
let currentHistoryKey = '';

function saveScroll(): void {
  if (currentHistoryKey === historyKey()) scrollByHistoryKey.set(currentHistoryKey, scrollY);
}

/** Calls back once an element matches, now or after loading; gives up after a while. */
function whenPresent(selector: string, found: (element: HTMLElement) => void): () => void {
  const look = () => document.querySelector<HTMLElement>(selector);
  const now = look();
  if (now !== null) {
    found(now);
    return () => undefined;
  }
  const watcher = new MutationObserver(() => {
    const later = look();
    if (later === null) return;
    stop();
    found(later);
  });
  const timer = setTimeout(() => watcher.disconnect(), PAGE_WAIT_MS);
  const stop = () => {
    clearTimeout(timer);
    watcher.disconnect();
  };
  watcher.observe(document.body, { childList: true, subtree: true });
  return stop;
}

/** Restores a scroll position. Content that loads late may make the page long enough only after a while. */
function restoreScroll(depth: number): void {
  scrollTo(0, depth);
  if (scrollY >= depth) return;
  const growth = new ResizeObserver(() => {
    scrollTo(0, depth);
    if (scrollY >= depth) stop();
  });
  const timer = setTimeout(() => stop(), PAGE_WAIT_MS);
  const stop = () => {
    clearTimeout(timer);
    growth.disconnect();
    for (const gesture of USER_EVENTS) removeEventListener(gesture, stop);
  };
  for (const gesture of USER_EVENTS) addEventListener(gesture, stop);
  growth.observe(document.body);
}

/** On a new page the focus moves to its heading; on going back the scroll position is restored. */
function focusHeadingElement(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  restoreScroll(scrollByHistoryKey.get(historyKey()) ?? 0);
  currentHistoryKey = historyKey();
}

/** Moves the focus to the heading of content that replaced a page, unless the focus is already elsewhere. */
export const focusHeading = (): (() => void) =>
  whenPresent('h1', (heading) => {
    if (document.activeElement !== document.body) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  });

/** Used once in the app; `at` identifies the current page. */
export function FocusAndScroll({ at }: { at: string }) {
  const last = useRef(at);

  useEffect(() => {
    currentHistoryKey = historyKey();
    history.scrollRestoration = 'manual';
    addEventListener('scroll', saveScroll, { passive: true });
    return () => removeEventListener('scroll', saveScroll);
  }, []);

  useEffect(() => {
    if (last.current === at) return;
    last.current = at;
    return whenPresent('h1', focusHeadingElement);
  }, [at]);

  return null;
}
