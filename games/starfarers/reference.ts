import { COMMON_CODES, type GameReference, NONE } from '@orrery/common';
import { CARGOES, RESOURCES, SHAKES, UPGRADES } from './data.ts';
import { ENCOUNTER_FAMILIES } from './encounters.ts';
import { FRIENDSHIP_CARDS } from './friendship.ts';
import { PEOPLES, SECTORS, TOKENS } from './sectors.ts';
import {
  NEIGHBOURS,
  POINTS_AT,
  SITE_VERTEX,
  SLOT_STARS,
  SYSTEM_CENTRES,
  SYSTEM_COUNT,
  VERTEX_SYSTEM,
} from './topology.ts';

const LINKS_PER_VERTEX = 3;

/** How to read the numbers of Starfarers. */
export const REFERENCE: GameReference = {
  lists: [
    { name: 'resource', about: 'Resources, in the order of all their counts.', items: RESOURCES },
    { name: 'cargo', about: 'What a ship carries.', items: CARGOES },
    { name: 'upgrade', about: 'Upgrades of a mothership, in the order of their counts.', items: UPGRADES },
    { name: 'people', about: 'Peoples, in the order of their stations and markers.', items: PEOPLES },
    {
      name: 'friendship',
      about: 'Friendship cards, in the order of their bits, by the word of the move befriend.',
      items: FRIENDSHIP_CARDS.map(({ word, people, effect, speed, combat }) => ({
        word,
        people,
        effect,
        speed,
        combat,
      })),
    },
    {
      name: 'shake',
      about: 'Pairs of balls in the mothership: their sum, and whether the black one is among them.',
      items: SHAKES,
    },
    {
      name: 'sector',
      about: 'Sectors. resources: of its planets, clockwise before it is turned; people: of its outpost, or -1.',
      items: SECTORS.map(({ word, stars, resources, people, isExtension }) => ({
        word,
        stars,
        resources,
        people,
        isExtension,
      })),
    },
    {
      name: 'token',
      about: 'Tokens on discs. needs: cannons, freight pods or peoples.',
      items: TOKENS.map((token) => ({ ...token })),
    },
    {
      name: 'family',
      about: 'Open parts of encounter cards: how they are answered, and how many cards a yes puts down.',
      items: ENCOUNTER_FAMILIES.map(({ word, answers, price }) => ({ word, answers, price })),
    },
    {
      name: 'slot',
      about:
        'Places of systems: 0 to 14 in space, 15 to 18 the home systems. centre: the intersection in its middle; stars: 0 for home systems.',
      items: Array.from({ length: SYSTEM_COUNT }, (_, slot) => ({
        stars: SLOT_STARS[slot] ?? 0,
        centre: SYSTEM_CENTRES[slot] ?? NONE,
      })),
    },
    {
      name: 'site',
      about: 'Sites of colonies: site 3 * slot + j lies between planets j and j + 1 of its slot.',
      items: SITE_VERTEX.map((vertex) => ({ vertex })),
    },
    {
      name: 'vertex',
      about:
        'Intersections, from top to bottom and left to right. slot: the system it touches, or -1; links: the intersections one link away.',
      items: POINTS_AT.map(([x, y], vertex) => ({
        ...{ x, y, slot: VERTEX_SYSTEM[vertex] ?? NONE },
        links: NEIGHBOURS.slice(vertex * LINKS_PER_VERTEX, (vertex + 1) * LINKS_PER_VERTEX).filter((id) => id !== NONE),
      })),
    },
  ],
  codes: [
    ...COMMON_CODES,
    { at: 'planet', means: '3 * slot + j: planet j of a slot' },
    { at: 'table.layout[slot]', means: '3 * sector + rotation; -1 face down' },
    { at: 'table.sites[site]', means: '0: free; 1 + seat: a colony; 7 + seat: a spaceport; 13: closed' },
    { at: 'table.ships[3 * seat + ship]', means: '2 * intersection + cargo; -1 in the stock' },
    { at: 'table.discs[planet]', means: 'bits 2 to 12: the numbers on the disc; bit 13 + n: token n; 0 face down' },
    { at: 'table.fame, player.fame', means: 'half medals' },
  ],
};
