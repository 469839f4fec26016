import type { Language } from '@orrery/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LanguageContext } from '../texts/language.ts';
import { CardWithAbout } from './about.tsx';

const shown = (consulted: string[]) => (
  <CardWithAbout play={{ openAlmanac: (rule) => consulted.push(rule) }} entry="kirk" name="James T. Kirk">
    <button type="button">James T. Kirk</button>
  </CardWithAbout>
);

test('the link to a card’s entry is a button of its own beside the card, with the card’s name, in every language', () => {
  const said = (language: Language) =>
    /aria-label="([^"]*)"/.exec(
      renderToStaticMarkup(<LanguageContext value={language}>{shown([])}</LanguageContext>),
    )?.[1];
  expect(said('en')).toBe('About this card: James T. Kirk');
  expect(said('de')).toBe('Über diese Karte: James T. Kirk');
  expect(said('nl')).toBe('Over deze kaart: James T. Kirk');
  expect(renderToStaticMarkup(shown([]))).toMatch(/<\/button><button[^>]* class="about-this"/);
});
