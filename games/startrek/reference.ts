import { COMMON_CODES, type GameReference, hexBoardLists } from '@orrery/common';
import { CHARACTERS } from './characters.ts';
import { DEVELOPMENTS, RESOURCES } from './data.ts';
import { TOPOLOGY } from './topology.ts';

/** How to read the numbers of Star Trek Catan. */
export const REFERENCE: GameReference = {
  lists: [
    {
      name: 'resource',
      about: 'Resources, in the order of all their counts. The sixth kind of hex, 5, is asteroids.',
      items: RESOURCES,
    },
    { name: 'development', about: 'Development cards, in the order of their counts.', items: DEVELOPMENTS },
    {
      name: 'character',
      about: 'Support cards, by the word of the move exchange.',
      items: CHARACTERS.map(({ word, name, effect }) => ({ word, name, effect })),
    },
    ...hexBoardLists(TOPOLOGY),
  ],
  codes: [
    ...COMMON_CODES,
    { at: 'table.vertices[vertex]', means: '0: empty; 1 + seat: a station; 5 + seat: a base' },
    { at: 'table.edges[edge]', means: '0: empty; 1 + seat: a ship' },
    { at: 'table.board.planets[hex]', means: 'a resource, or 5 for asteroids' },
    { at: 'table.board.numbers[hex]', means: 'the number on the hex; 0 for none' },
    {
      at: 'table.board.posts',
      means: 'pairs of an edge and what its trade post takes: a resource at 2:1, or 5 for any resource at 3:1',
    },
    { at: 'table.dice', means: 'the two dice of the last roll' },
    { at: 'player.side', means: '0: side A of the support card; 1: side B' },
  ],
};
