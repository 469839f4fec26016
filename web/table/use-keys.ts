import type { Kinded } from '@orrery/kernel';
import { useEffect, useRef } from 'react';
import { usePreferences } from '../app/preferences.ts';
import { ruleInFocus } from './almanac.tsx';
import type { Helm } from './helm.ts';
import { type Order, orderOf } from './keys.ts';
import { focusBoard } from './places-layer.tsx';
import { buttonsOf } from './prompt-bar.tsx';
import { turnLens } from './turn-lens.ts';
import { useWidth } from './use-width.ts';

export interface KeyWishes {
  /** Whether letters and figures are shortcuts. */
  readonly letters: 'on' | 'off';
  /** A replay has keys of its own for moving along. */
  readonly isWatching: boolean;
  readonly onCoach: () => void;
  /** Whether there was anything else to let go of. */
  readonly onEscape: () => boolean;
  readonly onText: () => void;
  readonly onHelp: () => void;
}

const TYPING = 'input, textarea, select, [contenteditable]';
const PRESSING = 'button, a, summary, [role="menuitem"], [role="tab"], [role="option"], input, select, textarea';

const isIn = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/** Whether a key belongs to what has the focus, not to the table. */
function isTaken(event: KeyboardEvent, order: Order): boolean {
  if (event.defaultPrevented || document.querySelector('dialog[open]') !== null) return true;
  if (isIn(event.target, '[role="menu"], [role="listbox"]')) return true;
  if (order.do === 'escape') return false;
  if (isIn(event.target, TYPING)) return true;
  return (order.do === 'confirm' || order.do === 'skip') && isIn(event.target, PRESSING);
}

/** Everything at the table can be done by keys. */
export function useKeys<T, H, M extends Kinded, E extends Kinded>(helm: Helm<T, H, M, E>, wishes: KeyWishes): void {
  const { preferences, change } = usePreferences();
  const width = useWidth();
  const obey = (order: Order): boolean => {
    const { desk, director, scene, holding } = helm;
    const pull = (drawer: string) => desk.pull(holding.drawer === drawer ? null : drawer);
    switch (order.do) {
      case 'choice': {
        const button = buttonsOf(helm)[order.n];
        if (helm.play.chosen === null) button?.press();
        return button !== undefined;
      }
      case 'confirm':
        desk.confirm();
        return holding.chosen !== null;
      case 'escape':
        return desk.letGo() || wishes.onEscape();
      case 'skip':
        director.skip();
        return !scene.isAtRest;
      case 'undo':
        desk.undo();
        return true;
      case 'almanac':
        if (holding.drawer === 'almanac') desk.pull(null);
        else desk.consult(ruleInFocus(helm));
        return true;
      case 'text':
        wishes.onText();
        return true;
      case 'log':
        if (width === 'wide') focusIn('.log');
        else pull(width === 'middle' ? 'side' : 'log');
        return true;
      case 'coach':
        if (!wishes.isWatching) wishes.onCoach();
        return !wishes.isWatching;
      case 'sound':
        change({ sound: preferences.sound === 'on' ? 'off' : 'on' });
        return true;
      case 'help':
        wishes.onHelp();
        return true;
      case 'board':
        focusBoard();
        return true;
      case 'prompt':
        focusIn('.prompt-bar');
        return true;
      case 'dialogue':
        focusIn('.surface');
        return true;
      case 'zoom':
        turnLens(order.how);
        return true;
      case 'pan':
        if (wishes.isWatching) return false;
        turnLens(order.by);
        return true;
    }
  };
  const latest = useRef({ obey, letters: wishes.letters });
  latest.current = { obey, letters: wishes.letters };
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const order = orderOf(event, latest.current.letters);
      if (order === null || isTaken(event, order)) return;
      if (event.repeat && order.do !== 'zoom' && order.do !== 'pan') return;
      if (latest.current.obey(order)) event.preventDefault();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

/** Leads to the first thing that can be done in a part of the page. */
function focusIn(selector: string): void {
  const part = document.querySelector<HTMLElement>(selector);
  const first = part?.querySelector<HTMLElement>('button:not([tabindex="-1"]), a[href], [tabindex="0"], input');
  (first ?? part)?.focus();
}
