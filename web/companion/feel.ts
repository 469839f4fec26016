import { useCallback } from 'react';
import { usePreferences } from '../app/preferences.ts';
import type { Sound } from '../table/furniture.ts';
import { playSound } from '../table/sound.ts';

const TAP = 35;

/** A small sound and a short tremble, where they are wanted. */
export function useFeel(): (sound: Sound) => void {
  const { sound: wanted } = usePreferences().preferences;
  return useCallback(
    (sound) => {
      if (wanted === 'off') return;
      playSound(sound);
      if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(TAP);
    },
    [wanted],
  );
}
