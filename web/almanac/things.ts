import { CREW, FRIENDSHIPS } from './cards.ts';

/**
 * Where the things of an almanac are at a table: a panel of the game or a part of the frame, then the entries that
 * speak of it, first the one that explains it.
 */
type Thing = readonly [part: string, first: string, ...more: readonly string[]];

const SHIPS: readonly Thing[] = [
  ['board', 'flight', 'actions', 'speed', 'found-colony', 'found-station', 'hangar', 'boosters', 'cannons', 'centres'],
  ['memory', 'learning', 'cards'],
  ['prompt', 'turn', 'production', 'pirates', 'fight'],
  ['seats', 'aim', 'end'],
];

const THINGS: Readonly<Record<string, readonly Thing[]>> = {
  startrek: [
    ['hand', 'production', 'trade', 'bank-trade', 'seven', 'stealing', 'information'],
    ['build', 'building', 'ship', 'station', 'base', 'station-supply'],
    ['development', 'development-cards', 'starfleet-intervenes', 'progress-cards', 'victory-point-cards'],
    ['own-support', 'support-use', ...CREW],
    ['support', 'support-cards'],
    ['honours', 'longest-supply-route', 'largest-starfleet', 'route-interruption'],
    [
      'board',
      'planet',
      'asteroid',
      'point',
      'lane',
      'border',
      'trading-post',
      'number-chips',
      'cruiser',
      'distance-rule',
    ],
    ['prompt', 'turn', 'founding', 'joined-phases'],
    ['seats', 'victory-points', 'end'],
  ],
  starship: [
    ['council', 'tasks', 'new-tasks', 'reward-option'],
    ['honours', 'special-cards'],
    ...SHIPS,
    [
      'board',
      'ship',
      'holds',
      'building',
      'build-centres',
      'stacks',
      'replacement',
      'stations',
      'trade-planets',
      'bases',
    ],
  ],
  duel: [
    ['council', 'orders', 'new-orders'],
    ['honours', 'friend', 'hero'],
    ...SHIPS,
    ['board', 'set-up', 'stores', 'build-centres', 'stacks', 'refill', 'stations', 'trade', 'space-stations', 'outfit'],
  ],
  starfarers: [
    ['hand', 'production', 'trade', 'seven'],
    ['supply', 'supply', 'reserve'],
    ['build', 'building', 'ship', 'spaceport'],
    ['mothership', 'upgrades', 'shake'],
    ['friends', 'friendship', ...FRIENDSHIPS],
    ['encounters', 'encounter', 'encounter-results', 'pilots-encounter'],
    [
      'board',
      'board',
      'home',
      'sectors',
      'discs',
      'tokens',
      'artefacts',
      'colony',
      'station',
      'flight',
      'exploring',
      'blockade',
    ],
    ['prompt', 'turn', 'pilots', 'founding', 'founding-extension', 'beginners'],
    ['seats', 'points', 'fame', 'end'],
  ],
};

/** The part of a table where the thing of an entry is; null where it is nowhere in particular. */
export const partOf = (game: string, entry: string): string | null =>
  THINGS[game]?.find(([, ...entries]) => entries.includes(entry))?.[0] ?? null;

/** The entry that explains a part of a table; null where none does. */
export const entryAbout = (game: string, part: string): string | null =>
  THINGS[game]?.find(([each]) => each === part)?.[1] ?? null;

/** Every part that is named, with its entries: what a test holds against the tables. */
export const thingsOf = (game: string): readonly Thing[] => THINGS[game] ?? [];
