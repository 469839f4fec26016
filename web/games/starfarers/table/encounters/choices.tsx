import { type Bundle, zeros } from '@orrery/common';
import { total } from '@orrery/kernel';
import { familyAt, KINDS, type Move } from '@orrery/starfarers/facts';
import { answer } from '@orrery/starfarers/words';
import { useContext, useState } from 'react';
import { SeatMark } from '../../../../art/seats.tsx';
import { LanguageContext } from '../../../../texts/language.ts';
import { Amounts } from '../../../common/amounts.tsx';
import { Counters } from '../../../common/counters.tsx';
import { Do } from '../../../common/do.tsx';
import { useCommon } from '../../../common/texts.ts';
import { BookChoice } from '../../art/encounter/book.tsx';
import { type StoryKey, useStory } from '../dialogues/texts.ts';
import type { FarPlay } from '../far.ts';
import { type FamilyWord, wordOf } from './families.ts';
import { sayStake, type Teller } from './said.ts';
import { boxesOf, type Question, type Stake, stakesOf } from './stakes.ts';

const NUMERALS = ['0', 'I', 'II', 'III'];
const YES = 1;
const NO = 0;
const MOST = 3;
const NOTHING: Bundle = zeros(KINDS);

/** What a yes costs. */
const PRICED: Readonly<Partial<Record<FamilyWord, StoryKey>>> = {
  demand: 'price.demand',
  swap: 'price.swap',
  raid: 'price.raid',
};

const sentence = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
const said = (teller: Teller, stake: Stake): string =>
  stake.when === 'unmasked' ? teller.say('stake.pirate') : sayStake(teller, stake);

/** Everything that may come of an answer, in a few sentences. */
function Stakes({ teller, question, choice }: { teller: Teller; question: Question; choice: number }) {
  return stakesOf(boxesOf(question, choice)).map((stake) => (
    <span key={stake.when} className="far-stake">
      {stake.when !== 'plain' && <b>{teller.say(`stake.${stake.when}`)} </b>}
      {stake.when === 'plain' ? sentence(sayStake(teller, stake)) : said(teller, stake)}
      {'. '}
    </span>
  ));
}

interface ChoicesProps {
  readonly play: FarPlay;
  readonly question: Question;
  /** Whether the one who looks has to answer now. */
  readonly isAsked: boolean;
  /** Who has given which answer. */
  readonly answered: readonly { readonly seat: number; readonly choice: number; readonly cards: Bundle }[];
}

const markOf = (choice: number, seats: readonly number[]) =>
  seats.length === 0 ? NUMERALS[choice] : seats.map((seat) => <SeatMark key={seat} seat={seat} />);

/** What may be answered, and what may come of it. */
export function Choices(props: ChoicesProps) {
  const { answers } = familyAt(props.question.family);
  if (answers === 'none') return null;
  return answers === 'number' ? <Gifts {...props} /> : <YesNo {...props} />;
}

/** What was answered, and what was not. */
export function Answered({ play, question, answered }: Omit<ChoicesProps, 'isAsked'>) {
  const { say } = useTeller(play);
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
      {[YES, NO].map((choice) => {
        const by = answered.filter((each) => each.choice === choice);
        const priced = choice === YES && by.length === 0 ? PRICED[wordOf(question.family)] : undefined;
        return (
          <li key={choice} className="far-choice">
            <BookChoice
              mark={markOf(
                choice === YES ? 1 : 2,
                by.map(({ seat }) => seat),
              )}
              title={
                priced === undefined
                  ? play.say(answer(question.family, choice, by[0]?.cards ?? NOTHING))
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

function useTeller(play: FarPlay): Teller {
  const say = useStory();
  return { play, say, language: useContext(LanguageContext) };
}

/** The cards that are put down with an answer. */
function useStake(play: FarPlay, most: number) {
  const [cards, setCards] = useState<Bundle>(NOTHING);
  const { view } = play;
  const held = view.seat === null ? NOTHING : view.hand.resources;
  const left = most - total(cards);
  const limit = held.map((n, kind) => Math.min(n, (cards[kind] ?? 0) + Math.max(0, left)));
  return { cards, setCards, held, limit };
}

/** How many cards somebody gives, card by card; what each number may bring stands below. */
function Gifts({ play, question, isAsked, answered }: ChoicesProps) {
  const teller = useTeller(play);
  const common = useCommon();
  const { say } = teller;
  const { cards, setCards, held, limit } = useStake(play, MOST);
  const n = total(cards);
  return (
    <>
      {isAsked && (
        <div className="far-giving">
          <Counters
            play={play}
            name={say('gift.cards')}
            counts={cards}
            most={limit}
            note={(kind) => common('trade.of', { n: held[kind] ?? 0 })}
            change={setCards}
          />
          <Do play={play} move={{ kind: 'answer', choice: n, cards }} look="primary">
            {n === 0 ? say('gift.none') : say('gift.do', { n })}
          </Do>
        </div>
      )}
      <ul className="far-choices">
        {[0, 1, 2, MOST].map((choice) => {
          const by = answered.filter((each) => each.choice === choice).map(({ seat }) => seat);
          return (
            <li key={choice} className="far-choice">
              <BookChoice
                mark={markOf(choice, by)}
                title={say('gift.title', { n: choice })}
                stakes={<Stakes teller={teller} question={question} choice={choice} />}
                state={isAsked && choice === n ? 'chosen' : 'open'}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Yes or no; a yes that costs cards takes them along. */
function YesNo({ play, question, isAsked, answered }: ChoicesProps) {
  const teller = useTeller(play);
  const common = useCommon();
  const { say } = teller;
  const { price } = familyAt(question.family);
  const { cards, setCards, held, limit } = useStake(play, price);
  const [isPaying, setPaying] = useState(false);
  const yes: Move = { kind: 'answer', choice: YES, cards };
  const canPay = total(held) >= price;
  const priced = PRICED[wordOf(question.family)];
  const title = (choice: number) =>
    choice === YES && priced !== undefined
      ? say(priced, { n: price })
      : play.say(answer(question.family, choice, NOTHING));
  const press = (choice: number) => {
    if (choice === YES && price > 0) setPaying(!isPaying);
    else play.make({ kind: 'answer', choice, cards: NOTHING });
  };
  return (
    <ul className="far-choices">
      {[YES, NO].map((choice) => {
        const seats = answered.filter((each) => each.choice === choice).map(({ seat }) => seat);
        const state = seats.length > 0 ? 'chosen' : 'open';
        const isOut = choice === YES && !canPay;
        const face = (
          <BookChoice
            mark={markOf(choice === YES ? 1 : 2, seats)}
            title={title(choice)}
            stakes={
              <>
                <Stakes teller={teller} question={question} choice={choice} />
                {isAsked && isOut && <em>{say('price.short', { n: price })}</em>}
              </>
            }
            state={isPaying && choice === YES ? 'chosen' : state}
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
              aria-expanded={choice === YES && price > 0 ? isPaying : undefined}
              onClick={() => !isOut && press(choice)}
            >
              {face}
            </button>
            {choice === YES && isPaying && (
              <div className="far-giving">
                <Counters
                  play={play}
                  name={say('gift.cards')}
                  counts={cards}
                  most={limit}
                  note={(kind) => common('trade.of', { n: held[kind] ?? 0 })}
                  change={setCards}
                />
                <Do play={play} move={yes} look="primary">
                  {total(cards) < price ? (
                    say('price.left', { n: price - total(cards) })
                  ) : (
                    <Amounts play={play} bundle={cards} sign="−" />
                  )}
                </Do>
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
