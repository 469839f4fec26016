import { useCallback } from 'react';
import { usePreferences } from '../app/preferences.ts';
import type { Sound } from '../table/game-ui.ts';
import { playSound } from '../table/sound.ts';

const VIBRATION_MS = 35;

/** A short sound and vibration, where they are switched on. */
export function useFeedback(): (sound: Sound) => void {
  const { sound: wanted, volume } = usePreferences().preferences;
  return useCallback(
    (sound) => {
      if (wanted === 'off') return;
      playSound(sound, Number(volume));
      if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(VIBRATION_MS);
    },
    [wanted, volume],
  );
}
