import type { Frame, Table } from '@orrery/starfarers/facts';

export const PHASES = ['production', 'main', 'flight'] as const;
export type Phase = (typeof PHASES)[number];

const PRODUCING: ReadonlySet<Frame['kind']> = new Set<Frame['kind']>(['before', 'dice', 'stipend', 'prey']);
const BUILDING: ReadonlySet<Frame['kind']> = new Set<Frame['kind']>(['main', 'depart']);

/** The phase of the turn, read from what still lies on the stack; null before and after the game. */
export function phaseOf({ stack, turn }: Table): Phase | null {
  if (turn === 0 || stack.some(({ kind }) => kind === 'over')) return null;
  if (stack.some(({ kind }) => PRODUCING.has(kind))) return 'production';
  return stack.some(({ kind }) => BUILDING.has(kind)) ? 'main' : 'flight';
}
