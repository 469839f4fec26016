import type { Terms } from '@orrery/common';
import { has, list } from '@orrery/kernel';
import type { OfferFrame } from '@orrery/starfarers/facts';
import { GameIcon, type GameIconName } from '../../../art/icons/game-icon.tsx';
import { SeatToken } from '../../../art/seats.tsx';
import { type StoryKey, useStory } from '../dialogues/texts.ts';
import type { FarPlay } from '../far.ts';
import { Do } from '../parts/do.tsx';
import { Amounts } from '../parts/resources.tsx';
import { nameOf } from '../parts/voice.ts';

type Answer = 'yes' | 'no' | 'counter' | 'waiting';

const LOOKS: Readonly<Record<Answer, { readonly icon: GameIconName; readonly words: StoryKey }>> = {
  yes: { icon: 'check', words: 'answer.yes' },
  no: { icon: 'close', words: 'answer.no' },
  counter: { icon: 'counter', words: 'answer.counter' },
  waiting: { icon: 'clock', words: 'answer.waiting' },
};

/** What a seat has answered to an offer. */
export function answerOf({ yes, no, counters }: OfferFrame, seat: number): Answer {
  if (has(yes, seat)) return 'yes';
  if (has(no, seat)) return 'no';
  return (counters[seat] ?? null) === null ? 'waiting' : 'counter';
}

/** What the one on turn would give and get in a deal with this seat. */
function termsWith(offer: OfferFrame, seat: number): Terms | null {
  if (has(offer.yes, seat)) return offer;
  const counter = offer.counters[seat] ?? null;
  return counter === null ? null : { give: counter.take, take: counter.give };
}

function AnswerCard({ play, offer, seat }: { play: FarPlay; offer: OfferFrame; seat: number }) {
  const say = useStory();
  const answer = answerOf(offer, seat);
  const { icon, words } = LOOKS[answer];
  const terms = termsWith(offer, seat);
  const { points = 0, cards = 0 } = play.view.table.players[seat] ?? {};
  const isOwn = play.view.seat === play.view.table.active;
  return (
    <li className={`far-answer ${answer}`}>
      <h3>
        <SeatToken seat={seat} size="small" />
        {nameOf(play, seat)}
      </h3>
      <p className="verdict">
        <GameIcon name={icon} />
        {say(words)}
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
    </li>
  );
}

/** What everybody said to an offer, side by side. */
export function Answers({ play, offer }: { play: FarPlay; offer: OfferFrame }) {
  const say = useStory();
  const isOwn = play.view.seat === play.view.table.active;
  return (
    <>
      <section className="far-offering">
        <p className="far-sum">
          <Amounts play={play} bundle={offer.give} />
          <span className="muted">{say('trade.for')}</span>
          <Amounts play={play} bundle={offer.take} />
        </p>
        {isOwn && (
          <Do play={play} move={{ kind: 'withdraw' }} look="small">
            {say('trade.change')}
          </Do>
        )}
      </section>
      <ul className="far-answers" aria-live="polite">
        {list(offer.to).map((seat) => (
          <AnswerCard key={seat} play={play} offer={offer} seat={seat} />
        ))}
      </ul>
    </>
  );
}
