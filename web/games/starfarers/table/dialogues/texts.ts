import type { Language } from '@orrery/catalog';
import { catalogue, makeTranslate, type Translate, useTranslate } from '../../../../texts/catalogue.ts';
import de from './texts/de.json';
import en from './texts/en.json';
import nl from './texts/nl.json';

/** Texts of encounters, trade, friendship and panels that are not the game's own. */
const STORY_TEXTS = catalogue(en, de, nl);
export type StoryTextKey = keyof typeof en;
export type StoryTranslate = Translate<StoryTextKey>;

export const useStoryTexts = (): StoryTranslate => useTranslate(STORY_TEXTS);

export const storyLabel = (key: StoryTextKey) => (language: Language) => makeTranslate(STORY_TEXTS, language)(key);
