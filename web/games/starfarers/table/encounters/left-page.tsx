import { NONE } from '@orrery/common';
import { top, total } from '@orrery/kernel';
import { ENCOUNTERS, type Table, UNMASKED } from '@orrery/starfarers/facts';
import { SeatMark } from '../../../../art/seats.tsx';
import { AboutCard } from '../../../../table/about.tsx';
import { nameOf, whoIs } from '../../../common/who.ts';
import { BookPage, Story } from '../../art/encounter/book.tsx';
import { SceneEngraving } from '../../art/encounter/engraving.tsx';
import { type SayStory, useStory } from '../dialogues/texts.ts';
import type { FarPlay } from '../far.ts';
import { Answered } from './choices.tsx';
import { ruleOf, SCENES, wordOf } from './families.ts';
import type { Meeting } from './record.ts';
import type { Question } from './stakes.ts';

/** Who is asked in an encounter now; NONE once all have answered. */
export function askedNow(table: Table): number {
  const frame = top(table);
  return frame.kind === 'answer' ? (frame.seats[frame.choices.length] ?? NONE) : NONE;
}

/** What an encounter asks, as far as the one who looks may know it. */
export function questionOf({ family, isUnmasked, card, answers }: Meeting, seat: number): Question {
  const gift = answers.find((each) => each.seat === seat && each.family === family);
  return { family: isUnmasked ? UNMASKED : family, card, given: gift === undefined ? 0 : total(gift.cards) };
}

/** What was answered to a question so far. */
export const answersOf = ({ answers }: Meeting, { family }: Question) =>
  answers.filter((answer) => answer.family === family);

/** Who reads it to whom. */
function Reader({ play, meeting, say }: { play: FarPlay; meeting: Meeting; say: SayStory }) {
  const { reader, seats } = meeting;
  const isMet = play.view.seat !== null && seats.includes(play.view.seat);
  const names = seats.map((seat) => (seat === play.view.seat ? say('you.to') : nameOf(play, seat))).join(', ');
  return (
    <p className="far-reader">
      <SeatMark seat={reader} />{' '}
      {isMet
        ? say('book.read-to-you', { name: nameOf(play, reader) })
        : say('book.read', { ...whoIs(play, reader), names })}
    </p>
  );
}

interface PageProps {
  readonly play: FarPlay;
  readonly meeting: Meeting;
  /** Whether this is the encounter that goes on. */
  readonly isNow: boolean;
}

/** The left page: where the fleet is, what is asked, and what was answered. */
export function LeftPage({ play, meeting, isNow }: PageProps) {
  const say = useStory();
  const { view } = play;
  const asked = isNow ? askedNow(view.table) : NONE;
  const whose = asked === NONE ? (meeting.seats[0] ?? 0) : asked;
  const question = questionOf(meeting, whose);
  const word = wordOf(question.family);
  const { card } = meeting;
  return (
    <BookPage
      running={[
        say('book.encounter'),
        card === null ? say('book.sealed') : say('book.card', { n: card + 1, of: ENCOUNTERS }),
      ]}
    >
      <div className="far-heading">
        <h3 className="far-title">{say(`title.${word}`)}</h3>
        <AboutCard play={play} entry={ruleOf(word)} name={say(`title.${word}`)} />
      </div>
      <SceneEngraving scene={SCENES[word]} name={say(`scene.${SCENES[word]}`)} />
      <Story>{say(`tale.${word}`)}</Story>
      <Reader play={play} meeting={meeting} say={say} />
      {asked === NONE && <Answered play={play} question={question} answered={answersOf(meeting, question)} />}
    </BookPage>
  );
}
