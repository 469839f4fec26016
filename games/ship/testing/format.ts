import { formatterFor } from '@orrery/common/testing';
import de from '../texts/de.json' with { type: 'json' };
import en from '../texts/en.json' with { type: 'json' };
import nl from '../texts/nl.json' with { type: 'json' };

/** The catalogues that both games share. */
export const CATALOGUES = { en, de, nl } as const;

/** Formats messages of this package for a seat (null: a spectator). */
export const format = formatterFor(CATALOGUES);
