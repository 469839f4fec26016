import { covers, type TradeTerms } from '@orrery/common';
import { hasSeat, type Seat } from '@orrery/kernel';
import { use, useContext, useEffect, useRef, useState } from 'react';
import { PreferencesContext } from '../../../app/preferences.ts';
import { GameIcon } from '../../../art/icons/game-icon.tsx';
import { seatClass } from '../../../art/seats.tsx';
import { OnlineExtrasContext } from '../../../table/online-extras.ts';
import { CardSign, cardInkClass, cardKindName } from '../amounts.tsx';
import { MoveButton } from '../move-button.tsx';
import { sitterName } from '../sitter-names.ts';
import { useCommonTexts } from '../texts.ts';
import { useKeysWhileOpen } from '../use-keys-while-open.ts';
import { answerOf } from './answers.tsx';
import { DECLINE_MOVE, isDeclinedAutomatically } from './forced-answer.ts';
import { addStandingRefusal } from './standing-refusals.ts';
import { canMakeKind, type Offer, openOffer, type TradeApi } from './trade-api.ts';

/** Seconds that an offer of a bot waits for its answer; at the pace “step” it waits without limit. */
const ANSWER_TIMES_S = { slow: 20, normal: 12, fast: 8, step: null } as const;

/** The offer that the viewer can accept or decline; null for none. */
function offerToViewer(play: TradeApi): Offer | null {
  const { view, asking } = play;
  const offer = openOffer(view.table);
  if (view.seat === null || offer === null || asking === null || !hasSeat(asking.must, view.seat)) return null;
  if (view.seat === view.table.active || answerOf(view.table, offer, view.seat) !== 'waiting') return null;
  return isDeclinedAutomatically(view, play.tableId) ? null : offer;
}

/** The seat whose offer waits for the viewer. */
export const offeringSeat = (play: TradeApi): Seat | null =>
  offerToViewer(play) === null || play.composed?.kind === 'counter' ? null : play.view.table.active;

/** What the open offer would change in the viewer's hand; null for none. */
export function offeredChange(play: TradeApi): TradeTerms | null {
  const offer = offerToViewer(play);
  return offer === null || play.composed?.kind === 'counter' ? null : { give: offer.take, take: offer.give };
}

/** The seconds left; the countdown pauses while the note is hovered or focused. null without a timer. */
function useCountdown(seconds: number | null, isHeld: boolean, atEnd: () => void): number | null {
  const isOn = seconds !== null;
  const [left, setLeft] = useState(seconds ?? 0);
  const runs = isOn && !isHeld && left > 0;
  useEffect(() => {
    if (!runs) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [runs, left]);
  const latest = useRef(atEnd);
  latest.current = atEnd;
  useEffect(() => {
    if (isOn && left === 0) latest.current();
  }, [isOn, left]);
  return isOn ? left : null;
}

function Side({ play, name, bundle }: { play: TradeApi; name: string; bundle: TradeTerms['give'] }) {
  return (
    <div className="offer-side">
      <dt>{name}</dt>
      {bundle.map(
        (n, kind) =>
          n > 0 && (
            <dd key={cardKindName(play, kind)} className={cardInkClass(play, kind)}>
              <CardSign play={play} kind={kind} />
              <span className="unseen">{cardKindName(play, kind)}</span>
              {n}
            </dd>
          ),
      )}
    </div>
  );
}

interface OfferNoteProps {
  readonly play: TradeApi;
}

/** An offer of the seat on turn, beside its plate: accepted, countered or declined by one press. */
export function OfferNote({ play }: OfferNoteProps) {
  const offer = offerToViewer(play);
  const { view } = play;
  if (offer === null || view.seat === null) return null;
  return <OpenOffer key={[...offer.give, ...offer.take].join()} play={play} offer={offer} />;
}

interface OpenOfferProps extends OfferNoteProps {
  readonly offer: Offer;
}

function OpenOffer({ play, offer }: OpenOfferProps) {
  const say = useCommonTexts();
  const isOnline = use(OnlineExtrasContext) !== null;
  const [isHeld, setHeld] = useState(false);
  const { view, tableId } = play;
  const from = view.table.active;
  const decline = () => play.playMove(DECLINE_MOVE);
  const accept = () => play.playMove({ kind: 'accept' });
  const counter = () => play.compose({ kind: 'counter', give: offer.take, take: offer.give });
  // Only bots need not wait: among people, and where a device is handed over, the table has a clock or none.
  const isTimed = !isOnline && play.lendDevice === undefined && play.sitters[from]?.kind === 'bot';
  const pace = useContext(PreferencesContext)?.preferences.pace ?? 'normal';
  const [time] = useState(isTimed ? ANSWER_TIMES_S[pace] : null);
  const left = useCountdown(time, isHeld, decline);
  useKeysWhileOpen({ a: accept, c: counter, n: decline });
  const asked = offer.take.findIndex((n) => n > 0);
  const never = () => {
    if (view.seat !== null) addStandingRefusal({ tableId, by: view.seat, from, asked: offer.take });
    decline();
  };
  const canPay = view.seat !== null && covers(view.hand.resources, offer.take);
  return (
    <section
      className={`offer-note ${seatClass(from)}`}
      aria-label={say('note.offers', { name: sitterName(play, from) })}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {left !== null && <progress className="offer-timer" value={left} max={time ?? left} aria-hidden="true" />}
      <h3 aria-live="polite">
        {say('note.offers', { name: sitterName(play, from) })}
        {left !== null && (
          <small className="muted" aria-hidden="true">
            {say('note.seconds', { n: left })}
          </small>
        )}
      </h3>
      <dl>
        <Side play={play} name={say('note.get')} bundle={offer.give} />
        <GameIcon name="trade" />
        <Side play={play} name={say('note.give')} bundle={offer.take} />
      </dl>
      <div className="offer-answers">
        <button type="button" className="btn primary" aria-disabled={!canPay} onClick={() => canPay && accept()}>
          {say('reply.accept')}
        </button>
        <button type="button" className="btn" onClick={counter}>
          {say('note.counter')}
        </button>
        <button type="button" className="btn" onClick={decline}>
          {say('note.no')}
        </button>
      </div>
      <div className="offer-silence">
        {canMakeKind(play, 'close') && (
          <MoveButton play={play} move={{ kind: 'close' }} look="quiet">
            {say('listen.no-more')}
          </MoveButton>
        )}
        <button type="button" className="btn quiet" onClick={never}>
          {say('note.never', { card: cardKindName(play, asked) })}
        </button>
      </div>
    </section>
  );
}
