import { presentEdition } from '@orrery/catalog';
import { formatMessage } from '@orrery/words';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AlmanacContext, BlockView } from '../almanac/entry-view.tsx';
import { loadRuleOptions } from '../almanac/rule-options.ts';
import { LanguageContext } from '../texts/language.ts';
import { OptionField } from './option-field.tsx';
import { sheetSpecOf, standardSheet } from './sheet.ts';

const voice = presentEdition('startrek')?.voice;
if (voice === undefined) throw new Error('no messages for startrek');
const terms = sheetSpecOf(await voice.words());
const texts = await voice.texts('en');

/** An option of the form as plain text. */
function shown(name: string): string {
  const choice = terms.gameOptions.find((each) => each.name === name);
  if (choice === undefined) throw new Error(`no option ${name}`);
  const markup = renderToStaticMarkup(
    <OptionField
      game="startrek"
      choice={choice}
      sheet={standardSheet(terms, '')}
      tell={(words) => formatMessage(words, { language: 'en', texts, names: [], reader: null, onError: 'show' })}
      onChoose={() => undefined}
    />,
  );
  return markup.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
}

test('a value says whether it is standard and whether it is in the rulebook', () => {
  expect(shown('phases')).toMatch(/Separate \(standard, rulebook\) Joined Trade first .* any order\. $/);
  expect(shown('claim')).toContain('Automatic (standard) Announced by the player (rulebook)');
});

test('a standard value that is not in the rulebook is marked as ours', () => {
  expect(shown('claim')).toContain('The rulebook has “Announced by the player”; our standard is a convenience.');
  expect(shown('steal')).toContain('The rulebooks leave this open or disagree; the standard is our choice.');
  expect(shown('phases')).not.toMatch(/The books/);
});

test.each([
  ['en', 'rulebook', 'standard'],
  ['de', 'Anleitung', 'Standard'],
  ['nl', 'spelregels', 'standaard'],
] as const)('the almanac says in %s what can be chosen by the rule of an option', async (language, book, standard) => {
  const { edition } = presentEdition('startrek') ?? { edition: 0 };
  const choices = await loadRuleOptions('startrek', edition, language);
  const markup = renderToStaticMarkup(
    <LanguageContext value={language}>
      <AlmanacContext value={{ game: 'startrek', edition, open: () => undefined, gallery: null, choices, show: null }}>
        <BlockView block={{ kind: 'rule', id: 'ST-OPT-CLAIM', content: [] }} title="" pointed={null} />
        <BlockView block={{ kind: 'rule', id: 'ST-END-01', content: [] }} title="" pointed={null} />
      </AlmanacContext>
    </LanguageContext>,
  );
  const notes = markup.match(/<p class="note">.*?<\/p>/g) ?? [];
  expect(notes).toHaveLength(1);
  expect(notes[0]).toMatch(new RegExp(`\\(${standard}\\) · .* \\(${book}\\)`));
});
