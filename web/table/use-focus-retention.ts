import { useEffect, useRef } from 'react';

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
