import type { Bundle } from '@orrery/common';
import { ASTRO, KNOWLEDGE } from '@orrery/ship/facts';
import { amounts, stock } from '@orrery/ship/words';
import type { IconSize } from '../../../../art/icons/drawing.tsx';
import { GameIcon } from '../../../../art/icons/game-icon.tsx';
import { ResourceIcon } from '../../../../art/resources.tsx';
import { nth } from '../../../common/nth.ts';
import type { ShipPlay } from '../gear.ts';

/** Kinds of stock as the art knows them, astro aside. */
const GOODS = ['ore', 'fuel', 'food', 'carbon', 'goods', 'science'] as const;
export type Good = (typeof GOODS)[number];
export const goodOf = (kind: number): Good => nth(GOODS, kind);
export const RESOURCE_KINDS = [0, 1, 2, 3, 4] as const;
export const HELD_KINDS = [0, 1, 2, 3, 4, KNOWLEDGE] as const;

/** The sign of a kind of stock, silent: its name stands beside it. */
export function StockSign({ kind, size }: { kind: number; size?: IconSize }) {
  const sized = { ...(size && { size }) };
  if (kind === ASTRO) return <GameIcon name="astro" className="ink-astro" {...sized} />;
  return <ResourceIcon resource={goodOf(kind)} {...sized} />;
}

/** What a kind of stock is called. */
export const sayStock = (play: ShipPlay, kind: number): string => play.say(stock(kind));

/** A bundle in words: 2 ore, 3 astro. */
export function sayAmounts(play: ShipPlay, bundle: Bundle): string {
  const said = amounts(bundle);
  if ('key' in said) return play.say(said);
  return said.map((words) => play.say(words)).join(', ');
}

/** A bundle as figures and signs; read aloud in words. */
export function Amounts({ play, bundle }: { play: ShipPlay; bundle: Bundle }) {
  return (
    <span className="ship-amounts">
      <span className="unseen">{sayAmounts(play, bundle)}</span>
      {bundle.map(
        (n, kind) =>
          n > 0 && (
            <span key={sayStock(play, kind)} className="ship-amount" aria-hidden="true">
              {n}
              <StockSign kind={kind} />
            </span>
          ),
      )}
    </span>
  );
}

/** Money with its sign. */
export function Astro({ play, n }: { play: ShipPlay; n: number }) {
  return (
    <span className="ship-amount">
      <GameIcon name="astro" className="ink-astro" />
      {n}
      <span className="unseen"> {sayStock(play, ASTRO)}</span>
    </span>
  );
}
