import { CARDS, type Essential, ownShip, seats } from '../in-sight.ts';
import { starfarersStrategy } from '../player/starfarers.ts';
import { starshipStrategy } from '../player/starship.ts';
import { startrekStrategy } from '../player/startrek.ts';
import type { PlayerStrategy } from '../player/strategy.ts';

/** A game of one person on the first seat against Captains, as it is played to be measured. */
export interface MeasuredGame {
  readonly game: string;
  readonly strategy: () => PlayerStrategy;
  readonly options: Readonly<Record<string, string>>;
  /** What the person must see all the time. */
  readonly essentials: readonly Essential[];
}

const BEGINNERS = { 'Set-up': 'Beginners: fixed layout', 'First pieces': 'Beginners: fixed places' };

export const MEASURED_GAMES: readonly MeasuredGame[] = [
  {
    game: 'startrek',
    strategy: () => startrekStrategy({ trades: 6 }),
    options: { 'Target points': '8 points' },
    essentials: [CARDS, seats(3)],
  },
  { game: 'starship', strategy: starshipStrategy, options: { 'Target points': '6 points' }, essentials: ownShip(0) },
  { game: 'duel', strategy: starshipStrategy, options: { 'Target points': '6 points' }, essentials: ownShip(0) },
  {
    game: 'starfarers',
    strategy: () => starfarersStrategy({ trades: 6 }),
    options: { Target: '8 points', ...BEGINNERS },
    essentials: [CARDS, seats(3)],
  },
];
