import { NONE } from '@orrery/common';
import { currentCard } from '@orrery/ship/facts';
import { DealForm } from './parts/deal.tsx';
import type { MoveKind, ShipPartProps } from './types.ts';

const DEAL_KINDS: readonly MoveKind[] = ['buy', 'sell', 'sell-pair'];

/** In the prompt bar: trading at the latest card of the flight. */
export function ShipControls({ play, variantUi }: ShipPartProps) {
  const { table } = play.view;
  const here = currentCard(table);
  const isTrader = table.fresh === 1 && here >= 0 && (variantUi.kit.facts.goods[here] ?? NONE) !== NONE;
  if (!isTrader || !play.moves.some(({ kind }) => DEAL_KINDS.includes(kind))) return null;
  return <DealForm key={`${table.turn} ${table.flown}`} play={play} variantUi={variantUi} card={here} station={null} />;
}
