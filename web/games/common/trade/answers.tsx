import type { TradeTerms } from '@orrery/common';
import { hasSeat, NO_SEATS, onlySeat, type Seat, seatsIn } from '@orrery/kernel';
import { GameIcon, type GameIconName } from '../../../art/icons/game-icon.tsx';
import { SeatToken } from '../../../art/seats.tsx';
import { Amounts } from '../amounts.tsx';
import { MoveButton } from '../move-button.tsx';
import { sitterName } from '../sitter-names.ts';
import { type CommonTextKey, useCommonTexts } from '../texts.ts';
import { OfferSummary } from './propose.tsx';
import { canMakeKind, type Offer, proposedBy, type TradeApi, type TradeTable } from './trade-api.ts';

type OfferAnswer = 'yes' | 'no' | 'counter' | 'waiting';

const ANSWER_LOOKS: Readonly<Record<OfferAnswer, { readonly icon: GameIconName; readonly words: CommonTextKey }>> = {
  yes: { icon: 'check', words: 'answer.yes' },
  no: { icon: 'close', words: 'answer.no' },
  counter: { icon: 'counter', words: 'answer.counter' },
  waiting: { icon: 'clock', words: 'answer.waiting' },
};

export function answerOf(table: TradeTable, offer: Offer, seat: Seat): OfferAnswer {
  if (hasSeat(offer.yes, seat)) return 'yes';
  if (hasSeat(offer.no, seat)) return 'no';
  return proposedBy(table, offer, seat) === null ? 'waiting' : 'counter';
}

/** What the active player would give and get in a deal with this seat. */
function termsWith(table: TradeTable, offer: Offer, seat: Seat): TradeTerms | null {
  if (hasSeat(offer.yes, seat)) return offer;
  const counter = proposedBy(table, offer, seat);
  return counter === null ? null : { give: counter.take, take: counter.give };
}

function AnswerCard({ play, offer, seat }: { play: TradeApi; offer: Offer; seat: Seat }) {
  const say = useCommonTexts();
  const { table } = play.view;
  const answer = answerOf(table, offer, seat);
  const { icon, words } = ANSWER_LOOKS[answer];
  const terms = termsWith(table, offer, seat);
  const { points = 0, cards = 0 } = table.players[seat] ?? {};
  const isOwn = play.view.seat === table.active;
  const isClosed = hasSeat(table.closed ?? 0, seat);
  return (
    <li className={`common-answer ${answer}`}>
      <h3>
        <SeatToken seat={seat} size="small" />
        {sitterName(play, seat)}
      </h3>
      <p className="verdict">
        <GameIcon name={icon} />
        {say(isClosed ? 'answer.closed' : words)}
      </p>
      {terms !== null && (
        <p className="terms">
          <Amounts play={play} bundle={terms.give} />
          <GameIcon name="to" />
          <Amounts play={play} bundle={terms.take} />
        </p>
      )}
      <p className="muted">{say('answer.has', { points, cards })}</p>
      {isOwn && terms !== null && (
        <MoveButton play={play} move={{ kind: 'deal', seat }} look={answer === 'yes' ? 'primary small' : 'small'}>
          {say(answer === 'yes' ? 'answer.trade' : 'answer.take')}
        </MoveButton>
      )}
      {isOwn && answer === 'counter' && canMakeKind(play, 'dismiss') && (
        <MoveButton play={play} move={{ kind: 'dismiss', seat }} look="small">
          {say('reply.decline')}
        </MoveButton>
      )}
    </li>
  );
}

/** Everybody's answers to an offer, side by side. */
export function Answers({ play, offer }: { play: TradeApi; offer: Offer }) {
  const say = useCommonTexts();
  const { table } = play.view;
  const isOwn = play.view.seat === table.active;
  const proposers = (table.proposals ?? []).reduce((set, { seat }) => set | onlySeat(seat), NO_SEATS);
  return (
    <>
      <section className="common-offering">
        <OfferSummary play={play} give={offer.give} take={offer.take} />
        {isOwn && (
          <MoveButton play={play} move={{ kind: 'withdraw' }} look="small">
            {say('trade.change')}
          </MoveButton>
        )}
      </section>
      <ul className="common-answers" aria-live="polite">
        {seatsIn(offer.to | proposers).map((seat) => (
          <AnswerCard key={seat} play={play} offer={offer} seat={seat} />
        ))}
      </ul>
    </>
  );
}
