import { type DragEvent, type ReactNode, useState } from 'react';
import { GameIcon } from '../../../../art/icons/game-icon.tsx';
import { AboutCard } from '../../../../table/about.tsx';
import { SectorCard } from '../../art/cards/sector-card.tsx';
import type { GearProps, MoveOf } from '../gear.ts';
import { entryOfCard } from '../parts/entries.ts';
import { pictureOf } from '../parts/pictures.ts';
import { useShip } from '../parts/voice.ts';

/** Which cards stay on top and which go under the stack, each in the order in which they come. */
export interface Order {
  readonly top: readonly number[];
  readonly below: readonly number[];
}
type Pile = keyof Order;

/** A card put at a place of a pile, out of wherever it was. */
export function put({ top, below }: Order, card: number, pile: Pile, at: number): Order {
  const rest = { top: top.filter((each) => each !== card), below: below.filter((each) => each !== card) };
  const into = rest[pile];
  return { ...rest, [pile]: [...into.slice(0, at), card, ...into.slice(at)] };
}

/** The top of a stack as the sensor shows it: by buttons or by dragging, cards are kept, reordered or put under it. */
export function Peek({ play, gear }: GearProps) {
  const { view } = play;
  if (view.seat === null) return null;
  // The next card lies last in the hand; moves count from the next one.
  const cards = [...view.hand.ahead].reverse();
  return <Piles key={cards.join()} play={play} gear={gear} cards={cards} />;
}

function Piles({ play, gear, cards }: GearProps & { readonly cards: readonly number[] }) {
  const say = useShip();
  const [order, setOrder] = useState<Order>({ top: cards.map((_, i) => i), below: [] });
  const [held, setHeld] = useState<number | null>(null);
  const move: MoveOf<'arrange'> = { kind: 'arrange', ...order };
  const drop = (pile: Pile, at: number) => (event: DragEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (held !== null) setOrder(put(order, held, pile, at));
    setHeld(null);
  };
  return (
    <div className="ship-dialogue">
      {(['top', 'below'] as const).map((pile) => (
        <section key={pile} className="ship-pile" aria-label={say(`peek.${pile}`)}>
          <h3>{say(`peek.${pile}`)}</h3>
          <ol
            onDragOver={(event) => event.preventDefault()}
            onDrop={drop(pile, order[pile].length)}
            className={held === null ? '' : 'open'}
          >
            {order[pile].length === 0 && <li className="muted">{say('peek.none')}</li>}
            {order[pile].map((card, at) => (
              <li
                key={card}
                draggable
                onDragStart={() => setHeld(card)}
                onDragEnd={() => setHeld(null)}
                onDrop={drop(pile, at)}
              >
                <SectorCard card={pictureOf(play, gear.kit, cards[card] ?? 0, say)} />
                <PeekButtons
                  name={pictureOf(play, gear.kit, cards[card] ?? 0, say).name}
                  pile={pile}
                  isFirst={at === 0}
                  earlier={() => setOrder(put(order, card, pile, at - 1))}
                  across={() => {
                    const other = pile === 'top' ? 'below' : 'top';
                    setOrder(put(order, card, other, order[other].length));
                  }}
                >
                  <AboutCard
                    play={play}
                    entry={entryOfCard(gear.kit, cards[card] ?? 0)}
                    name={pictureOf(play, gear.kit, cards[card] ?? 0, say).name}
                  />
                </PeekButtons>
              </li>
            ))}
          </ol>
        </section>
      ))}
      <button type="button" className="btn primary" onClick={() => play.make(move)}>
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
  const say = useShip();
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
