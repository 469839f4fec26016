import { type Bundle, NONE, something } from '@orrery/common';
import { allSeats, has, list, only, type SeatView, without } from '@orrery/kernel';
import { EACH, type Hand, KINDS, type Move, RESOURCES, rateOf, type Table } from '@orrery/startrek/facts';
import { GameIcon } from '../../../art/icons/game-icon.tsx';
import { SeatToken } from '../../../art/seats.tsx';
import { AboutCard } from '../parts/about-card.tsx';
import { Counters, NOTHING } from '../parts/counters.tsx';
import { Do } from '../parts/do.tsx';
import { Amounts, ResourceSign, resourceName, sayResource } from '../parts/resources.tsx';
import { nameOf, useTrek } from '../parts/voice.ts';
import { Why } from '../parts/why.tsx';
import { movesOf, type TrekPlay } from '../trek.ts';

/** What somebody is putting together. */
export interface Draft {
  readonly give: Bundle;
  readonly take: Bundle;
  readonly to: number; // seats
}

export const emptyDraft = ({ table, seat }: SeatView<Table, Hand>): Draft => ({
  give: NOTHING,
  take: NOTHING,
  to: without(allSeats(table.players.length), seat),
});

/** What is left of a draft once cards of it are gone from the hand. */
export const withinHand = (draft: Draft, { hand }: SeatView<Table, Hand>): Draft => ({
  ...draft,
  give: draft.give.map((n, kind) => Math.min(n, hand.resources[kind] ?? 0)),
});

interface DraftProps {
  readonly play: TrekPlay;
  readonly view: SeatView<Table, Hand>;
  readonly draft: Draft;
  change(draft: Draft): void;
}

const free = (most: Bundle, other: Bundle): Bundle => most.map((n, kind) => ((other[kind] ?? 0) > 0 ? 0 : n));
const ANY: Bundle = RESOURCES.map(() => EACH);

/** As much as can be tapped on each side: what is held, and nothing that stands on the other. */
export const limitsOf = (held: Bundle, { give, take }: Draft): { readonly give: Bundle; readonly take: Bundle } => ({
  give: free(held, take),
  take: free(ANY, give),
});

/** Tap what you give, tap what you want. */
export function Terms({ play, view, draft, change }: DraftProps) {
  const say = useTrek();
  const { give, take } = draft;
  const held = view.hand.resources;
  const limits = limitsOf(held, draft);
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
  const say = useTrek();
  const others = list(without(allSeats(view.table.players.length), view.seat));
  return (
    <fieldset className="trek-addressees">
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

function Offering(props: DraftProps) {
  const { play, draft } = props;
  const { table } = play.view;
  const say = useTrek();
  const move: Move = { kind: 'offer', ...draft };
  const isBegun = something(draft.give) || something(draft.take);
  const isWhole = something(draft.give) && something(draft.take);
  return (
    <section className="trek-offering">
      {isBegun ? (
        <p className="trek-sum">
          <Amounts play={play} bundle={draft.give} />
          <span className="muted">{say('trade.for')}</span>
          <Amounts play={play} bundle={draft.take} />
        </p>
      ) : (
        <p className="trek-sum muted">{say('trade.begin')}</p>
      )}
      <Do play={play} move={move} look="primary">
        {say('trade.offer')}
      </Do>
      <Addressees {...props} />
      <small className="muted">{say('build.offers', { n: table.options.offers - table.offers })}</small>
      {isWhole && <Why play={play} reason={play.why(move)[0]} />}
    </section>
  );
}

/** The only kind on a side, NONE where there is none or several. */
function onlyKind(bundle: Bundle): number {
  const kinds = bundle.flatMap((n, kind) => (n > 0 ? [kind] : []));
  return kinds.length === 1 ? (kinds[0] ?? NONE) : NONE;
}

function Bank({ play, view, draft, change }: DraftProps) {
  const say = useTrek();
  const give = onlyKind(draft.give);
  const take = onlyKind(draft.take);
  const isClear = give !== NONE && take !== NONE;
  const rates = Array.from({ length: KINDS }, (_, kind) => rateOf(view.table, view.seat, kind));
  const one = (kind: number): Bundle => NOTHING.map((_, i) => (i === kind ? 1 : 0));
  return (
    <section className="trek-exchange">
      <h3>
        {say('trade.bank')} <small className="muted">{say('trade.rates')}</small>
      </h3>
      {movesOf(play, 'double').length > 0 && (
        <AboutCard play={play} card={view.table.players[view.seat]?.support ?? NONE} />
      )}
      <fieldset className="trek-rates">
        <legend className="unseen">{say('trade.rates')}</legend>
        {rates.map((rate, kind) => (
          <button
            key={resourceName(kind)}
            type="button"
            className={`trek-rate ink-${resourceName(kind)}`}
            aria-pressed={give === kind}
            aria-label={say('trade.rate', { name: sayResource(play, kind), rate })}
            onClick={() => change({ ...draft, give: one(kind), take: free(draft.take, one(kind)) })}
          >
            <ResourceSign kind={kind} />
            {rate}:1
          </button>
        ))}
      </fieldset>
      {isClear ? (
        <Exchange play={play} give={give} take={take} rate={rates[give] ?? 0} />
      ) : (
        <p className="muted">{say('trade.choose')}</p>
      )}
    </section>
  );
}

interface ExchangeProps {
  readonly play: TrekPlay;
  readonly give: number;
  readonly take: number;
  readonly rate: number;
}

function Exchange({ play, give, take, rate }: ExchangeProps) {
  const say = useTrek();
  const swap: Move = { kind: 'bank', give, take };
  const double: Move = { kind: 'double', give, take };
  const canDouble = movesOf(play, 'double').length > 0;
  return (
    <div className="trek-swap">
      <span className="trek-sum">
        <ResourceSign kind={give} />
        {rate} <span className="muted">{say('trade.for')}</span>
        <ResourceSign kind={take} />1
      </span>
      <Do play={play} move={swap} look="small">
        {say('trade.exchange')}
      </Do>
      {canDouble && (
        <Do play={play} move={double} look="small">
          <GameIcon name="two-for-one" />
          {say('trade.double')}
        </Do>
      )}
      <Why play={play} reason={play.why(swap)[0]} />
    </div>
  );
}

/** Putting together what to offer the others, or to swap at the bank. */
export function Propose(props: DraftProps) {
  const say = useTrek();
  const { play } = props;
  return (
    <>
      <Terms {...props} />
      <Offering {...props} />
      <Bank {...props} />
      <p className="trek-note muted">
        <button type="button" className="trek-link" onClick={() => play.consult('ST-TRADE-01')}>
          {say('trade.almanac')}
        </button>
      </p>
    </>
  );
}
