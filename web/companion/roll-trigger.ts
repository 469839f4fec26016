import { useEffect, useEffectEvent } from 'react';
import { DeviceSwitch, useDeviceSwitch } from './controls/device-switch.ts';

/** Whether shaking the phone triggers a roll. */
export const SHAKE_TO_ROLL = new DeviceSwitch('shaking', 'off');

/** Acceleration above gravity, in m/s², that does not happen by accident. */
const SHAKE_THRESHOLD_MS2 = 16;
/** Minimum time between two shakes, in milliseconds. */
const SHAKE_PAUSE_MS = 900;
const ROLL_KEY = 'r';

export const canBeShaken = (): boolean =>
  typeof DeviceMotionEvent !== 'undefined' && matchMedia('(pointer: coarse)').matches;

/** iOS asks for permission; other systems grant it. */
export async function askForMotion(): Promise<boolean> {
  const ask: unknown = Reflect.get(DeviceMotionEvent, 'requestPermission');
  if (typeof ask !== 'function') return true;
  try {
    return (await ask.call(DeviceMotionEvent)) === 'granted';
  } catch {
    return false;
  }
}

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName);

/** Runs an action when R is pressed or the phone is shaken, in addition to its button. */
export function useRollTrigger(act: () => void): void {
  const done = useEffectEvent(act);
  const isShaken = useDeviceSwitch(SHAKE_TO_ROLL);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== ROLL_KEY || event.ctrlKey || event.metaKey || event.altKey || isTyping(event))
        return;
      if (!event.repeat) done();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  useEffect(() => {
    if (!isShaken) return;
    let last = 0;
    const feel = ({ acceleration, timeStamp }: DeviceMotionEvent) => {
      const { x, y, z } = acceleration ?? { x: 0, y: 0, z: 0 };
      if (Math.hypot(x ?? 0, y ?? 0, z ?? 0) < SHAKE_THRESHOLD_MS2 || timeStamp - last < SHAKE_PAUSE_MS) return;
      last = timeStamp;
      done();
    };
    addEventListener('devicemotion', feel);
    return () => removeEventListener('devicemotion', feel);
  }, [isShaken]);
}
