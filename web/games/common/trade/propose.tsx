import { isNonEmpty, type OfferMove, offersLeft, type TradeTerms } from '@orrery/common';
import { allSeats, hasSeat, onlySeat, seatsIn, withoutSeat } from '@orrery/kernel';
import { SeatToken } from '../../../art/seats.tsx';
import { Amounts } from '../amounts.tsx';
import { Counters } from '../counters.tsx';
import { MoveButton } from '../move-button.tsx';
import { RefusalNote } from '../refusal-note.tsx';
import { sitterName } from '../sitter-names.ts';
import { useCommonTexts } from '../texts.ts';
import { limitsOf, type TradeDraftProps } from './draft.ts';
import { ProposalList } from './proposals.tsx';

/** The buttons to choose what to give and what to get. */
export function DraftEditor({ play, view, draft, cardsPerKind, change }: TradeDraftProps) {
  const say = useCommonTexts();
  const { give, take } = draft;
  const held = view.hand.resources;
  const limits = limitsOf(held, cardsPerKind, draft);
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

function Addressees({ play, view, draft, change }: TradeDraftProps) {
  const say = useCommonTexts();
  const others = seatsIn(withoutSeat(allSeats(view.table.players.length), view.seat));
  return (
    <fieldset className="common-addressees">
      <legend className="unseen">{say('trade.to')}</legend>
      {others.map((seat) => (
        <button
          key={seat}
          type="button"
          className="btn small"
          aria-pressed={hasSeat(draft.to, seat)}
          onClick={() => change({ ...draft, to: draft.to ^ onlySeat(seat) })}
        >
          <SeatToken seat={seat} size="small" />
          {sitterName(play, seat)}
          {hasSeat(view.table.closed ?? 0, seat) && <small className="muted">{say('answer.closed')}</small>}
        </button>
      ))}
    </fieldset>
  );
}

/** What is offered for what, in numbers. */
export function OfferSummary({ play, give, take }: Pick<TradeDraftProps, 'play'> & TradeTerms) {
  const say = useCommonTexts();
  return (
    <p className="common-sum">
      <Amounts play={play} bundle={give} />
      <span className="muted">{say('trade.for')}</span>
      <Amounts play={play} bundle={take} />
    </p>
  );
}

/** The viewer's own proposal with a button to withdraw it; renders nothing if there is none. */
export function OwnProposal({ play, terms }: Pick<TradeDraftProps, 'play'> & { readonly terms: TradeTerms | null }) {
  const say = useCommonTexts();
  if (terms === null) return null;
  return (
    <section className="common-offering">
      <p className="common-sum">
        <span className="muted">{say('propose.own')}</span>
      </p>
      <OfferSummary play={play} give={terms.give} take={terms.take} />
      <MoveButton play={play} move={{ kind: 'withdraw' }} look="small">
        {say('trade.change')}
      </MoveButton>
    </section>
  );
}

/** The offer so far, to whom it goes, and how many offers are left. */
export function OfferForm(props: TradeDraftProps) {
  const { play, draft } = props;
  const { table } = play.view;
  const say = useCommonTexts();
  const move: OfferMove = { kind: 'offer', ...draft };
  const isBegun = isNonEmpty(draft.give) || isNonEmpty(draft.take);
  const isWhole = isNonEmpty(draft.give) && isNonEmpty(draft.take);
  const left = offersLeft(table);
  return (
    <>
      <section className="common-offering">
        {isBegun ? <OfferSummary play={play} {...draft} /> : <p className="common-sum muted">{say('trade.begin')}</p>}
        <MoveButton play={play} move={move} look="primary">
          {say('trade.offer')}
        </MoveButton>
        <Addressees {...props} />
        {Number.isFinite(left) && <small className="muted">{say('trade.offers', { n: left })}</small>}
        {isWhole && <RefusalNote play={play} reason={play.whyRefused(move)[0]} />}
      </section>
      <ProposalList {...props} />
    </>
  );
}
