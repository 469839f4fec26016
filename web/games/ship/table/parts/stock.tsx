import type { Bundle } from '@orrery/common';
import { itemAt } from '@orrery/common';
import { ASTRO, KNOWLEDGE } from '@orrery/ship/facts';
import { amountMessages, stockMessage } from '@orrery/ship/words';
import type { IconSize } from '../../../../art/icons/drawing.tsx';
import { GameIcon } from '../../../../art/icons/game-icon.tsx';
import { ResourceIcon } from '../../../../art/resources.tsx';
import type { ShipTableApi } from '../types.ts';

/** The art's names of the kinds of stock, except astro. */
const GOOD_NAMES = ['ore', 'fuel', 'food', 'carbon', 'goods', 'science'] as const;
export type GoodName = (typeof GOOD_NAMES)[number];
export const goodName = (kind: number): GoodName => itemAt(GOOD_NAMES, kind);
export const ALL_RESOURCES = [0, 1, 2, 3, 4] as const;
export const HELD_KINDS = [0, 1, 2, 3, 4, KNOWLEDGE] as const;

/** The sign of a kind of stock. Hidden from screen readers because the name stands beside it. */
export function StockSign({ kind, size }: { kind: number; size?: IconSize }) {
  const sized = { ...(size && { size }) };
  if (kind === ASTRO) return <GameIcon name="astro" className="ink-astro" {...sized} />;
  return <ResourceIcon resource={goodName(kind)} {...sized} />;
}

export const stockName = (play: ShipTableApi, kind: number): string => play.say(stockMessage(kind));

/** A bundle as text: 2 ore, 3 astro. */
export function stockAmountsText(play: ShipTableApi, bundle: Bundle): string {
  const said = amountMessages(bundle);
  if ('key' in said) return play.say(said);
  return said.map((words) => play.say(words)).join(', ');
}

/** A bundle as numbers and signs, with the text for screen readers. */
export function StockAmounts({ play, bundle }: { play: ShipTableApi; bundle: Bundle }) {
  return (
    <span className="ship-amounts">
      <span className="unseen">{stockAmountsText(play, bundle)}</span>
      {bundle.map(
        (n, kind) =>
          n > 0 && (
            <span key={stockName(play, kind)} className="ship-amount" aria-hidden="true">
              {n}
              <StockSign kind={kind} />
            </span>
          ),
      )}
    </span>
  );
}

/** Money with its sign. */
export function AstroAmount({ play, n }: { play: ShipTableApi; n: number }) {
  return (
    <span className="ship-amount">
      <GameIcon name="astro" className="ink-astro" />
      {n}
      <span className="unseen"> {stockName(play, ASTRO)}</span>
    </span>
  );
}
