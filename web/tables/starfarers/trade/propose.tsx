import { something } from '@orrery/common';
import { allSeats, has, list, only, without } from '@orrery/kernel';
import type { Move } from '@orrery/starfarers/facts';
import { SeatToken } from '../../../art/seats.tsx';
import { useStory } from '../dialogues/texts.ts';
import type { FarPlay } from '../far.ts';
import { Counters } from '../parts/counters.tsx';
import { Do } from '../parts/do.tsx';
import { Amounts } from '../parts/resources.tsx';
import { nameOf } from '../parts/voice.ts';
import { Why } from '../parts/why.tsx';
import { type DraftProps, limitsOf } from './draft.ts';
import { Supply } from './supply.tsx';

/** Tap what you give, tap what you want. */
export function Terms({ play, view, draft, change }: DraftProps) {
  const say = useStory();
  const { give, take } = draft;
  const held = view.hand.resources;
  const limits = limitsOf(view, draft);
  return (
    <>
      <section>
        <h3>
          {say('trade.give')} <small className="muted">{say('trade.tap')}</small>
        </h3>
        <Counters
          play={play}
          name={say('trade.give')}
          counts={give}
          most={limits.give}
          note={(kind) => say('trade.of', { n: held[kind] ?? 0 })}
          change={(counts) => change({ ...draft, give: counts })}
        />
      </section>
      <section>
        <h3>
          {say('trade.want')} <small className="muted">{say('trade.any')}</small>
        </h3>
        <Counters
          play={play}
          name={say('trade.want')}
          counts={take}
          most={limits.take}
          note={(kind) => say('trade.have', { n: held[kind] ?? 0 })}
          change={(counts) => change({ ...draft, take: counts })}
        />
      </section>
    </>
  );
}

/** To whom an offer goes. */
function Addressees({ play, view, draft, change }: DraftProps) {
  const say = useStory();
  const others = list(without(allSeats(view.table.players.length), view.seat));
  return (
    <fieldset className="far-addressees">
      <legend className="unseen">{say('trade.to')}</legend>
      {others.map((seat) => (
        <button
          key={seat}
          type="button"
          className="btn small"
          aria-pressed={has(draft.to, seat)}
          onClick={() => change({ ...draft, to: draft.to ^ only(seat) })}
        >
          <SeatToken seat={seat} size="small" />
          {nameOf(play, seat)}
        </button>
      ))}
    </fieldset>
  );
}

/** A move like any other of its kind, to ask whether offers can be made at all. */
const ANY_OFFER: Move = { kind: 'offer', give: [1, 0, 0, 0, 0], take: [0, 1, 0, 0, 0], to: 0 };

/** SF56-TURN-03: what pilot 2 may not do is said in place of what cannot be used. */
function SecondPilot({ play }: { play: FarPlay }) {
  const say = useStory();
  return (
    <section className="far-offering">
      <p className="far-sum muted">{say('trade.second')}</p>
      <Why play={play} reason={play.why(ANY_OFFER)[0]} />
    </section>
  );
}

function Offering(props: DraftProps) {
  const { play, draft } = props;
  const { table } = play.view;
  const say = useStory();
  const move: Move = { kind: 'offer', ...draft };
  const isBegun = something(draft.give) || something(draft.take);
  const isWhole = something(draft.give) && something(draft.take);
  return (
    <section className="far-offering">
      {isBegun ? (
        <p className="far-sum">
          <Amounts play={play} bundle={draft.give} />
          <span className="muted">{say('trade.for')}</span>
          <Amounts play={play} bundle={draft.take} />
        </p>
      ) : (
        <p className="far-sum muted">{say('trade.begin')}</p>
      )}
      <Do play={play} move={move} look="primary">
        {say('trade.offer')}
      </Do>
      <Addressees {...props} />
      <small className="muted">{say('trade.offers', { n: table.options.offers - table.offers })}</small>
      {isWhole && <Why play={play} reason={play.why(move)[0]} />}
    </section>
  );
}

/** Putting together what to offer the others, or to swap with the supply. */
export function Propose(props: DraftProps) {
  const say = useStory();
  const { play, view } = props;
  const isSecond = view.seat === view.table.second && view.table.pilot === view.seat;
  return (
    <>
      <Terms {...props} />
      <Supply {...props} />
      {isSecond ? <SecondPilot play={play} /> : <Offering {...props} />}
      <p className="far-note muted">
        <button type="button" className="far-link" onClick={() => play.consult('SF-TRADE-01')}>
          {say('trade.almanac')}
        </button>
      </p>
    </>
  );
}
