import type { Glossary } from '@orrery/common';

/** The terms of the German edition; words of the first edition or of our own must not occur in the texts. */
export const TERMS: Glossary = {
  sector: { de: ['Quadrant', /\bSektor/] },
  point: { de: ['Raumpunkt', /Kreuzung/] },
  site: { de: ['Bauplatz', /Baustelle/] },
  pod: { de: ['Frachtmodul', /Frachtring/] },
  pile: { de: ['Nachschubstapel', /Reservestapel/] },
  medal: { de: ['Medaille', /Ruhmesring/] },
  meeting: { de: ['Begegnung', /Ereigniskarte/] },
  scientists: { de: ['Wissende', /Wissenschaftler/] },
  travelers: { de: ['Wandernde', /Reisende/] },
  pirates: { de: ['Piratenstützpunkt', /Piratenbasis/] },
  extension: { de: ['Ergänzung', /Erweiterung/] },
};
