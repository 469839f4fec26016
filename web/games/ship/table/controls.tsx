import { NONE } from '@orrery/common';
import { hereOf } from '@orrery/ship/facts';
import type { GearProps, Kind } from './gear.ts';
import { Deal } from './parts/deal.tsx';

const DEALS: readonly Kind[] = ['buy', 'sell', 'sell-pair'];

/** In the prompt bar: trading at the card just flown to. */
export function Controls({ play, gear }: GearProps) {
  const { table } = play.view;
  const here = hereOf(table);
  const isTrader = table.fresh === 1 && here >= 0 && (gear.kit.facts.goods[here] ?? NONE) !== NONE;
  if (!isTrader || !play.moves.some(({ kind }) => DEALS.includes(kind))) return null;
  return <Deal key={`${table.turn} ${table.flown}`} play={play} gear={gear} card={here} station={null} />;
}
