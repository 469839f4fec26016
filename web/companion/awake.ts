import { useEffect } from 'react';
import { DeviceSwitch, useDeviceSwitch } from './controls/device-switch.ts';

/** Whether the screen stays on while a tool is in use. */
export const STAY_AWAKE = new DeviceSwitch('awake', 'on');

export const canStayAwake = (): boolean => 'wakeLock' in navigator;

/** Keeps the screen on while the page is visible; the browser releases the lock when it is hidden. */
export function useScreenWakeLock(): void {
  const isWanted = useDeviceSwitch(STAY_AWAKE);
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
        // Refused in power-saving mode: the screen then turns off as usual.
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
