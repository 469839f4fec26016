import { speaker } from '@orrery/common/testing';
import de from '../texts/de.json' with { type: 'json' };
import en from '../texts/en.json' with { type: 'json' };
import nl from '../texts/nl.json' with { type: 'json' };

/** The catalogues that both games share. */
export const CATALOGUES = { en, de, nl } as const;

/** The words of this room as a seat, or with null a spectator, hears them. */
export const spoken = speaker(CATALOGUES);
