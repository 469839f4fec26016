import type { Bundle } from '@orrery/common';
import { total } from '@orrery/kernel';
import { familyAt } from '@orrery/starfarers/facts';
import { answerMessage } from '@orrery/starfarers/words';
import { useContext } from 'react';
import { SeatMark } from '../../../../art/seats.tsx';
import { LanguageContext } from '../../../../texts/language.ts';
import { Amounts } from '../../../common/amounts.tsx';
import { Counters } from '../../../common/counters.tsx';
import { MoveButton } from '../../../common/move-button.tsx';
import { useCommonTexts } from '../../../common/texts.ts';
import { BookChoice } from '../../art/encounter/book.tsx';
import { type StoryTextKey, useStoryTexts } from '../dialogues/texts.ts';
import { composedGift, composeGift, MAX_GIFT_CARDS, NO_CARDS, YES_CHOICE } from '../hand/gift.ts';
import type { StarfarersTableApi } from '../types.ts';
import { type EffectFormatter, stakeText } from './effect-texts.ts';
import { type FamilyWord, familyWord } from './families.ts';
import { boxesOf, type EncounterQuestion, type Stake, stakesOf } from './stakes.ts';

const ANSWER_NUMERALS = ['0', 'I', 'II', 'III'];
const NO_CHOICE = 0;

/** The texts for the price of a yes. */
const PRICE_TEXT_KEYS: Readonly<Partial<Record<FamilyWord, StoryTextKey>>> = {
  demand: 'price.demand',
  swap: 'price.swap',
  raid: 'price.raid',
};

const sentence = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
const stakeSentence = (formatter: EffectFormatter, stake: Stake): string =>
  stake.when === 'unmasked' ? formatter.say('stake.pirate') : stakeText(formatter, stake);

/** Everything that may result from an answer, in a few sentences. */
function Stakes({
  formatter,
  question,
  choice,
}: {
  formatter: EffectFormatter;
  question: EncounterQuestion;
  choice: number;
}) {
  return stakesOf(boxesOf(question, choice)).map((stake) => (
    <span key={stake.when} className="far-stake">
      {stake.when !== 'plain' && <b>{formatter.say(`stake.${stake.when}`)} </b>}
      {stake.when === 'plain' ? sentence(stakeText(formatter, stake)) : stakeSentence(formatter, stake)}
      {'. '}
    </span>
  ));
}

interface AnswerChoicesProps {
  readonly play: StarfarersTableApi;
  readonly question: EncounterQuestion;
  /** Whether the viewer has to answer now. */
  readonly isAsked: boolean;
  /** Who has given which answer. */
  readonly answered: readonly { readonly seat: number; readonly choice: number; readonly cards: Bundle }[];
}

const markOf = (choice: number, seats: readonly number[]) =>
  seats.length === 0 ? ANSWER_NUMERALS[choice] : seats.map((seat) => <SeatMark key={seat} seat={seat} />);

/** The possible answers, and what may result from them. */
export function AnswerChoices(props: AnswerChoicesProps) {
  const { answers } = familyAt(props.question.family);
  if (answers === 'none') return null;
  return answers === 'number' ? <Gifts {...props} /> : <YesNo {...props} />;
}

