import { covers } from '@orrery/common';
import { list, top, total } from '@orrery/kernel';
import { type Move, owed, playerOf } from '@orrery/starfarers/facts';
import { useState } from 'react';
import { GameIcon } from '../../../art/icons/game-icon.tsx';
import { SeatToken } from '../../../art/seats.tsx';
import { useStory } from '../dialogues/texts.ts';
import type { FarPart, FarPlay } from '../far.ts';
import { Counters, NOTHING } from '../parts/counters.tsx';
import { Do } from '../parts/do.tsx';
import { Amounts } from '../parts/resources.tsx';
import { nameOf } from '../parts/voice.ts';
import { Why } from '../parts/why.tsx';

/** Who gives back how many, and who has chosen already. */
function Owing({ play }: { play: FarPlay }) {
  const say = useStory();
  const { table } = play.view;
  const frame = top(table);
  if (frame.kind !== 'discard') return null;
  const done = list(frame.done);
  return (
    <ul className="far-options">
      {list(frame.owing).map((seat) => (
        <li key={seat}>
          <SeatToken seat={seat} size="small" />
          <div>
            <strong>{nameOf(play, seat)}</strong>
            <p className="muted">{say('discard.owes', { cards: playerOf(table, seat).cards, n: owed(table, seat) })}</p>
          </div>
          <span className="muted">
            <GameIcon name={done.includes(seat) ? 'check' : 'clock'} />{' '}
            {say(done.includes(seat) ? 'discard.done' : 'discard.open')}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** After a 7: which half of the hand goes back. Sealed until everybody has chosen. */
export const Discard: FarPart = ({ play }) => {
  const say = useStory();
  const { view } = play;
  const [cards, setCards] = useState(NOTHING);
  if (view.seat === null) return null;
  const { resources, discard } = view.hand;
  const most = owed(view.table, view.seat);
  const left = most - total(cards);
  const move: Move = { kind: 'discard', cards };
  const limit = resources.map((n, kind) => Math.min(n, (cards[kind] ?? 0) + Math.max(0, left)));
  const isChosen = left === 0 && covers(resources, cards);
  return (
    <div className="far-trade">
      {discard !== null && (
        <section className="far-sealed" role="status">
          {say('discard.sealed')} <Amounts play={play} bundle={discard} sign="−" />
        </section>
      )}
      <section>
        <h3>{discard === null ? say('discard.choose', { n: most }) : say('discard.change')}</h3>
        <Counters
          play={play}
          name={say('discard.choose', { n: most })}
          counts={cards}
          most={limit}
          note={(kind) => say('trade.of', { n: resources[kind] ?? 0 })}
          change={setCards}
        />
      </section>
      <section className="far-offering">
        <p className="far-sum" role="status">
          {left > 0 ? say('discard.left', { n: left }) : <Amounts play={play} bundle={cards} sign="−" />}
        </p>
        <Do play={play} move={move} look="primary">
          {say('discard.do')}
        </Do>
        {isChosen && <Why play={play} reason={play.why(move)[0]} />}
      </section>
      <section>
        <h3>{say('discard.all')}</h3>
        <Owing play={play} />
      </section>
      <p className="far-note muted">
        <button type="button" className="far-link" onClick={() => play.consult('SF-SEVEN-02')}>
          {say('discard.almanac')}
        </button>
      </p>
    </div>
  );
};
