import { type Bundle, covers, zeros } from '@orrery/common';
import { total } from '@orrery/kernel';
import { type ReactNode, useState } from 'react';
import { Amounts, type Naming } from '../amounts.tsx';
import { Counters } from '../counters.tsx';
import { Do, type Doing } from '../do.tsx';
import { useCommon } from '../texts.ts';
import { Almanac, Why } from '../why.tsx';

interface DiscardMove {
  readonly kind: 'discard';
  readonly cards: Bundle;
}

interface DiscardProps {
  readonly play: Naming & Doing<DiscardMove>;
  readonly held: Bundle;
  /** How many cards go. */
  readonly owed: number;
  /** What was chosen and can still be changed; null before. */
  readonly sealed: Bundle | null;
  /** What is asked, in the words of the game. */
  readonly question: string;
  /** What the button says. */
  readonly act: string;
  readonly rule: string;
  /** What stands under a choice that is sealed. */
  readonly waiting?: ReactNode;
  readonly children?: ReactNode;
}

/** After a 7: which half of the hand goes. Sealed until everybody has chosen. */
export function DiscardDialogue(props: DiscardProps) {
  const { play, held, owed, sealed, question, act, rule, waiting, children } = props;
  const say = useCommon();
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
        <Do play={play} move={move} look="primary">
          {act}
        </Do>
        {isChosen && <Why play={play} reason={play.why(move)[0]} />}
      </section>
      {children}
      <Almanac play={play} rule={rule}>
        {say('discard.almanac')}
      </Almanac>
    </div>
  );
}
