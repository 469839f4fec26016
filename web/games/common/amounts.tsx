import type { Bundle } from '@orrery/common';
import { itemAt } from '@orrery/common';
import type { Message } from '@orrery/kernel';
import type { IconSize } from '../../art/icons/drawing.tsx';
import { GameIcon } from '../../art/icons/game-icon.tsx';
import type { CardKinds } from '../../table/game-ui.ts';

/** The part of a table API that names and draws its cards. */
export interface CardNaming {
  readonly cards: CardKinds;
  say(words: Message): string;
}

/** The CSS class with the colour of a kind of card. */
export const cardInkClass = ({ cards }: Pick<CardNaming, 'cards'>, kind: number): string =>
  `ink-${itemAt(cards.signs, kind)}`;

interface CardSignProps {
  readonly play: Pick<CardNaming, 'cards'>;
  readonly kind: number;
  readonly size?: IconSize;
}

/** The sign of a kind of card. Hidden from screen readers because the name stands beside it. */
export function CardSign({ play, kind, size }: CardSignProps) {
  return (
    <GameIcon name={itemAt(play.cards.signs, kind)} className={cardInkClass(play, kind)} {...(size && { size })} />
  );
}

export const cardKindName = (play: CardNaming, kind: number): string => play.say(play.cards.name(kind));

/** A bundle as text: 2 ore, 1 food. */
export function amountsText(play: CardNaming, bundle: Bundle): string {
  const said = play.cards.amounts(bundle);
  if ('key' in said) return play.say(said);
  return said.map((words) => play.say(words)).join(', ');
}

interface AmountsProps {
  readonly play: CardNaming;
  readonly bundle: Bundle;
  /** What stands before each number; 'price' omits the number 1. */
  readonly sign?: '' | '−' | '+' | 'price';
}

/** A bundle as signs and numbers, with the text for screen readers. */
export function Amounts({ play, bundle, sign = '' }: AmountsProps) {
  return (
    <span className="common-amounts">
      <span className="unseen">{amountsText(play, bundle)}</span>
      {bundle.map(
        (n, kind) =>
          n > 0 && (
            <span
              key={itemAt(play.cards.signs, kind)}
              className={`common-amount ${cardInkClass(play, kind)}`}
              aria-hidden="true"
            >
              {sign === 'price' ? n > 1 && n : null}
              <CardSign play={play} kind={kind} />
              {sign === 'price' ? null : `${sign}${n}`}
            </span>
          ),
      )}
    </span>
  );
}
