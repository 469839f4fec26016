import { type OfferMove, offersLeft, something, type Terms } from '@orrery/common';
import { allSeats, has, list, only, without } from '@orrery/kernel';
import { SeatToken } from '../../../art/seats.tsx';
import { Amounts } from '../amounts.tsx';
import { Counters } from '../counters.tsx';
import { Do } from '../do.tsx';
import { useCommon } from '../texts.ts';
import { nameOf } from '../who.ts';
import { Why } from '../why.tsx';
import { type DraftProps, limitsOf } from './draft.ts';
import { Proposals } from './proposals.tsx';

/** Tap what you give, tap what you want. */
export function Tapping({ play, view, draft, each, change }: DraftProps) {
  const say = useCommon();
  const { give, take } = draft;
  const held = view.hand.resources;
  const limits = limitsOf(held, each, draft);
  return (
    <>
      <section>
        <h3>{say('trade.give')}</h3>
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
        <h3>{say('trade.want')}</h3>
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
          {has(view.table.closed ?? 0, seat) && <small className="muted">{say('answer.closed')}</small>}
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

/** What the one who looks has proposed, and the way to take it back; nothing while there is nothing. */
export function OwnProposal({ play, terms }: Pick<DraftProps, 'play'> & { readonly terms: Terms | null }) {
  const say = useCommon();
  if (terms === null) return null;
  return (
    <section className="common-offering">
      <p className="common-sum">
        <span className="muted">{say('propose.own')}</span>
      </p>
      <Sum play={play} give={terms.give} take={terms.take} />
      <Do play={play} move={{ kind: 'withdraw' }} look="small">
        {say('trade.change')}
      </Do>
    </section>
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
  const left = offersLeft(table);
  return (
    <>
      <section className="common-offering">
        {isBegun ? <Sum play={play} {...draft} /> : <p className="common-sum muted">{say('trade.begin')}</p>}
        <Do play={play} move={move} look="primary">
          {say('trade.offer')}
        </Do>
        <Addressees {...props} />
        {Number.isFinite(left) && <small className="muted">{say('trade.offers', { n: left })}</small>}
        {isWhole && <Why play={play} reason={play.why(move)[0]} />}
      </section>
      <Proposals {...props} />
    </>
  );
}
