// `npm run texts` writes the files that import the texts of all languages. `npm run texts -- --check` changes nothing,
// and reports what each language lacks; `npm run texts -- --check nl` also lists the Dutch texts that equal the English
// ones. See docs/translating.md.
import { conclude, isMain, root } from './repo.mjs';
import { withSources } from './sources.mjs';
import { staleIndexes, writeIndexes } from './text-folders.mjs';
import { compareTexts, comparisonTable, faultsOf, unlistedFiles } from './texts-check.mjs';

/** @typedef {import('./text-folders.mjs').LanguageState} LanguageState */

/** @returns {Promise<LanguageState[]>} */
export const readLanguages = () =>
  withSources(async (load) => {
    const { LANGUAGES, COMPLETE_LANGUAGES } = await load('kernel/languages.ts');
    return LANGUAGES.map((/** @type {string} */ tag) => ({
      tag,
      state: COMPLETE_LANGUAGES.includes(tag) ? 'complete' : 'partial',
    }));
  });

/**
 * Prints what each language lacks, and what of that is a fault.
 * @param {readonly LanguageState[]} languages
 * @param {string | undefined} listed the language whose untranslated texts are listed
 */
function check(languages, listed) {
  const comparisons = compareTexts(root, languages);
  console.log(`${comparisonTable(comparisons)}\n`);
  for (const { language, missing, extra, untranslated } of comparisons) {
    if (language.state === 'partial') for (const text of [...missing, ...extra]) console.log(`to do: ${text}`);
    if (language.tag === listed) for (const text of untranslated) console.log(`as in English: ${text}`);
  }
  const faults = [
    ...staleIndexes(root, languages).map(({ file }) => `out of date, run \`npm run texts\`: ${file}`),
    ...unlistedFiles(root, languages).map((file) => `of a language that kernel/languages.ts does not list: ${file}`),
    ...faultsOf(comparisons),
  ];
  conclude(faults, 'No text is missing in a complete language.');
}

if (isMain(import.meta.url)) {
  const [option, listed] = process.argv.slice(2);
  const languages = await readLanguages();
  if (option === '--check') check(languages, listed);
  else for (const file of writeIndexes(root, languages)) console.log(`Wrote ${file}.`);
}
