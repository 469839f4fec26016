import type { Language } from '@orrery/catalog';
import { createContext, useContext } from 'react';

export const THEMES = ['system', 'night', 'day'] as const;
export const MOTIONS = ['system', 'full', 'none'] as const;
export const SOUNDS = ['on', 'off'] as const;
export const TEXT_SIZES = ['100', '125', '150', '200'] as const;
/** How much the coach says: nothing, only when asked, when much is at stake, or always. */
export const COACHES = ['off', 'quiet', 'some', 'talkative'] as const;

/** How somebody likes the app to be. Kept on the device. */
export interface Preferences {
  readonly language: Language;
  readonly theme: (typeof THEMES)[number];
  readonly motion: (typeof MOTIONS)[number];
  readonly sound: (typeof SOUNDS)[number];
  readonly textSize: (typeof TEXT_SIZES)[number];
  readonly coach: (typeof COACHES)[number];
  /** What the player on this device is called; '' while nobody said. */
  readonly name: string;
}

export interface PreferenceDesk {
  readonly preferences: Preferences;
  /** Day or night, with the system's wish settled. */
  readonly shownTheme: 'night' | 'day';
  /** Whether things may move, with the system's wish settled. */
  readonly moves: boolean;
  change(changes: Partial<Preferences>): void;
}

export const PreferencesContext = createContext<PreferenceDesk | null>(null);

export function usePreferences(): PreferenceDesk {
  const desk = useContext(PreferencesContext);
  if (desk === null) throw new Error('preferences are used outside the app');
  return desk;
}
