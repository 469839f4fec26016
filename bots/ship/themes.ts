import type { Move } from '@orrery/ship/facts';
import type { PuzzleTheme } from '../puzzles/theme.ts';

const THEMES: Partial<Readonly<Record<Move['kind'], PuzzleTheme | null>>> = {
  fly: null, // the cards of a sector are remembered
  arrange: 'flight',
  next: 'flight',
  stop: 'timing',
  end: 'timing',
  station: 'founding',
  colony: 'founding',
  pay: 'pirates',
  fight: 'pirates',
  'give-up': 'pirates',
  task: 'tasks',
  choose: 'building',
  'colony-ship': 'building',
  'trade-ship': 'building',
  booster: 'building',
  'booster-2': 'building',
  cannon: 'building',
  'cannon-2': 'building',
  centre: 'building',
  'centre-2': 'building',
  accept: null,
  decline: null,
  dismiss: null,
  deal: null,
  withdraw: null,
};

/** What a move is about; everything else moves goods. */
export const shipTheme = ({ kind }: Move): PuzzleTheme | null => (kind in THEMES ? (THEMES[kind] ?? null) : 'trade');
