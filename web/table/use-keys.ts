import type { Kinded } from '@orrery/kernel';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { usePreferences } from '../app/preferences.ts';
import { readStored, writeStored } from '../app/storage.ts';
import { ruleInFocus } from './almanac.tsx';
import { requestCamera } from './camera-controller.ts';
import { shortcutFor, type TableShortcut } from './keys.ts';
import { paceAfter } from './pace-control.tsx';
import { focusBoard, focusLitPlace } from './places-layer.tsx';
import { buttonsOf } from './prompt-bar.tsx';
import type { TableController } from './table-controller.ts';
import { useScreenWidth } from './use-screen-size.ts';

export interface ShortcutHandlers {
  /** Whether letters and digits are shortcuts. */
  readonly letters: 'on' | 'off';
  /** A replay has its own keys for its transport. */
  readonly isWatching: boolean;
  readonly onCoach: () => void;
  /** Cancels something outside the selection; returns whether there was anything. */
  readonly onEscape: () => boolean;
  readonly onText: () => void;
  readonly onHelp: () => void;
}

const TYPING_SELECTOR = 'input, textarea, select, [contenteditable]';
const PRESSABLE_SELECTOR = 'button, a, summary, [role="tab"], [role="option"], input, select, textarea';

const isWithin = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/**
 * Whether a key belongs to the focused element, not to the table. `pressed` is the element on which a pointer selected
 * the previewed move: it still has the focus, but Enter there means the move.
 */
function isHandledByFocus(event: KeyboardEvent, order: TableShortcut, pressed: Element | null): boolean {
  if (event.defaultPrevented || document.querySelector('dialog[open]') !== null) return true;
  if (isWithin(event.target, '[role="menu"], [role="listbox"]')) return true;
  if (order.do === 'escape') return false;
  if (isWithin(event.target, TYPING_SELECTOR)) return true;
  if (order.do === 'confirm' && pressed !== null && event.target === pressed) return false;
  return (order.do === 'confirm' || order.do === 'skip') && isWithin(event.target, PRESSABLE_SELECTOR);
}

/** Keyboard shortcuts of the table: everything can be done by keys. */
export function useTableShortcuts<T, H, M extends Kinded, E extends Kinded>(
  controller: TableController<T, H, M, E>,
  wishes: ShortcutHandlers,
): void {
  const { preferences, change } = usePreferences();
  const width = useScreenWidth();
  const obey = (order: TableShortcut): boolean => {
    const { ui, moveSelection, stepPlayer } = controller;
    const { playback, selection, play } = controller.state.get();
    const pull = (drawer: string) => moveSelection.openDrawer(selection.drawer === drawer ? null : drawer);
    switch (order.do) {
      case 'choice': {
        const button = buttonsOf(controller).find(({ hotkey }) => hotkey === order.key);
        if (play.chosen === null) button?.press();
        return button !== undefined;
      }
      case 'lit':
        focusLitPlace(order.by);
        return true;
      case 'confirm':
        if (selection.chosen === null) stepPlayer.goOn();
        else moveSelection.confirm();
        return selection.chosen !== null || !playback.isAtRest;
      case 'again':
        stepPlayer.again();
        return !playback.isAtRest;
      case 'skip-to-turn':
        stepPlayer.skipToTurn();
        return true;
      case 'pace':
        change({ pace: paceAfter(preferences.pace) });
        return true;
      case 'escape':
        return moveSelection.dismissTop() || wishes.onEscape();
      case 'skip':
        if (playback.isOthers) stepPlayer.goOn();
        else stepPlayer.skip();
        return !playback.isAtRest;
      case 'undo':
        moveSelection.undo();
        return true;
      case 'almanac':
        if (selection.drawer === 'almanac') moveSelection.openDrawer(null);
        else moveSelection.openAlmanac(ruleInFocus(controller));
        return true;
      case 'text':
        wishes.onText();
        return true;
      case 'log':
        if (ui.board === 'page' && width !== 'narrow') moveSelection.openDrawer('log');
        else if (width === 'wide' || (ui.seats === 'right' && width === 'middle')) focusIn('.log, [data-tab="log"]');
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
        requestCamera(order.how);
        return true;
      case 'pan':
        if (wishes.isWatching) return false;
        requestCamera(order.by);
        return true;
    }
  };
  const pressed = usePressedForPreview(controller);
  const latest = useRef({ obey, letters: wishes.letters });
  latest.current = { obey, letters: wishes.letters };
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const order = shortcutFor(event, latest.current.letters);
      if (order === null || isHandledByFocus(event, order, pressed.current)) return;
      if (event.repeat && order.do !== 'zoom' && order.do !== 'pan') return;
      if (latest.current.obey(order)) event.preventDefault();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [pressed]);
}

/** The element that had the focus when a pointer selected the previewed move; null when a key did, or nothing is. */
function usePressedForPreview<T, H, M extends Kinded, E extends Kinded>({
  state,
}: TableController<T, H, M, E>): RefObject<Element | null> {
  const pressed = useRef<Element | null>(null);
  useEffect(() => {
    let isPointer = false;
    let last: M | null = null;
    const off = new AbortController();
    const listening = { capture: true, signal: off.signal };
    addEventListener('pointerdown', () => (isPointer = true), listening);
    addEventListener('keydown', () => (isPointer = false), listening);
    const stop = state.subscribe(() => {
      const { chosen } = state.get().play;
      if (chosen === last) return;
      last = chosen;
      pressed.current = chosen !== null && isPointer ? document.activeElement : null;
    });
    return () => {
      off.abort();
      stop();
    };
  }, [state]);
  return pressed;
}

/** Focuses the first control in a part of the page. */
function focusIn(selector: string): void {
  const part = document.querySelector<HTMLElement>(selector);
  const first = part?.querySelector<HTMLElement>('button:not([tabindex="-1"]), a[href], [tabindex="0"], input');
  (first ?? part)?.focus();
}

const LETTERS_STORAGE_NAME = 'table.letters';

/**
 * Whether letters and digits are shortcuts at the table. Stored on the device, because it depends on its screen
 * reader.
 */
export function useLetterShortcuts(): ['on' | 'off', (letters: 'on' | 'off') => void] {
  const [letters, setLetters] = useState<'on' | 'off'>(() =>
    readStored(LETTERS_STORAGE_NAME) === 'off' ? 'off' : 'on',
  );
  return [
    letters,
    (chosen) => {
      setLetters(chosen);
      writeStored(LETTERS_STORAGE_NAME, chosen);
    },
  ];
}
