import { type OfferMove, something, type Terms } from '@orrery/common';
import { allSeats, has, list, only, without } from '@orrery/kernel';
import { SeatToken } from '../../../art/seats.tsx';
import { Amounts } from '../amounts.tsx';
import { Counters } from '../counters.tsx';
import { Do } from '../do.tsx';
import { useCommon } from '../texts.ts';
import { nameOf } from '../who.ts';
import { Why } from '../why.tsx';
import { type DraftProps, limitsOf } from './draft.ts';

/** Tap what you give, tap what you want. */
export function Tapping({ play, view, draft, each, change }: DraftProps) {
  const say = useCommon();
  const { give, take } = draft;
  const held = view.hand.resources;
  const limits = limitsOf(held, each, draft);
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
  const say = useCommon();
  const others = list(without(allSeats(view.table.players.length), view.seat));
  return (
    <fieldset className="common-addressees">
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

/** What is offered for what, in figures. */
export function Sum({ play, give, take }: Pick<DraftProps, 'play'> & Terms) {
  const say = useCommon();
  return (
    <p className="common-sum">
      <Amounts play={play} bundle={give} />
      <span className="muted">{say('trade.for')}</span>
      <Amounts play={play} bundle={take} />
    </p>
  );
}

/** The offer so far, to whom it goes, and how many are left. */
export function Offering(props: DraftProps) {
  const { play, draft } = props;
  const { table } = play.view;
  const say = useCommon();
  const move: OfferMove = { kind: 'offer', ...draft };
  const isBegun = something(draft.give) || something(draft.take);
  const isWhole = something(draft.give) && something(draft.take);
  return (
    <section className="common-offering">
      {isBegun ? <Sum play={play} {...draft} /> : <p className="common-sum muted">{say('trade.begin')}</p>}
      <Do play={play} move={move} look="primary">
        {say('trade.offer')}
      </Do>
      <Addressees {...props} />
      <small className="muted">{say('trade.offers', { n: table.options.offers - table.offers })}</small>
      {isWhole && <Why play={play} reason={play.why(move)[0]} />}
    </section>
  );
}
