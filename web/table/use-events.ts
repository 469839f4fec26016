import { type RefObject, useEffect, useRef } from 'react';

type Handlers = { readonly [P in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[P]) => void };

/** Listens on an element for what happens anywhere inside it; never passively, so that a wheel can be kept from scrolling. */
export function useEvents(ref: RefObject<HTMLElement | null>, handlers: Handlers): void {
  const latest = useRef(handlers);
  latest.current = handlers;
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const off = new AbortController();
    const listen = <P extends keyof HTMLElementEventMap>(name: P) =>
      element.addEventListener(name, (event) => latest.current[name]?.(event), { signal: off.signal, passive: false });
    for (const name of EVENTS) listen(name);
    return () => off.abort();
  }, [ref]);
}

const EVENTS = [
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