/** The answers that were given, and those that were not. */
export function GivenAnswers({ play, question, answered }: Omit<AnswerChoicesProps, 'isAsked'>) {
  const { say } = useEffectFormatter(play);
  if (answered.length === 0) return null;
  if (familyAt(question.family).answers === 'number') {
    return (
      <ul className="far-choices">
        {answered.map(({ seat, choice, cards }) => (
          <li key={seat} className="far-choice">
            <BookChoice
              mark={<SeatMark seat={seat} />}
              title={say('gift.title', { n: choice })}
              stakes={choice > 0 && <Amounts play={play} bundle={cards} sign="−" />}
              state="chosen"
            />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <ul className="far-choices">
      {[YES_CHOICE, NO_CHOICE].map((choice) => {
        const by = answered.filter((each) => each.choice === choice);
        const priced =
          choice === YES_CHOICE && by.length === 0 ? PRICE_TEXT_KEYS[familyWord(question.family)] : undefined;
        return (
          <li key={choice} className="far-choice">
            <BookChoice
              mark={markOf(
                choice === YES_CHOICE ? 1 : 2,
                by.map(({ seat }) => seat),
              )}
              title={
                priced === undefined
                  ? play.say(answerMessage(question.family, choice, by[0]?.cards ?? NO_CARDS))
                  : say(priced, { n: familyAt(question.family).price })
              }
              stakes={null}
              state={by.length > 0 ? 'chosen' : 'declined'}
            />
          </li>
        );
      })}
    </ul>
  );
}

function useEffectFormatter(play: StarfarersTableApi): EffectFormatter {
  const say = useStoryTexts();
  return { play, say, language: useContext(LanguageContext) };
}

/** Choosing the cards that an answer takes; they can be clicked in the hand as well. */
function Payment({ play, choice, price }: { play: StarfarersTableApi; choice: number; price: number }) {
  const say = useStoryTexts();
  const common = useCommonTexts();
  const cards = composedGift(play)?.cards ?? NO_CARDS;
  const held = heldBy(play);
  const left = price - total(cards);
  const limit = held.map((n, kind) => Math.min(n, (cards[kind] ?? 0) + Math.max(0, left)));
  return (
    <div className="far-giving">
      <Counters
        play={play}
        name={say('gift.cards')}
        counts={cards}
        most={limit}
        note={(kind) => common('trade.of', { n: held[kind] ?? 0 })}
        change={(changed) => composeGift(play, { choice, cards: changed })}
      />
      <MoveButton play={play} move={{ kind: 'answer', choice, cards }} look="primary" onPlay={() => play.compose(null)}>
        {left > 0 ? say('price.left', { n: left }) : <Amounts play={play} bundle={cards} sign="−" />}
      </MoveButton>
    </div>
  );
}

const heldBy = ({ view }: StarfarersTableApi): Bundle => (view.seat === null ? NO_CARDS : view.hand.resources);

/** One button for each number of cards to give; what it may bring stands below. */
function Gifts({ play, question, isAsked, answered }: AnswerChoicesProps) {
  const formatter = useEffectFormatter(play);
  const { say } = formatter;
  const chosen = composedGift(play)?.choice ?? null;
  const most = total(heldBy(play));
  const press = (choice: number) => {
    if (choice === 0 || choice === chosen) play.compose(null);
    else composeGift(play, { choice, cards: NO_CARDS });
    if (choice === 0) play.playMove({ kind: 'answer', choice, cards: NO_CARDS });
  };
  return (
    <ul className="far-choices">
      {[0, 1, 2, MAX_GIFT_CARDS].map((choice) => {
        const by = answered.filter((each) => each.choice === choice).map(({ seat }) => seat);
        const isOut = choice > most;
        const face = (
          <BookChoice
            mark={markOf(choice, by)}
            title={say('gift.title', { n: choice })}
            stakes={
              <>
                <Stakes formatter={formatter} question={question} choice={choice} />
                {isAsked && isOut && <em>{say('price.short', { n: choice })}</em>}
              </>
            }
            state={by.length > 0 || choice === chosen ? 'chosen' : 'open'}
          />
        );
        return (
          <li key={choice} className="far-choice">
            {isAsked ? (
              <button
                type="button"
                aria-disabled={isOut}
                aria-expanded={choice > 0 ? choice === chosen : undefined}
                onClick={() => !isOut && press(choice)}
              >
                {face}
              </button>
            ) : (
              face
            )}
            {isAsked && choice > 0 && choice === chosen && <Payment play={play} choice={choice} price={choice} />}
          </li>
        );
      })}
    </ul>
  );
}

/** Yes or no; a yes that costs cards includes them. */
function YesNo({ play, question, isAsked, answered }: AnswerChoicesProps) {
  const formatter = useEffectFormatter(play);
  const { say } = formatter;
  const { price } = familyAt(question.family);
  const isPaying = composedGift(play)?.choice === YES_CHOICE;
  const canPay = total(heldBy(play)) >= price;
  const priced = PRICE_TEXT_KEYS[familyWord(question.family)];
  const title = (choice: number) =>
    choice === YES_CHOICE && priced !== undefined
      ? say(priced, { n: price })
      : play.say(answerMessage(question.family, choice, NO_CARDS));
  const press = (choice: number) => {
    const isPaid = choice === YES_CHOICE && price > 0;
    if (isPaid && !isPaying) composeGift(play, { choice, cards: NO_CARDS });
    else play.compose(null);
    if (!isPaid) play.playMove({ kind: 'answer', choice, cards: NO_CARDS });
  };
  return (
    <ul className="far-choices">
      {[YES_CHOICE, NO_CHOICE].map((choice) => {
        const seats = answered.filter((each) => each.choice === choice).map(({ seat }) => seat);
        const state = seats.length > 0 ? 'chosen' : 'open';
        const isOut = choice === YES_CHOICE && !canPay;
        const face = (
          <BookChoice
            mark={markOf(choice === YES_CHOICE ? 1 : 2, seats)}
            title={title(choice)}
            stakes={
              <>
                <Stakes formatter={formatter} question={question} choice={choice} />
                {isAsked && isOut && <em>{say('price.short', { n: price })}</em>}
              </>
            }
            state={isPaying && choice === YES_CHOICE ? 'chosen' : state}
          />
        );
        if (!isAsked) {
          return (
            <li key={choice} className="far-choice">
              {face}
            </li>
          );
        }
        return (
          <li key={choice} className="far-choice">
            <button
              type="button"
              aria-disabled={isOut}
              aria-expanded={choice === YES_CHOICE && price > 0 ? isPaying : undefined}
              onClick={() => !isOut && press(choice)}
            >
              {face}
            </button>
            {choice === YES_CHOICE && isPaying && <Payment play={play} choice={YES_CHOICE} price={price} />}
          </li>
        );
      })}
    </ul>
  );
}
