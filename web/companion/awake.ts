import { useEffect } from 'react';
import { Choice, useChoice } from './controls/choice.ts';

/** Whether the screen stays on while a tool is in use. */
export const AWAKE = new Choice('awake', 'on');

export const canStayAwake = (): boolean => 'wakeLock' in navigator;

/** Keeps the screen on as long as the page is looked at; the browser lets go of it whenever it is not. */
export function useAwake(): void {
  const isWanted = useChoice(AWAKE);
  useEffect(() => {
    if (!isWanted || !canStayAwake()) return;
    let lock: WakeLockSentinel | null = null;
    let isHere = true;
    const hold = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (!isHere) await lock.release();
      } catch {
        // A phone that saves power refuses: then it sleeps, as it would have.
      }
    };
    void hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      isHere = false;
      document.removeEventListener('visibilitychange', hold);
      void lock?.release();
    };
  }, [isWanted]);
}
