import { useEffect, useRef } from 'react';
import { stopKey } from './route.ts';

const PATIENCE_MS = 5_000;
/** Whoever does one of these goes where they want. */
const GESTURES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** How far down each stop of the visit was read. */
const depths = new Map<string, number>();
let current = '';

function noteDepth(): void {
  if (current === stopKey()) depths.set(current, scrollY);
}

/** Calls back once the page shows something that fits, now or when it has loaded; gives up after a while. */
function onceThere(selector: string, found: (element: HTMLElement) => void): () => void {
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
  const timer = setTimeout(() => watcher.disconnect(), PATIENCE_MS);
  const stop = () => {
    clearTimeout(timer);
    watcher.disconnect();
  };
  watcher.observe(document.body, { childList: true, subtree: true });
  return stop;
}

/** Goes down to where somebody was. What loads late may make the page long enough only after a while. */
function descend(depth: number): void {
  scrollTo(0, depth);
  if (scrollY >= depth) return;
  const growth = new ResizeObserver(() => {
    scrollTo(0, depth);
    if (scrollY >= depth) stop();
  });
  const timer = setTimeout(() => stop(), PATIENCE_MS);
  const stop = () => {
    clearTimeout(timer);
    growth.disconnect();
    for (const gesture of GESTURES) removeEventListener(gesture, stop);
  };
  for (const gesture of GESTURES) addEventListener(gesture, stop);
  growth.observe(document.body);
}

/** Somebody who is led to a new page hears and reads from its heading on; somebody who goes back is where they were. */
function arrive(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  descend(depths.get(stopKey()) ?? 0);
  current = stopKey();
}

/** Leads to the heading of what took the place of a page, once it is there; whoever is elsewhere already stays there. */
export const focusHeading = (): (() => void) =>
  onceThere('h1', (heading) => {
    if (document.activeElement !== document.body) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  });

/** Stands once in the app; `at` names the page somebody is on. */
export function Arrival({ at }: { at: string }) {
  const last = useRef(at);

  useEffect(() => {
    current = stopKey();
    history.scrollRestoration = 'manual';
    addEventListener('scroll', noteDepth, { passive: true });
    return () => removeEventListener('scroll', noteDepth);
  }, []);

  useEffect(() => {
    if (last.current === at) return;
    last.current = at;
    return onceThere('h1', arrive);
  }, [at]);

  return null;
}
