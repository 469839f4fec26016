import { type Bundle, covers, zeros } from '@orrery/common';
import { total } from '@orrery/kernel';
import { type ReactNode, useState } from 'react';
import { Amounts, type CardNaming } from '../amounts.tsx';
import { Counters } from '../counters.tsx';
import { MoveButton, type MovePlayer } from '../move-button.tsx';
import { AlmanacLink, RefusalNote } from '../refusal-note.tsx';
import { useCommonTexts } from '../texts.ts';

interface DiscardMove {
  readonly kind: 'discard';
  readonly cards: Bundle;
}

interface DiscardProps {
  readonly play: CardNaming & MovePlayer<DiscardMove>;
  readonly held: Bundle;
  /** How many cards must be discarded. */
  readonly owed: number;
  /** The choice made so far, which can still be changed; null before. */
  readonly sealed: Bundle | null;
  /** The question, in the game's own words. */
  readonly question: string;
  readonly confirmLabel: string;
  readonly rule: string;
  /** What stands under a sealed choice. */
  readonly waiting?: ReactNode;
  readonly children?: ReactNode;
}

/** After a 7: choose which half of the hand to discard. The choice is sealed until everybody has chosen. */
export function DiscardDialogue(props: DiscardProps) {
  const { play, held, owed, sealed, question, confirmLabel, rule, waiting, children } = props;
  const say = useCommonTexts();
  const [cards, setCards] = useState<Bundle>(() => zeros(held.length));
  const left = owed - total(cards);
  const move: DiscardMove = { kind: 'discard', cards };
  const limit = held.map((n, kind) => Math.min(n, (cards[kind] ?? 0) + Math.max(0, left)));
  const isChosen = left === 0 && covers(held, cards);
  return (
    <div className="common-trade">
      {sealed !== null && (
        <section className="common-sealed" role="status">
          <p>
            {say('discard.sealed')} <Amounts play={play} bundle={sealed} sign="−" />
          </p>
          {waiting}
        </section>
      )}
      <section>
        <h3>{sealed === null ? question : say('discard.change')}</h3>
        <Counters
          play={play}
          name={question}
          counts={cards}
          most={limit}
          note={(kind) => say('trade.of', { n: held[kind] ?? 0 })}
          change={setCards}
        />
      </section>
      <section className="common-offering">
        <p className="common-sum" role="status">
          {left > 0 ? say('discard.left', { n: left }) : <Amounts play={play} bundle={cards} sign="−" />}
        </p>
        <MoveButton play={play} move={move} look="primary">
          {confirmLabel}
        </MoveButton>
        {isChosen && <RefusalNote play={play} reason={play.whyRefused(move)[0]} />}
      </section>
      {children}
      <AlmanacLink play={play} rule={rule}>
        {say('discard.almanac')}
      </AlmanacLink>
    </div>
  );
}
