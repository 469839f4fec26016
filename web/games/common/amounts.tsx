import type { Bundle } from '@orrery/common';
import type { Words } from '@orrery/kernel';
import type { IconSize } from '../../art/icons/drawing.tsx';
import { GameIcon } from '../../art/icons/game-icon.tsx';
import type { Cards } from '../../table/furniture.ts';
import { nth } from './nth.ts';

/** What of a play names and draws its cards. */
export interface Naming {
  readonly cards: Cards;
  say(words: Words): string;
}

/** The class that gives something the colour of a kind of card. */
export const inkOf = ({ cards }: Pick<Naming, 'cards'>, kind: number): string => `ink-${nth(cards.signs, kind)}`;

interface SignProps {
  readonly play: Pick<Naming, 'cards'>;
  readonly kind: number;
  readonly size?: IconSize;
}

/** The sign of a kind of card, silent: its name stands beside it. */
export function CardSign({ play, kind, size }: SignProps) {
  return <GameIcon name={nth(play.cards.signs, kind)} className={inkOf(play, kind)} {...(size && { size })} />;
}

export const sayCard = (play: Naming, kind: number): string => play.say(play.cards.name(kind));

/** A bundle in words: 2 ore, 1 food. */
export function sayAmounts(play: Naming, bundle: Bundle): string {
  const said = play.cards.amounts(bundle);
  if ('key' in said) return play.say(said);
  return said.map((words) => play.say(words)).join(', ');
}

interface AmountsProps {
  readonly play: Naming;
  readonly bundle: Bundle;
  /** What stands before every figure; 'price' shows a figure only from two on. */
  readonly sign?: '' | '−' | '+' | 'price';
}

/** A bundle as signs and figures; read aloud in words. */
export function Amounts({ play, bundle, sign = '' }: AmountsProps) {
  return (
    <span className="common-amounts">
      <span className="unseen">{sayAmounts(play, bundle)}</span>
      {bundle.map(
        (n, kind) =>
          n > 0 && (
            <span key={nth(play.cards.signs, kind)} className={`common-amount ${inkOf(play, kind)}`} aria-hidden="true">
              {sign === 'price' ? n > 1 && n : null}
              <CardSign play={play} kind={kind} />
              {sign === 'price' ? null : `${sign}${n}`}
            </span>
          ),
      )}
    </span>
  );
}
