import { type RefObject, useEffect, useRef } from 'react';

type Handlers = { readonly [P in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[P]) => void };

/** Listens on an element for bubbling events; never passively, so that a wheel event can be kept from scrolling. */
export function useDomEvents(ref: RefObject<HTMLElement | null>, handlers: Handlers): void {
  const latest = useRef(handlers);
  latest.current = handlers;
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const off = new AbortController();
    const listen = <P extends keyof HTMLElementEventMap>(name: P) =>
      element.addEventListener(name, (event) => latest.current[name]?.(event), { signal: off.signal, passive: false });
    for (const name of DOM_EVENTS) listen(name);
    return () => off.abort();
  }, [ref]);
}

const DOM_EVENTS = [
  'click',
  'wheel',
  'pointerdown',
  'pointermove',
  'pointerup',
  'pointercancel',
  'pointerleave',
  'keydown',
  'focusin',
  'focusout',
] as const;

/** Keeps the focus in a part of the page when the focused button disappears: the next request is there. */
export function useFocusRetention<E extends HTMLElement = HTMLElement>() {
  const ref = useRef<E>(null);
  const had = useRef(false);
  useEffect(() => {
    if (had.current && document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
    had.current = ref.current?.contains(document.activeElement) ?? false;
  });
  useEffect(() => {
    const part = ref.current;
    const note = () => {
      had.current = part?.contains(document.activeElement) ?? false;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  return ref;
}
