import { CREW, FRIENDSHIPS } from './cards.ts';

/** What entries are about, in the order in which somebody new would ask. */
export const CHAPTERS = [
  'begin',
  'turn',
  'places',
  'build',
  'flight',
  'trade',
  'cards',
  'danger',
  'points',
  'options',
] as const;
export type ChapterKey = (typeof CHAPTERS)[number];

type Shelves = Readonly<Partial<Record<ChapterKey, readonly string[]>>>;

/** Both ship games share most of their entries. */
const SHIPS = {
  places: ['stacks', 'cards'],
  build: ['hangar', 'boosters', 'cannons', 'build-centres', 'centres'],
  flight: ['flight', 'speed', 'actions', 'found-colony', 'found-station'],
  danger: ['pirates', 'fight', 'losses'],
} as const;

/** The entries of each game by what they are about; within a chapter the first thing first. */
export const SHELVES: Readonly<Record<string, Shelves>> = {
  startrek: {
    begin: ['game', 'beginners-set-up', 'beginners-start', 'set-up', 'variable-set-up', 'founding', 'tactics'],
    turn: ['turn', 'production', 'number-chips', 'joined-phases', 'information'],
    places: ['planet', 'asteroid', 'point', 'lane', 'border', 'trading-post'],
    build: ['building', 'ship', 'station', 'base', 'distance-rule', 'station-supply'],
    trade: ['trade', 'bank-trade'],
    cards: [
      'development-cards',
      'starfleet-intervenes',
      'progress-cards',
      'victory-point-cards',
      'support-cards',
      'support-use',
      ...CREW,
    ],
    danger: ['seven', 'cruiser', 'stealing'],
    points: ['victory-points', 'longest-supply-route', 'route-interruption', 'largest-starfleet', 'end'],
    options: [
      'option-claim',
      'option-classic',
      'option-devcount',
      'option-dice',
      'option-offers',
      'option-phases',
      'option-setup',
      'option-start',
      'option-steal',
      'option-support',
      'option-target',
    ],
  },
  starship: {
    begin: ['aim', 'learning', 'set-up', 'ship', 'start-centres'],
    turn: ['turn', 'production', 'holds'],
    places: [...SHIPS.places, 'trade-planets', 'bases', 'replacement'],
    build: ['building', ...SHIPS.build, 'sensor', 'trade-centre', 'science-and-production'],
    flight: SHIPS.flight,
    trade: ['stations', 'barter'],
    cards: ['tasks', 'new-tasks', 'reward-option'],
    danger: SHIPS.danger,
    points: ['special-cards', 'end'],
    options: ['options', 'handicap'],
  },
  duel: {
    begin: ['aim', 'learning', 'missions', 'set-up', 'symbols', 'start-centres', 'outfit'],
    turn: ['turn', 'production', 'stores'],
    places: [...SHIPS.places, 'space-stations', 'refill'],
    build: [...SHIPS.build, 'trade-centre'],
    flight: [...SHIPS.flight, 'flight-end'],
    trade: ['trade', 'trade-phase', 'stations'],
    cards: ['orders', 'new-orders'],
    danger: [...SHIPS.danger, 'lost-centres', 'victory'],
    points: ['friend', 'hero', 'end'],
    options: ['options', 'handicap', 'variant'],
  },
  starfarers: {
    begin: ['beginners', 'founding', 'founding-extension'],
    turn: ['turn', 'production', 'reserve', 'pilots'],
    places: ['board', 'home', 'sectors', 'discs', 'tokens', 'artefacts'],
    build: ['building', 'ship', 'spaceport', 'upgrades'],
    flight: ['shake', 'flight', 'exploring', 'colony', 'station', 'blockade'],
    trade: ['trade', 'supply'],
    cards: ['friendship', ...FRIENDSHIPS],
    danger: ['seven', 'encounter', 'encounter-results', 'pilots-encounter'],
    points: ['points', 'fame', 'end'],
    options: [
      'option-dice',
      'option-fame',
      'option-home',
      'option-jump',
      'option-offers',
      'option-rivals',
      'option-setup',
      'option-target',
    ],
  },
};

/** A chapter with its entries. */
export interface Shelved<E> {
  readonly chapter: ChapterKey;
  readonly entries: readonly E[];
}

/** The entries of an almanac by chapters. */
export function shelved<E extends { readonly key: string }>(
  game: string,
  entries: readonly E[],
): readonly Shelved<E>[] {
  const byKey = new Map(entries.map((entry) => [entry.key, entry]));
  return CHAPTERS.flatMap((chapter) => {
    const here = (SHELVES[game]?.[chapter] ?? []).flatMap((key) => byKey.get(key) ?? []);
    return here.length === 0 ? [] : [{ chapter, entries: here }];
  });
}
