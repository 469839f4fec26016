import { useEffect, useEffectEvent } from 'react';
import { Choice, useChoice } from './controls/choice.ts';

/** Whether shaking the phone rolls and shakes. */
export const BY_SHAKING = new Choice('shaking', 'off');

/** Metres per second squared beside gravity that no hand makes by accident. */
const VIGOUR = 16;
/** How long one shake lasts at least, in milliseconds. */
const PAUSE = 900;
const KEY = 'r';

export const canBeShaken = (): boolean =>
  typeof DeviceMotionEvent !== 'undefined' && matchMedia('(pointer: coarse)').matches;

/** iOS asks; others give it to everybody. */
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

/** Does something when R is pressed or the phone is shaken, beside the button that does it. */
export function useGesture(act: () => void): void {
  const done = useEffectEvent(act);
  const isShaken = useChoice(BY_SHAKING);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== KEY || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
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
      if (Math.hypot(x ?? 0, y ?? 0, z ?? 0) < VIGOUR || timeStamp - last < PAUSE) return;
      last = timeStamp;
      done();
    };
    addEventListener('devicemotion', feel);
    return () => removeEventListener('devicemotion', feel);
  }, [isShaken]);
}
