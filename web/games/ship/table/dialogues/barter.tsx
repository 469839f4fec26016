import { has, top, type Window } from '@orrery/kernel';
import { ASTRO, type Move, offersLeft, opponentOf, playerOf, STOCK_KINDS, type Table } from '@orrery/ship/facts';
import { useState } from 'react';
import { GameIcon } from '../../../../art/icons/game-icon.tsx';
import { SeatToken } from '../../../../art/seats.tsx';
import { movesOf } from '../../../common/moves.ts';
import { nameOf } from '../../../common/who.ts';
import type { GearProps } from '../gear.ts';
import { Amounts, HELD_KINDS, RESOURCE_KINDS, StockSign, sayStock } from '../parts/stock.tsx';
import { moveName, useShip } from '../parts/voice.ts';
import { Why } from '../parts/why.tsx';

const NOTHING: readonly number[] = Array.from({ length: STOCK_KINDS }, () => 0);
const GIVEN = [...HELD_KINDS, ASTRO];

interface SideProps extends GearProps {
  readonly title: string;
  readonly kinds: readonly number[];
  readonly counts: readonly number[];
  readonly most: readonly number[];
  readonly change: (counts: readonly number[]) => void;
}

/** What lies on one side of the table: tap for one more, and a smaller button to take one back. */
function Side({ play, title, kinds, counts, most, change }: SideProps) {
  const say = useShip();
  const add = (kind: number, by: number) => change(counts.map((n, i) => (i === kind ? Math.max(0, n + by) : n)));
  return (
    <fieldset className="ship-side">
      <legend>{title}</legend>
      {kinds.map((kind) => {
        const [n, limit] = [counts[kind] ?? 0, most[kind] ?? 0];
        const name = sayStock(play, kind);
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

type Terms = Pick<Extract<Move, { kind: 'offer' }>, 'give' | 'take'>;

/** How many proposals wait for the one who looks; first editions know of none. */
export const proposalsTo = ({ seat, table }: Window<Table, unknown>): number =>
  seat === table.active && (table.proposal ?? null) !== null ? 1 : 0;

const isIn = (set: number | undefined, seat: number): boolean => has(set ?? 0, seat);

interface ComposeProps extends GearProps {
  readonly kind: 'offer' | 'propose' | 'counter';
  readonly act: string;
}

/** Terms to the other captain. The one on turn gets resources; what that one gives may be knowledge or astro as well. */
function Compose({ play, gear, kind, act }: ComposeProps) {
  const say = useShip();
  const [give, setGive] = useState(NOTHING);
  const [take, setTake] = useState(NOTHING);
  const { table, seat } = play.view;
  const other = opponentOf(seat ?? 0);
  const move: Move = { kind, give, take };
  const [reason] = play.why(move);
  const isBegun = give.some((n) => n > 0) && take.some((n) => n > 0);
  const [given, taken] = kind === 'offer' ? [GIVEN, RESOURCE_KINDS] : [RESOURCE_KINDS, GIVEN];
  return (
    <>
      <Side
        play={play}
        gear={gear}
        title={say('barter.give')}
        kinds={given}
        counts={give}
        most={playerOf(table, seat ?? 0).stock}
        change={setGive}
      />
      <Side
        play={play}
        gear={gear}
        title={say('barter.take', { name: nameOf(play, other) })}
        kinds={taken}
        counts={take}
        most={playerOf(table, other).stock}
        change={setTake}
      />
      <p className="ship-terms">
        <Amounts play={play} bundle={give} /> <GameIcon name="to" /> <Amounts play={play} bundle={take} />
      </p>
      <button
        type="button"
        className="btn primary"
        aria-disabled={reason !== undefined}
        onClick={() => reason === undefined && play.make(move)}
      >
        {act}
      </button>
      {isBegun && <Why play={play} reason={reason} />}
    </>
  );
}

interface TermsProps extends GearProps {
  readonly title: string;
  readonly terms: Terms;
  readonly seat: number;
}

/** Terms as the reader would give and get. */
function Deal({ play, title, terms, seat }: TermsProps) {
  const say = useShip();
  return (
    <>
      <h3>
        <SeatToken seat={seat} size="small" /> {title}
      </h3>
      <dl className="ship-offer">
        <div>
          <dt>{say('barter.get')}</dt>
          <dd>
            <Amounts play={play} bundle={terms.take} />
          </dd>
        </div>
        <div>
          <dt>{say('barter.give')}</dt>
          <dd>
            <Amounts play={play} bundle={terms.give} />
          </dd>
        </div>
      </dl>
    </>
  );
}

interface ButtonsProps extends GearProps {
  readonly kinds: readonly ('accept' | 'decline' | 'withdraw' | 'deal' | 'dismiss' | 'close' | 'reopen')[];
}

/** A button for each of these that the moment allows, or says why not. */
function Buttons({ play, gear, kinds }: ButtonsProps) {
  const possible = kinds.filter((kind) => kind === 'deal' || movesOf(play, kind).length > 0);
  return (
    <p className="ship-answers">
      {possible.map((kind) => {
        const [reason] = play.why({ kind });
        return (
          <button
            key={kind}
            type="button"
            className={kind === 'accept' || kind === 'deal' ? 'btn primary' : kind === 'close' ? 'btn quiet' : 'btn'}
            aria-disabled={reason !== undefined}
            title={reason?.text}
            onClick={() => reason === undefined && play.make({ kind })}
          >
            {moveName(play, gear, { kind })}
          </button>
        );
      })}
    </p>
  );
}

const mirrored = ({ give, take }: Terms): Terms => ({ give: take, take: give });

/** What the other captain proposes to the one on turn. */
function Proposal({ play, gear }: GearProps) {
  const say = useShip();
  const { table } = play.view;
  const other = opponentOf(table.active);
  const proposal = table.proposal ?? null;
  return (
    <section aria-live="polite">
      {proposal !== null && (
        <>
          <Deal
            play={play}
            gear={gear}
            title={say('barter.proposes', { name: nameOf(play, other) })}
            terms={mirrored(proposal)}
            seat={other}
          />
          <Buttons play={play} gear={gear} kinds={['deal', 'dismiss', 'close']} />
        </>
      )}
      <Buttons play={play} gear={gear} kinds={['reopen']} />
    </section>
  );
}

/** An offer to the other captain, and what that one proposes, below, so that nothing moves when it arrives. */
function Offering({ play, gear }: GearProps) {
  const say = useShip();
  const { table, seat } = play.view;
  const other = opponentOf(seat ?? 0);
  const left = offersLeft(table);
  const { lend, sitters } = play;
  return (
    <>
      <Compose key={table.offers} play={play} gear={gear} kind="offer" act={say('barter.do')} />
      {Number.isFinite(left) && <p className="muted">{say('barter.left', { n: left })}</p>}
      {isIn(table.closed, other) && <p className="muted">{say('barter.closed', { name: nameOf(play, other) })}</p>}
      <Proposal play={play} gear={gear} />
      {lend !== undefined && sitters[other]?.kind === 'person' && (
        <button type="button" className="btn quiet" onClick={() => lend(other)}>
          {say('barter.hand-over', { name: nameOf(play, other) })}
        </button>
      )}
    </>
  );
}

/** What one proposes in the other captain's turn. */
function Bystander({ play, gear }: GearProps) {
  const say = useShip();
  const { table, seat } = play.view;
  const own = table.proposal ?? null;
  return (
    <>
      {isIn(table.closed, table.active) && (
        <p className="muted">{say('barter.closed', { name: nameOf(play, table.active) })}</p>
      )}
      <Compose play={play} gear={gear} kind="propose" act={say('barter.propose')} />
      {own !== null && <Deal play={play} gear={gear} title={say('barter.own')} terms={own} seat={seat ?? 0} />}
      <Buttons play={play} gear={gear} kinds={['withdraw', 'reopen']} />
    </>
  );
}

/** The other captain offers: yes, no, or something else; and until it is settled another answer than before. */
function Reply({ play, gear, offer }: GearProps & { readonly offer: Terms }) {
  const say = useShip();
  const { table, seat } = play.view;
  const { active } = table;
  const [isCountering, setCountering] = useState(false);
  const own = table.proposal ?? null;
  return (
    <>
      <Deal
        play={play}
        gear={gear}
        title={say('barter.offers', { name: nameOf(play, active) })}
        terms={mirrored(offer)}
        seat={active}
      />
      <Buttons play={play} gear={gear} kinds={['accept', 'decline', 'close']} />
      {own !== null && (
        <>
          <Deal play={play} gear={gear} title={say('barter.own')} terms={own} seat={seat ?? 0} />
          <Buttons play={play} gear={gear} kinds={['withdraw']} />
        </>
      )}
      {movesOf(play, 'counter').length > 0 && (
        <button type="button" className="btn" aria-expanded={isCountering} onClick={() => setCountering(!isCountering)}>
          {say('gesture.counter')}
        </button>
      )}
      {isCountering && <Compose play={play} gear={gear} kind="counter" act={say('barter.counter')} />}
    </>
  );
}

/** Barter between the captains, as the rules of 2001 have it. */
export function Barter({ play, gear }: GearProps) {
  const say = useShip();
  const { table, seat } = play.view;
  const frame = top(table);
  const isOnTurn = seat === table.active;
  if (frame.kind !== 'offer') {
    const Part = isOnTurn ? Offering : Bystander;
    return (
      <div className="ship-dialogue">
        <Part play={play} gear={gear} />
      </div>
    );
  }
  return (
    <div className="ship-dialogue">
      {isOnTurn ? (
        <>
          <Deal play={play} gear={gear} title={say('barter.asked')} terms={frame} seat={table.active} />
          <Buttons play={play} gear={gear} kinds={['withdraw']} />
          <Proposal play={play} gear={gear} />
        </>
      ) : (
        <Reply play={play} gear={gear} offer={frame} />
      )}
    </div>
  );
}
