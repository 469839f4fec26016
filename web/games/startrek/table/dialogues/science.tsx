import { type Bundle, NONE, zeros } from '@orrery/common';
import { total } from '@orrery/kernel';
import { RESOURCE_KINDS } from '@orrery/startrek/facts';
import { useState } from 'react';
import { Counters } from '../../../common/counters.tsx';
import { MoveButtonWithReason } from '../../../common/move-button.tsx';
import { useStartrekTexts } from '../parts/use-startrek-texts.ts';
import type { MoveWithKind, StartrekPart } from '../types.ts';

const CARDS_TAKEN = 2;

/** The move that takes these cards. */
export function scienceMove(cards: Bundle): MoveWithKind<'science'> {
  const [first = NONE, second = NONE] = cards.flatMap((n, kind) => Array.from({ length: n }, () => kind));
  return { kind: 'science', first, second };
}

/** Two cards from the bank, or as many as it has. */
export const ScienceDialogue: StartrekPart = ({ play }) => {
  const say = useStartrekTexts();
  const [cards, setCards] = useState<Bundle>(() => zeros(RESOURCE_KINDS));
  const { bank } = play.view.table;
  const left = CARDS_TAKEN - total(cards);
  const limit = bank.map((n, kind) => Math.min(n, (cards[kind] ?? 0) + left));
  return (
    <div className="common-trade">
      <section>
        <h3>{say('science.choose')}</h3>
        <Counters
          play={play}
          name={say('science.choose')}
          counts={cards}
          most={limit}
          note={(kind) => say('science.bank', { n: bank[kind] ?? 0 })}
          change={setCards}
        />
      </section>
      <div className="common-actions">
        <MoveButtonWithReason play={play} move={scienceMove(cards)} look="primary">
          {say('science.do', { n: total(cards) })}
        </MoveButtonWithReason>
      </div>
    </div>
  );
};
