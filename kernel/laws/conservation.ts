import type { RuntimeLaw } from './law.ts';
import { failLawIf } from './violation.ts';

/** Law 6: resources, pieces and cards are counted after every step. */
export const conservationLaw: RuntimeLaw = {
  number: 6,
  name: 'conservation',
  menus: 'varied',
  open: (subject) => ({
    observe: () => ({ onPosition: ({ state }) => failLawIf(subject.invariant(state), 'the count is wrong') }),
  }),
};
