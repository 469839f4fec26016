import type { Frame, Table } from '@orrery/starfarers/facts';

export const PHASES = ['production', 'main', 'flight'] as const;
export type Phase = (typeof PHASES)[number];

const PRODUCTION_FRAMES: ReadonlySet<Frame['kind']> = new Set<Frame['kind']>(['before', 'dice', 'stipend', 'prey']);
const MAIN_FRAMES: ReadonlySet<Frame['kind']> = new Set<Frame['kind']>(['main', 'depart']);

/** The phase of the turn, derived from the stack; null before and after the game. */
export function phaseOf({ stack, turn }: Table): Phase | null {
  if (turn === 0 || stack.some(({ kind }) => kind === 'over')) return null;
  if (stack.some(({ kind }) => PRODUCTION_FRAMES.has(kind))) return 'production';
  return stack.some(({ kind }) => MAIN_FRAMES.has(kind)) ? 'main' : 'flight';
}
