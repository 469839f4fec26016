import type { Mark } from '@orrery/kernel';
import { type Origin, provenance } from '../provenance.ts';
import { words } from './say.ts';

const markOf = (origin: Origin): Mark => {
  const key = `origin.${origin.key}`;
  return {
    subject: { key, values: {} },
    provenance: words(`provenance.${origin.provenance}`),
    note: { key: `${key}.note`, values: {} },
  };
};

/** What does not come straight from the books, and how sure it is. */
export const marks: readonly Mark[] = provenance.map(markOf);
