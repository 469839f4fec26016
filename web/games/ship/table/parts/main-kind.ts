import { topFrame } from '@orrery/kernel';
import type { MoveKind, ShipTableApi } from '../types.ts';

/** What can be done at a card besides trading, best first. */
const CARD_KINDS: readonly MoveKind[] = ['colony', 'task', 'station'];
const DEAL_KINDS: readonly MoveKind[] = ['buy', 'sell', 'sell-pair'];

/** The filled button of the prompt bar: what the card is there for, else flying on; null where a deal has its own. */
export function mainKind({ view, moves }: ShipTableApi): MoveKind | null {
  const isOpen = (kind: MoveKind): boolean => moves.some((move) => move.kind === kind);
  const best = CARD_KINDS.find(isOpen);
  if (best !== undefined) return best;
  if (topFrame(view.table).kind === 'flight') return DEAL_KINDS.some(isOpen) || !isOpen('next') ? null : 'next';
  return (['accept', 'choose', 'arrange'] as const).find(isOpen) ?? null;
}

/** Whether the button of a deal at the card is the filled one. */
export const isDealMain = (play: ShipTableApi): boolean =>
  !play.isGuided && play.moves.length > 0 && mainKind(play) === null;
