import { useEffect } from 'react';

/** What a key does to a replay. */
export type TransportCommand = 'toggle' | 'back' | 'forward' | 'turn-back' | 'turn-forward' | 'start' | 'end';

/** The keys of a replay; with Shift, arrows go by turns. */
export function commandFor({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): TransportCommand | null {
  if (key === ' ') return 'toggle';
  if (key === 'Home') return 'start';
  if (key === 'End') return 'end';
  if (key === 'ArrowLeft') return shiftKey ? 'turn-back' : 'back';
  if (key === 'ArrowRight') return shiftKey ? 'turn-forward' : 'forward';
  if (key === 'PageUp') return 'turn-back';
  return key === 'PageDown' ? 'turn-forward' : null;
}

/** Elements that use keys themselves: fields, lists, menus, board places, dialogs. */
const KEY_CONSUMERS =
  'input:not([type="range"]), select, textarea, [role="menu"], [role="listbox"], [role="tablist"], dialog, [role="dialog"], svg';
/** Elements that the space bar presses. */
const SPACE_CONSUMERS = 'button, a, summary, [role="button"]';

function isHandledByFocus({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest(KEY_CONSUMERS) !== null) return true;
  return key === ' ' && target.closest(SPACE_CONSUMERS) !== null;
}

/** Listens on the whole page, unless the focused element uses the key itself. */
export function useTransportKeys(obey: (order: TransportCommand) => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || isHandledByFocus(event)) return;
      const order = commandFor(event);
      if (order === null) return;
      event.preventDefault();
      obey(order);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [obey]);
}
