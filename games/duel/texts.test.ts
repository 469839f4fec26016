import { inEveryLanguage, type Language, ownTextsSuite } from '@orrery/common/testing';
import { loadTexts as loadShared } from '@orrery/ship/texts';
import loaders from './texts/loaders.ts';
import { loadTexts } from './texts.ts';

type Own = Readonly<Partial<Record<Language, () => Promise<Readonly<Record<string, string>>>>>>;
const own: Own = loaders;

ownTextsSuite(await inEveryLanguage(async (language) => (await own[language]?.()) ?? {}), loadShared, loadTexts);
