// Written by `npm run texts`. Do not edit.
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import nl from './nl.json' with { type: 'json' };

export default { en, de, nl };
