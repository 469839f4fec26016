import { type AnyView, hasSeat, topFrame } from '@orrery/kernel';
import { ASTRO, barterOffersLeft, type Move, opponentOf, playerOf, STOCK_KINDS, type Table } from '@orrery/ship/facts';
import { useState } from 'react';
import { GameIcon } from '../../../../art/icons/game-icon.tsx';
import { SeatToken } from '../../../../art/seats.tsx';
import { movesOfKind } from '../../../common/moves.ts';
import { sitterName } from '../../../common/sitter-names.ts';
import { ShipRefusalNote } from '../parts/refusal-note.tsx';
import { ALL_RESOURCES, HELD_KINDS, StockAmounts, StockSign, stockName } from '../parts/stock.tsx';
import { moveName, useShipTexts } from '../parts/use-ship-texts.ts';
import type { ShipPartProps } from '../types.ts';

const NO_GOODS: readonly number[] = Array.from({ length: STOCK_KINDS }, () => 0);
const GIVABLE_KINDS = [...HELD_KINDS, ASTRO];

interface SideProps extends ShipPartProps {
  readonly title: string;
  readonly kinds: readonly number[];
  readonly counts: readonly number[];
  readonly most: readonly number[];
  readonly change: (counts: readonly number[]) => void;
}

/** One side of an offer: a tap adds one, a smaller button removes one. */
function Side({ play, title, kinds, counts, most, change }: SideProps) {
  const say = useShipTexts();
  const add = (kind: number, by: number) => change(counts.map((n, i) => (i === kind ? Math.max(0, n + by) : n)));
  return (
    <fieldset className="ship-side">
      <legend>{title}</legend>
      {kinds.map((kind) => {
        const [n, limit] = [counts[kind] ?? 0, most[kind] ?? 0];
        const name = stockName(play, kind);
        return (
          <div key={kind} className="common-counter">
            <button
              type="button"
              className={`choice${n > 0 ? ' selected' : ''}`}
              aria-label={say('barter.add', { name, n })}
              aria-disabled={n >= limit}
              onClick={() => n < limit && add(kind, 1)}
            >
              <StockSign kind={kind} />
              <span>{name}</span>
              <span className="left">{say('barter.of', { n: limit })}</span>
              {n > 0 && <span className="badge legal">{n}</span>}
            </button>
            <button
              type="button"
              className="icon-button"
              aria-label={say('deal.less', { name })}
              aria-disabled={n === 0}
              onClick={() => n > 0 && add(kind, -1)}
            >
              <GameIcon name="minus" />
            </button>
          </div>
        );
      })}
    </fieldset>
  );
}

type BarterTerms = Pick<Extract<Move, { kind: 'offer' }>, 'give' | 'take'>;

/** How many proposals wait for the viewer; first editions have none. */
export const barterProposalsTo = ({ seat, table }: AnyView<Table, unknown>): number =>
  seat === table.active && (table.proposal ?? null) !== null ? 1 : 0;

const isIn = (set: number | undefined, seat: number): boolean => hasSeat(set ?? 0, seat);

interface ComposeProps extends ShipPartProps {
  readonly kind: 'offer' | 'propose' | 'counter';
  readonly act: string;
}

/** Composes terms for the opponent. The active player gets resources, and may also give knowledge or astro. */
function ComposeTerms({ play, variantUi, kind, act }: ComposeProps) {
  const say = useShipTexts();
  const [give, setGive] = useState(NO_GOODS);
  const [take, setTake] = useState(NO_GOODS);
  const { table, seat } = play.view;
  const other = opponentOf(seat ?? 0);
  const move: Move = { kind, give, take };
  const [reason] = play.whyRefused(move);
  const isBegun = give.some((n) => n > 0) && take.some((n) => n > 0);
  const [given, taken] = kind === 'offer' ? [GIVABLE_KINDS, ALL_RESOURCES] : [ALL_RESOURCES, GIVABLE_KINDS];
  return (
    <>
      <Side
        play={play}
        variantUi={variantUi}
        title={say('barter.give')}
        kinds={given}
        counts={give}
        most={playerOf(table, seat ?? 0).stock}
        change={setGive}
      />
      <Side
        play={play}
        variantUi={variantUi}
        title={say('barter.take', { name: sitterName(play, other) })}
        kinds={taken}
        counts={take}
        most={playerOf(table, other).stock}
        change={setTake}
      />
      <p className="ship-terms">
        <StockAmounts play={play} bundle={give} /> <GameIcon name="to" /> <StockAmounts play={play} bundle={take} />
      </p>
      <button
        type="button"
        className="btn primary"
        aria-disabled={reason !== undefined}
        onClick={() => reason === undefined && play.playMove(move)}
      >
        {act}
      </button>
      {isBegun && <ShipRefusalNote play={play} reason={reason} />}
    </>
  );
}

interface TermsProps extends ShipPartProps {
  readonly title: string;
  readonly terms: BarterTerms;
  readonly seat: number;
}

/** Terms from the reader's side: give and get. */
function TermsView({ play, title, terms, seat }: TermsProps) {
  const say = useShipTexts();
  return (
    <>
      <h3>
        <SeatToken seat={seat} size="small" /> {title}
      </h3>
      <dl className="ship-offer">
        <div>
          <dt>{say('barter.get')}</dt>
          <dd>
            <StockAmounts play={play} bundle={terms.take} />
          </dd>
        </div>
        <div>
          <dt>{say('barter.give')}</dt>
          <dd>
            <StockAmounts play={play} bundle={terms.give} />
          </dd>
        </div>
      </dl>
    </>
  );
}

interface ButtonsProps extends ShipPartProps {
  readonly kinds: readonly ('accept' | 'decline' | 'withdraw' | 'deal' | 'dismiss' | 'close' | 'reopen')[];
}

