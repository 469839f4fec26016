import type { Mark } from '@orrery/kernel';
import { type Origin, provenance } from '../provenance.ts';
import { words } from './say.ts';

/** What an origin is called in texts: classic-beginners-set-up. */
const slug = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('’', '')
    .replaceAll(/[^a-z]+/g, '-')
    .replace(/-$/, '');

const markOf = (origin: Origin): Mark => {
  const key = `origin.${slug(origin.name)}`;
  return {
    subject: { key, values: {} },
    provenance: words(`provenance.${origin.provenance}`),
    note: { key: `${key}.note`, values: {} },
  };
};

/** What does not come straight from the books, and how sure it is. */
export const marks: readonly Mark[] = provenance.map(markOf);
