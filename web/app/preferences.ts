import type { Language } from '@orrery/catalog';
import { createContext, useContext } from 'react';

export const THEMES = ['system', 'night', 'day'] as const;
export const MOTIONS = ['system', 'full', 'none'] as const;
export const SOUND_SETTINGS = ['on', 'off'] as const;
export const TEXT_SIZES = ['100', '125', '150', '200'] as const;
/** Loudness in percent of the loudest. */
export const VOLUMES = ['10', '20', '30', '40', '50', '60', '70', '80', '90', '100'] as const;
/** How fast the turns of the others are shown; step: each event waits for a key. */
export const PACES = ['slow', 'normal', 'fast', 'step'] as const;
/** How much the coach says: nothing, only when asked, when much is at stake, or always. */
export const COACH_LEVELS = ['off', 'quiet', 'some', 'talkative'] as const;

/** The user's preferences, stored on the device. */
export interface Preferences {
  readonly language: Language;
  readonly theme: (typeof THEMES)[number];
  readonly motion: (typeof MOTIONS)[number];
  readonly sound: (typeof SOUND_SETTINGS)[number];
  readonly volume: (typeof VOLUMES)[number];
  readonly pace: (typeof PACES)[number];
  readonly textSize: (typeof TEXT_SIZES)[number];
  readonly coach: (typeof COACH_LEVELS)[number];
  /** Name of the player on this device; '' if not set. */
  readonly name: string;
}

export interface PreferencesControl {
  readonly preferences: Preferences;
  /** Day or night, after resolving the system's preference. */
  readonly shownTheme: 'night' | 'day';
  /** Whether animation is allowed, after resolving the system's preference. */
  readonly moves: boolean;
  change(changes: Partial<Preferences>): void;
}

export const PreferencesContext = createContext<PreferencesControl | null>(null);

export function usePreferences(): PreferencesControl {
  const control = useContext(PreferencesContext);
  if (control === null) throw new Error('usePreferences needs a PreferencesProvider');
  return control;
}
