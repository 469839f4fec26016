import type { Language } from '@orrery/catalog';
import { catalogue, makeTranslate, type Translate, useTranslate } from '../../../../texts/catalogue.ts';
import texts from './texts/all.ts';

/** Texts of encounters, trade, friendship and panels that are not the game's own. */
const STORY_TEXTS = catalogue(texts);
export type StoryTextKey = keyof typeof texts.en;
export type StoryTranslate = Translate<StoryTextKey>;

export const useStoryTexts = (): StoryTranslate => useTranslate(STORY_TEXTS);

export const storyLabel = (key: StoryTextKey) => (language: Language) => makeTranslate(STORY_TEXTS, language)(key);
