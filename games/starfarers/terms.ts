import type { TermTable } from '@orrery/common';

/** What the German edition calls things; words of the first edition or of our own do not belong into the texts. */
export const TERMS: TermTable = {
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
