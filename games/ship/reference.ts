import { COMMON_CODES, type GameReference } from '@orrery/common';
import { STATIONS } from './cards.ts';
import { CENTRES, STOCKS } from './data.ts';
import type { ShipVariant } from './variant.ts';

const BUNDLE_WORDS = STOCKS.join(', ');

/** How to read the numbers of a ship game. */
export const shipReference = ({ cards, tasks, targets }: ShipVariant): GameReference => ({
  lists: [
    {
      name: 'stock',
      about: `What a ship carries, in the order of all counts: ${BUNDLE_WORDS}. The first five are resources.`,
      items: STOCKS,
    },
    { name: 'centre', about: 'Centres, in the order of their bits.', items: CENTRES },
    { name: 'station', about: 'Places for trade stations, in the order of their bits.', items: STATIONS },
    { name: 'target', about: 'The planets to which tasks send a ship.', items: targets },
    {
      name: 'card',
      about: 'The cards of the sectors. group: 0 for base cards, 1 to 4 for the reserve.',
      items: cards.map(({ provenance: _, ...card }) => flatCard(card)),
    },
    {
      name: 'task',
      about: 'The tasks, in the order of their bits. pay: counts by stock.',
      items: tasks.map(
        ({ id, word, group, target, pay, cannons, boosters, astro, resources, points, medals, friendship }) => ({
          ...{ id, word, group, target, pay, cannons, boosters, astro, resources, points, medals, friendship },
        }),
      ),
    },
  ],
  codes: [
    ...COMMON_CODES,
    { at: 'player.crest', means: '0: Moon; 1: Sun; -1 before it is known' },
    {
      at: 'player.colonies',
      means: 'a set: colony (number - 1) * 4 + resource, for the resources 0 to 3 and the numbers 1 to 3',
    },
    { at: 'table.row', means: 'cards; a negative number -g is a face-down card of reserve group g' },
    { at: 'a price of -2', means: 'as the goods of a card: any of the five resources' },
  ],
});

/** A card with its spoils as single numbers. */
function flatCard(card: Omit<ShipVariant['cards'][number], 'provenance'>): Record<string, string | number | boolean> {
  const flat: Record<string, string | number | boolean> = {};
  for (const [name, value] of Object.entries(card)) {
    if (typeof value === 'object') for (const [inner, n] of Object.entries(value)) flat[`spoils.${inner}`] = Number(n);
    else flat[name] = value;
  }
  return flat;
}
