import { type DragEvent, type ReactNode, useState } from 'react';
import { GameIcon } from '../../../../art/icons/game-icon.tsx';
import { AboutCard } from '../../../../table/about.tsx';
import { SectorCard } from '../../art/cards/sector-card.tsx';
import { entryOfCard } from '../parts/entries.ts';
import { cardPicture } from '../parts/pictures.ts';
import { useShipTexts } from '../parts/use-ship-texts.ts';
import type { MoveWithKind, ShipPartProps } from '../types.ts';

/** Which cards stay on top and which go to the bottom of the stack, each in draw order. */
export interface PeekOrder {
  readonly top: readonly number[];
  readonly below: readonly number[];
}
type Pile = keyof PeekOrder;

/** Moves a card to a position of a pile, from wherever it was. */
export function putCard({ top, below }: PeekOrder, card: number, pile: Pile, at: number): PeekOrder {
  const rest = { top: top.filter((each) => each !== card), below: below.filter((each) => each !== card) };
  const into = rest[pile];
  return { ...rest, [pile]: [...into.slice(0, at), card, ...into.slice(at)] };
}

/**
 * The top cards of a stack, seen with the sensor: keep, reorder or put them at the bottom, by buttons or by dragging.
 */
export function PeekDialogue({ play, variantUi }: ShipPartProps) {
  const { view } = play;
  if (view.seat === null) return null;
  // The next card is last in the hand, but moves count from the next card.
  const cards = [...view.hand.ahead].reverse();
  return <Piles key={cards.join()} play={play} variantUi={variantUi} cards={cards} />;
}

function Piles({ play, variantUi, cards }: ShipPartProps & { readonly cards: readonly number[] }) {
  const say = useShipTexts();
  const [order, setOrder] = useState<PeekOrder>({ top: cards.map((_, i) => i), below: [] });
  const [held, setHeld] = useState<number | null>(null);
  const move: MoveWithKind<'arrange'> = { kind: 'arrange', ...order };
  const drop = (pile: Pile, at: number) => (event: DragEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (held !== null) setOrder(putCard(order, held, pile, at));
    setHeld(null);
  };
  return (
    <div className="ship-dialogue">
      {(['top', 'below'] as const).map((pile) => (
        <section
          key={pile}
          className="ship-pile"
          aria-label={say(`peek.${pile}`)}
          onDragOver={(event) => event.preventDefault()}
          onDrop={drop(pile, order[pile].length)}
        >
          <h3>{say(`peek.${pile}`)}</h3>
          <ol className={held === null ? '' : 'open'}>
            {order[pile].length === 0 && <li className="muted">{say('peek.none')}</li>}
            {order[pile].map((card, at) => (
              <li
                key={card}
                draggable
                onDragStart={() => setHeld(card)}
                onDragEnd={() => setHeld(null)}
                onDrop={drop(pile, at)}
              >
                <SectorCard card={cardPicture(play, variantUi.kit, cards[card] ?? 0, say)} />
                <PeekButtons
                  name={cardPicture(play, variantUi.kit, cards[card] ?? 0, say).name}
                  pile={pile}
                  isFirst={at === 0}
                  earlier={() => setOrder(putCard(order, card, pile, at - 1))}
                  across={() => {
                    const other = pile === 'top' ? 'below' : 'top';
                    setOrder(putCard(order, card, other, order[other].length));
                  }}
                >
                  <AboutCard
                    play={play}
                    entry={entryOfCard(variantUi.kit, cards[card] ?? 0)}
                    name={cardPicture(play, variantUi.kit, cards[card] ?? 0, say).name}
                  />
                </PeekButtons>
              </li>
            ))}
          </ol>
        </section>
      ))}
      <button type="button" className="btn primary" onClick={() => play.playMove(move)}>
        {say('peek.do')}
      </button>
    </div>
  );
}

interface ButtonsProps {
  readonly name: string;
  readonly pile: Pile;
  readonly isFirst: boolean;
  readonly earlier: () => void;
  readonly across: () => void;
  readonly children: ReactNode;
}

function PeekButtons({ name, pile, isFirst, earlier, across, children }: ButtonsProps) {
  const say = useShipTexts();
  return (
    <span className="ship-pile-buttons">
      <button
        type="button"
        className="icon-button framed"
        aria-label={say('peek.earlier', { name })}
        aria-disabled={isFirst}
        onClick={() => !isFirst && earlier()}
      >
        <GameIcon name="back" />
      </button>
      <button
        type="button"
        className="btn small"
        aria-label={say(pile === 'top' ? 'peek.under' : 'peek.over', { name })}
        onClick={across}
      >
        {say(pile === 'top' ? 'peek.under.short' : 'peek.over.short')}
      </button>
      {children}
    </span>
  );
}
