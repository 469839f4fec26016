import type { WalkedLaw } from './law.ts';
import { none } from './violation.ts';

/** Law 6: resources, pieces and cards are counted after every step. */
export const conservation: WalkedLaw = {
  number: 6,
  name: 'conservation',
  menus: 'varied',
  open: (subject) => ({
    watch: () => ({ at: ({ state }) => none(subject.invariant(state), 'the count is wrong') }),
  }),
};
