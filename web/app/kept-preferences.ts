import { LANGUAGES, matchLanguage } from '@orrery/kernel';
import {
  COACH_LEVELS,
  MOTIONS,
  PACES,
  type Preferences,
  SOUND_SETTINGS,
  TEXT_SIZES,
  THEMES,
  VOLUMES,
} from './preferences.ts';

const MAX_NAME_LENGTH = 24;

/** Shortens a name to the length a seat can show. */
export const trimName = (typed: string): string => typed.replace(/\s+/g, ' ').trimStart().slice(0, MAX_NAME_LENGTH);

/** Validates stored preferences: storage can be edited by anyone, and older versions wrote into it. */
export function readPreferences(recall: (name: string) => string | null, wishes: readonly string[]): Preferences {
  const chosen = <T extends string>(name: keyof Preferences, allowed: readonly T[], standard: T): T => {
    const kept = recall(name);
    return allowed.find((each) => each === kept) ?? standard;
  };
  return {
    language: chosen('language', LANGUAGES, matchLanguage(wishes)),
    theme: chosen('theme', THEMES, 'system'),
    motion: chosen('motion', MOTIONS, 'system'),
    sound: chosen('sound', SOUND_SETTINGS, 'on'),
    volume: chosen('volume', VOLUMES, '100'),
    pace: chosen('pace', PACES, 'normal'),
    textSize: chosen('textSize', TEXT_SIZES, '100'),
    // Older versions stored only on and off.
    coach: recall('coach') === 'on' ? 'talkative' : chosen('coach', COACH_LEVELS, 'quiet'),
    name: trimName(recall('name') ?? ''),
  };
}
