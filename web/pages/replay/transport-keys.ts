import { useEffect } from 'react';

/** What a key does to a replay. */
export type Order = 'toggle' | 'back' | 'forward' | 'turn-back' | 'turn-forward' | 'start' | 'end';

/** The keys of a plain keyboard; with Shift, arrows go by turns. */
export function orderOf({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): Order | null {
  if (key === ' ') return 'toggle';
  if (key === 'Home') return 'start';
  if (key === 'End') return 'end';
  if (key === 'ArrowLeft') return shiftKey ? 'turn-back' : 'back';
  if (key === 'ArrowRight') return shiftKey ? 'turn-forward' : 'forward';
  if (key === 'PageUp') return 'turn-back';
  return key === 'PageDown' ? 'turn-forward' : null;
}

/** Where keys already mean something: fields, lists, menus, the points of a board, whatever lies on top. */
const TAKEN =
  'input:not([type="range"]), select, textarea, [role="menu"], [role="listbox"], [role="tablist"], dialog, [role="dialog"], svg';
/** Where the space bar presses what has the focus. */
const PRESSED = 'button, a, summary, [role="button"]';

function isTaken({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest(TAKEN) !== null) return true;
  return key === ' ' && target.closest(PRESSED) !== null;
}

/** Listens on the whole page, as far as nothing on it wants the key for itself. */
export function useTransportKeys(obey: (order: Order) => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || isTaken(event)) return;
      const order = orderOf(event);
      if (order === null) return;
      event.preventDefault();
      obey(order);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [obey]);
}
