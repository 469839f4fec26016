import type { Move } from '@orrery/startrek/facts';
import type { PuzzleTheme } from '../puzzles/theme.ts';

const THEMES: Partial<Readonly<Record<Move['kind'], PuzzleTheme | null>>> = {
  roll: 'timing',
  build: 'timing',
  end: 'timing',
  enough: 'timing',
  found: 'founding',
  'found-ship': 'founding',
  ship: 'routes',
  place: 'routes',
  lift: 'routes',
  station: 'building',
  base: 'building',
  bank: 'trade',
  substitute: 'trade',
  buy: 'cards',
  sfi: 'cards',
  utopia: 'cards',
  science: 'cards',
  monopoly: 'cards',
  cruiser: 'cruiser',
  steal: 'cruiser',
  accept: null,
  decline: null,
  dismiss: null,
  deal: null,
  withdraw: null,
};

/** What a move is about; everything else is done with a support card. */
export const startrekTheme = ({ kind }: Move): PuzzleTheme | null =>
  kind in THEMES ? (THEMES[kind] ?? null) : 'support';
