import type { Language } from '@orrery/catalog';
import { catalogue, type Speak, speaker, useSpeak } from '../../../../texts/catalogue.ts';
import de from './texts/de.json';
import en from './texts/en.json';
import nl from './texts/nl.json';

/** What stories, trade, friendship and panels say beside what the game says of itself. */
const STORY_TEXTS = catalogue(en, de, nl);
export type StoryKey = keyof typeof en;
export type SayStory = Speak<StoryKey>;

/** How they say it. */
export const useStory = (): SayStory => useSpeak(STORY_TEXTS);

export const told = (key: StoryKey) => (language: Language) => speaker(STORY_TEXTS, language)(key);
