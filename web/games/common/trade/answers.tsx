import type { Terms } from '@orrery/common';
import { has, list, NOBODY, only, type Seat } from '@orrery/kernel';
import { GameIcon, type GameIconName } from '../../../art/icons/game-icon.tsx';
import { SeatToken } from '../../../art/seats.tsx';
import { Amounts } from '../amounts.tsx';
import { Do } from '../do.tsx';
import { type CommonKey, useCommon } from '../texts.ts';
import { nameOf } from '../who.ts';
import { Sum } from './propose.tsx';
import { can, type Offer, proposedBy, type Trader, type TradeTable } from './trader.ts';

type Answer = 'yes' | 'no' | 'counter' | 'waiting';

const LOOKS: Readonly<Record<Answer, { readonly icon: GameIconName; readonly words: CommonKey }>> = {
  yes: { icon: 'check', words: 'answer.yes' },
  no: { icon: 'close', words: 'answer.no' },
  counter: { icon: 'counter', words: 'answer.counter' },
  waiting: { icon: 'clock', words: 'answer.waiting' },
};

/** What a seat has answered to an offer. */
export function answerOf(table: TradeTable, offer: Offer, seat: Seat): Answer {
  if (has(offer.yes, seat)) return 'yes';
  if (has(offer.no, seat)) return 'no';
  return proposedBy(table, offer, seat) === null ? 'waiting' : 'counter';
}

/** What the one on turn would give and get in a deal with this seat. */
function termsWith(table: TradeTable, offer: Offer, seat: Seat): Terms | null {
  if (has(offer.yes, seat)) return offer;
  const counter = proposedBy(table, offer, seat);
  return counter === null ? null : { give: counter.take, take: counter.give };
}

function AnswerCard({ play, offer, seat }: { play: Trader; offer: Offer; seat: Seat }) {
  const say = useCommon();
  const { table } = play.view;
  const answer = answerOf(table, offer, seat);
  const { icon, words } = LOOKS[answer];
  const terms = termsWith(table, offer, seat);
  const { points = 0, cards = 0 } = table.players[seat] ?? {};
  const isOwn = play.view.seat === table.active;
  const isClosed = has(table.closed ?? 0, seat);
  return (
    <li className={`common-answer ${answer}`}>
      <h3>
        <SeatToken seat={seat} size="small" />
        {nameOf(play, seat)}
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
        <Do play={play} move={{ kind: 'deal', seat }} look={answer === 'yes' ? 'primary small' : 'small'}>
          {say(answer === 'yes' ? 'answer.trade' : 'answer.take')}
        </Do>
      )}
      {isOwn && answer === 'counter' && can(play, 'dismiss') && (
        <Do play={play} move={{ kind: 'dismiss', seat }} look="small">
          {say('reply.decline')}
        </Do>
      )}
    </li>
  );
}

/** What everybody said to an offer, side by side. */
export function Answers({ play, offer }: { play: Trader; offer: Offer }) {
  const say = useCommon();
  const { table } = play.view;
  const isOwn = play.view.seat === table.active;
  const proposers = (table.proposals ?? []).reduce((set, { seat }) => set | only(seat), NOBODY);
  return (
    <>
      <section className="common-offering">
        <Sum play={play} give={offer.give} take={offer.take} />
        {isOwn && (
          <Do play={play} move={{ kind: 'withdraw' }} look="small">
            {say('trade.change')}
          </Do>
        )}
      </section>
      <ul className="common-answers" aria-live="polite">
        {list(offer.to | proposers).map((seat) => (
          <AnswerCard key={seat} play={play} offer={offer} seat={seat} />
        ))}
      </ul>
    </>
  );
}
