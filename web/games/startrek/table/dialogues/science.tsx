import { type Bundle, NONE, zeros } from '@orrery/common';
import { total } from '@orrery/kernel';
import { KINDS } from '@orrery/startrek/facts';
import { useState } from 'react';
import { Counters } from '../../../common/counters.tsx';
import { DoOrWhy } from '../../../common/do.tsx';
import { useTrek } from '../parts/voice.ts';
import type { MoveOf, TrekPart } from '../trek.ts';

const CARDS = 2;

/** The move that takes these cards. */
export function scienceOf(cards: Bundle): MoveOf<'science'> {
  const [first = NONE, second = NONE] = cards.flatMap((n, kind) => Array.from({ length: n }, () => kind));
  return { kind: 'science', first, second };
}

/** Two cards from the bank, or as many as it has. */
export const Science: TrekPart = ({ play }) => {
  const say = useTrek();
  const [cards, setCards] = useState<Bundle>(() => zeros(KINDS));
  const { bank } = play.view.table;
  const left = CARDS - total(cards);
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
        <DoOrWhy play={play} move={scienceOf(cards)} look="primary">
          {say('science.do', { n: total(cards) })}
        </DoOrWhy>
      </div>
    </div>
  );
};
