import { LANGUAGES } from '@orrery/catalog';
import { preferredLanguage } from '../texts/language.ts';
import { COACHES, MOTIONS, type Preferences, SOUNDS, TEXT_SIZES, THEMES } from './preferences.ts';

const NAME_LENGTH = 24;

/** A name as it fits on a seat. */
export const asName = (typed: string): string => typed.replace(/\s+/g, ' ').trimStart().slice(0, NAME_LENGTH);

/** What somebody chose, read back with care: the store is open to everybody, and older versions wrote into it. */
export function readPreferences(recall: (name: string) => string | null, wishes: readonly string[]): Preferences {
  const chosen = <T extends string>(name: keyof Preferences, allowed: readonly T[], standard: T): T => {
    const kept = recall(name);
    return allowed.find((each) => each === kept) ?? standard;
  };
  return {
    language: chosen('language', LANGUAGES, preferredLanguage(wishes)),
    theme: chosen('theme', THEMES, 'system'),
    motion: chosen('motion', MOTIONS, 'system'),
    sound: chosen('sound', SOUNDS, 'on'),
    textSize: chosen('textSize', TEXT_SIZES, '100'),
    // Older versions knew on and off alone.
    coach: recall('coach') === 'on' ? 'talkative' : chosen('coach', COACHES, 'quiet'),
    name: asName(recall('name') ?? ''),
  };
}
