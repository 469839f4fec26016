import { useEffect, useRef } from 'react';
import { useLetterShortcuts } from '../../table/use-keys.ts';

const TYPING_SELECTOR = 'input, textarea, select, [contenteditable], [role="menu"], [role="listbox"]';
const PRESSABLE_SELECTOR = 'button, a, summary';

const isWithin = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/**
 * Keys that mean something only while the component is mounted; they come before the table's own. Letters only if
 * single-key shortcuts are on; Enter only if no button was reached by keys:
 * after a click on a card the card has the focus, but Enter is meant for what was put together.
 */
export function useKeysWhileOpen(keys: Readonly<Record<string, () => void>>): void {
  const [letters] = useLetterShortcuts();
  const latest = useRef({ keys, letters });
  latest.current = { keys, letters };
  useEffect(() => {
    let pressed: Element | null = null;
    const isPressed = (target: EventTarget | null) =>
      pressed !== null && target instanceof Node && pressed.contains(target);
    const notePress = ({ target }: PointerEvent) => {
      pressed = target instanceof Element ? target.closest(PRESSABLE_SELECTOR) : null;
    };
    const listen = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey, shiftKey, repeat, target } = event;
      if (event.defaultPrevented || ctrlKey || metaKey || altKey || shiftKey || repeat) return;
      if (isWithin(target, TYPING_SELECTOR) || document.querySelector('dialog[open]') !== null) return;
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      if (key.length === 1 && latest.current.letters === 'off') return;
      if (key === 'Enter' && isWithin(target, PRESSABLE_SELECTOR) && !isPressed(target)) return;
      if (event.key === 'Tab') pressed = null;
      const act = latest.current.keys[key];
      if (act === undefined) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      act();
    };
    const ends = new AbortController();
    addEventListener('pointerdown', notePress, { capture: true, signal: ends.signal });
    addEventListener('keydown', listen, { capture: true, signal: ends.signal });
    return () => ends.abort();
  }, []);
}