/** A button for each of these moves, disabled with a reason if it is not legal now. */
function Buttons({ play, variantUi, kinds }: ButtonsProps) {
  const possible = kinds.filter((kind) => kind === 'deal' || movesOfKind(play, kind).length > 0);
  return (
    <p className="ship-answers">
      {possible.map((kind) => {
        const [reason] = play.whyRefused({ kind });
        return (
          <button
            key={kind}
            type="button"
            className={kind === 'accept' || kind === 'deal' ? 'btn primary' : kind === 'close' ? 'btn quiet' : 'btn'}
            aria-disabled={reason !== undefined}
            title={reason?.text}
            onClick={() => reason === undefined && play.playMove({ kind })}
          >
            {moveName(play, variantUi, { kind })}
          </button>
        );
      })}
    </p>
  );
}

const mirrored = ({ give, take }: BarterTerms): BarterTerms => ({ give: take, take: give });

/** The opponent's proposal to the active player. */
function Proposal({ play, variantUi }: ShipPartProps) {
  const say = useShipTexts();
  const { table } = play.view;
  const other = opponentOf(table.active);
  const proposal = table.proposal ?? null;
  return (
    <section aria-live="polite">
      {proposal !== null && (
        <>
          <TermsView
            play={play}
            variantUi={variantUi}
            title={say('barter.proposes', { name: sitterName(play, other) })}
            terms={mirrored(proposal)}
            seat={other}
          />
          <Buttons play={play} variantUi={variantUi} kinds={['deal', 'dismiss', 'close']} />
        </>
      )}
      <Buttons play={play} variantUi={variantUi} kinds={['reopen']} />
    </section>
  );
}

/** The offer to the opponent, with the opponent's proposal below, so that nothing moves when it arrives. */
function Offering({ play, variantUi }: ShipPartProps) {
  const say = useShipTexts();
  const { table, seat } = play.view;
  const other = opponentOf(seat ?? 0);
  const left = barterOffersLeft(table);
  const { lendDevice, sitters } = play;
  return (
    <>
      <ComposeTerms key={table.offers} play={play} variantUi={variantUi} kind="offer" act={say('barter.do')} />
      {Number.isFinite(left) && <p className="muted">{say('barter.left', { n: left })}</p>}
      {isIn(table.closed, other) && <p className="muted">{say('barter.closed', { name: sitterName(play, other) })}</p>}
      <Proposal play={play} variantUi={variantUi} />
      {lendDevice !== undefined && sitters[other]?.kind === 'person' && (
        <button type="button" className="btn quiet" onClick={() => lendDevice(other)}>
          {say('barter.hand-over', { name: sitterName(play, other) })}
        </button>
      )}
    </>
  );
}

/** A proposal in the opponent's turn. */
function Bystander({ play, variantUi }: ShipPartProps) {
  const say = useShipTexts();
  const { table, seat } = play.view;
  const own = table.proposal ?? null;
  return (
    <>
      {isIn(table.closed, table.active) && (
        <p className="muted">{say('barter.closed', { name: sitterName(play, table.active) })}</p>
      )}
      <ComposeTerms play={play} variantUi={variantUi} kind="propose" act={say('barter.propose')} />
      {own !== null && (
        <TermsView play={play} variantUi={variantUi} title={say('barter.own')} terms={own} seat={seat ?? 0} />
      )}
      <Buttons play={play} variantUi={variantUi} kinds={['withdraw', 'reopen']} />
    </>
  );
}

/** The reply to the opponent's offer: yes, no, or other terms. It can be changed until the offer is settled. */
function Reply({ play, variantUi, offer }: ShipPartProps & { readonly offer: BarterTerms }) {
  const say = useShipTexts();
  const { table, seat } = play.view;
  const { active } = table;
  const [isCountering, setCountering] = useState(false);
  const own = table.proposal ?? null;
  return (
    <>
      <TermsView
        play={play}
        variantUi={variantUi}
        title={say('barter.offers', { name: sitterName(play, active) })}
        terms={mirrored(offer)}
        seat={active}
      />
      <Buttons play={play} variantUi={variantUi} kinds={['accept', 'decline', 'close']} />
      {own !== null && (
        <>
          <TermsView play={play} variantUi={variantUi} title={say('barter.own')} terms={own} seat={seat ?? 0} />
          <Buttons play={play} variantUi={variantUi} kinds={['withdraw']} />
        </>
      )}
      {movesOfKind(play, 'counter').length > 0 && (
        <button type="button" className="btn" aria-expanded={isCountering} onClick={() => setCountering(!isCountering)}>
          {say('gesture.counter')}
        </button>
      )}
      {isCountering && <ComposeTerms play={play} variantUi={variantUi} kind="counter" act={say('barter.counter')} />}
    </>
  );
}

/** Barter between the captains, by the rules of 2001. */
export function BarterDialogue({ play, variantUi }: ShipPartProps) {
  const say = useShipTexts();
  const { table, seat } = play.view;
  const frame = topFrame(table);
  const isOnTurn = seat === table.active;
  if (frame.kind !== 'offer') {
    const Part = isOnTurn ? Offering : Bystander;
    return (
      <div className="ship-dialogue">
        <Part play={play} variantUi={variantUi} />
      </div>
    );
  }
  return (
    <div className="ship-dialogue">
      {isOnTurn ? (
        <>
          <TermsView play={play} variantUi={variantUi} title={say('barter.asked')} terms={frame} seat={table.active} />
          <Buttons play={play} variantUi={variantUi} kinds={['withdraw']} />
          <Proposal play={play} variantUi={variantUi} />
        </>
      ) : (
        <Reply play={play} variantUi={variantUi} offer={frame} />
      )}
    </div>
  );
}
