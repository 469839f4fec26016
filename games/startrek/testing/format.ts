import { formatterFor } from '@orrery/common/testing';
import cardsDe from '../support/texts/de.json' with { type: 'json' };
import cardsEn from '../support/texts/en.json' with { type: 'json' };
import cardsNl from '../support/texts/nl.json' with { type: 'json' };
import de from '../texts/de.json' with { type: 'json' };
import en from '../texts/en.json' with { type: 'json' };
import nl from '../texts/nl.json' with { type: 'json' };

/** The catalogues of this game. */
export const CATALOGUES = {
  en: { ...en, ...cardsEn.texts },
  de: { ...de, ...cardsDe.texts },
  nl: { ...nl, ...cardsNl.texts },
} as const;

/** Formats messages of this game for a seat (null: a spectator). */
export const format = formatterFor(CATALOGUES);
