import { type Bundle, covers } from '@orrery/common';
import { type Kinded, total } from '@orrery/kernel';
import { Amounts, type CardNaming } from './amounts.tsx';
import { MoveButton, type MovePlayer } from './move-button.tsx';
import type { CardPick } from './pick-tile.tsx';
import { useCommonTexts } from './texts.ts';

interface DiscardMove {
  readonly kind: 'discard';
  readonly cards: Bundle;
}

export interface DiscardApi extends CardNaming, MovePlayer<DiscardMove> {
  readonly composed: Kinded | null;
  compose(move: DiscardMove | null): void;
}

/** What has to be discarded. */
export interface DiscardDue {
  readonly held: Bundle;
  readonly owed: number;
  /** The choice made so far, which can still be changed; null before. */
  readonly sealed: Bundle | null;
}

const isDiscard = (move: Kinded | null): move is DiscardMove => move?.kind === 'discard' && 'cards' in move;

/** The cards that are picked so far. */
function pickedDiscards({ composed }: Pick<DiscardApi, 'composed'>, { held, sealed }: DiscardDue): Bundle {
  if (isDiscard(composed)) return composed.cards;
  return sealed ?? held.map(() => 0);
}

/** Discards are picked in the hand. */
export function discardPick(play: DiscardApi, due: DiscardDue): CardPick {
  const cards = pickedDiscards(play, due);
  const count = (kind: number) => cards[kind] ?? 0;
  const change = (kind: number, by: number) =>
    play.compose({ kind: 'discard', cards: cards.map((n, i) => (i === kind ? n + by : n)) });
  return {
    count,
    sign: '−',
    isDue: true,
    canPress: (kind) => total(cards) < due.owed && count(kind) < (due.held[kind] ?? 0),
    press: (kind) => change(kind, 1),
    takeBack: (kind) => change(kind, -1),
  };
}

interface DiscardLineProps {
  readonly play: DiscardApi;
  readonly due: DiscardDue;
  /** The question, in the game's own words. */
  readonly question: string;
  readonly confirmLabel: string;
  /** What stands beside a sealed choice. */
  readonly waiting: string;
}

/** After a 7: what is picked in the hand, and the button that discards it. */
export function DiscardLine({ play, due, question, confirmLabel, waiting }: DiscardLineProps) {
  const say = useCommonTexts();
  const cards = pickedDiscards(play, due);
  const left = due.owed - total(cards);
  const isSealed = due.sealed?.every((n, kind) => n === cards[kind]) ?? false;
  return (
    <div className="trade-line">
      <span className="display line-question">{question}</span>
      <Amounts play={play} bundle={cards} sign="−" />
      <span className="trade-news muted" role="status">
        {isSealed ? waiting : left > 0 ? say('discard.left', { n: left }) : ''}
      </span>
      <span className="choices">
        {!isSealed && left === 0 && covers(due.held, cards) ? (
          <MoveButton play={play} move={{ kind: 'discard', cards }} look="primary">
            {confirmLabel}
          </MoveButton>
        ) : (
          !isSealed && (
            <button type="button" className="btn primary" aria-disabled="true">
              {confirmLabel}
            </button>
          )
        )}
      </span>
    </div>
  );
}
