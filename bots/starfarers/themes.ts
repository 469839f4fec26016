import type { Move } from '@orrery/starfarers/facts';
import type { PuzzleTheme } from '../puzzles/theme.ts';

const THEMES: Partial<Readonly<Record<Move['kind'], PuzzleTheme | null>>> = {
  roll: 'timing',
  done: 'timing',
  pass: 'timing',
  settle: 'founding',
  harbour: 'founding',
  found: 'founding',
  convert: 'founding',
  spaceport: 'building',
  build: 'building',
  launch: 'flight',
  fly: 'flight',
  jump: 'flight',
  ground: 'flight',
  upgrade: 'mothership',
  fit: 'mothership',
  drop: 'mothership',
  supply: 'trade',
  befriend: 'peoples',
  donate: 'peoples',
  keep: 'peoples',
  ask: 'peoples',
  help: 'peoples',
  seek: 'encounters',
  avoid: 'encounters',
  answer: 'encounters',
  accept: null,
  decline: null,
  dismiss: null,
  deal: null,
  withdraw: null,
};

/** What a move is about; everything else moves cards of the hand. */
export const starfarersTheme = ({ kind }: Move): PuzzleTheme | null =>
  kind in THEMES ? (THEMES[kind] ?? null) : 'trade';
