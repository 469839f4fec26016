import { NONE } from '@orrery/common';
import { topFrame, total } from '@orrery/kernel';
import { ENCOUNTER_COUNT, type Table, UNMASKED_FAMILY } from '@orrery/starfarers/facts';
import { SeatMark } from '../../../../art/seats.tsx';
import { AboutCard } from '../../../../table/about.tsx';
import { seatTextArgs, sitterName } from '../../../common/sitter-names.ts';
import { BookPage, StoryText } from '../../art/encounter/book.tsx';
import { SceneEngraving } from '../../art/encounter/engraving.tsx';
import { type StoryTranslate, useStoryTexts } from '../dialogues/texts.ts';
import type { StarfarersTableApi } from '../types.ts';
import { GivenAnswers } from './choices.tsx';
import { familyWord, ruleOf, SCENE_OF_FAMILY } from './families.ts';
import type { EncounterRecord } from './record.ts';
import type { EncounterQuestion } from './stakes.ts';

/** Who is asked in an encounter now; NONE once all have answered. */
export function askedSeat(table: Table): number {
  const frame = topFrame(table);
  return frame.kind === 'answer' ? (frame.seats[frame.choices.length] ?? NONE) : NONE;
}

/** The question of an encounter, as far as the viewer may know it. */
export function questionOf({ family, isUnmasked, card, answers }: EncounterRecord, seat: number): EncounterQuestion {
  const gift = answers.find((each) => each.seat === seat && each.family === family);
  return { family: isUnmasked ? UNMASKED_FAMILY : family, card, given: gift === undefined ? 0 : total(gift.cards) };
}

/** The answers to a question so far. */
export const answersOf = ({ answers }: EncounterRecord, { family }: EncounterQuestion) =>
  answers.filter((answer) => answer.family === family);

/** Who reads it to whom. */
function Reader({ play, meeting, say }: { play: StarfarersTableApi; meeting: EncounterRecord; say: StoryTranslate }) {
  const { reader, seats } = meeting;
  const isMet = play.view.seat !== null && seats.includes(play.view.seat);
  const names = seats.map((seat) => (seat === play.view.seat ? say('you.to') : sitterName(play, seat))).join(', ');
  return (
    <p className="far-reader">
      <SeatMark seat={reader} />{' '}
      {isMet
        ? say('book.read-to-you', { name: sitterName(play, reader) })
        : say('book.read', { ...seatTextArgs(play, reader), names })}
    </p>
  );
}

interface PageProps {
  readonly play: StarfarersTableApi;
  readonly meeting: EncounterRecord;
  /** Whether this is the current encounter. */
  readonly isNow: boolean;
}

/** The left page: where the fleet is, the question, and the answers. */
export function LeftPage({ play, meeting, isNow }: PageProps) {
  const say = useStoryTexts();
  const { view } = play;
  const asked = isNow ? askedSeat(view.table) : NONE;
  const whose = asked === NONE ? (meeting.seats[0] ?? 0) : asked;
  const question = questionOf(meeting, whose);
  const word = familyWord(question.family);
  const { card } = meeting;
  return (
    <BookPage
      running={[
        say('book.encounter'),
        card === null ? say('book.sealed') : say('book.card', { n: card + 1, of: ENCOUNTER_COUNT }),
      ]}
    >
      <div className="far-heading">
        <h3 className="far-title">{say(`title.${word}`)}</h3>
        <AboutCard play={play} entry={ruleOf(word)} name={say(`title.${word}`)} />
      </div>
      <SceneEngraving scene={SCENE_OF_FAMILY[word]} name={say(`scene.${SCENE_OF_FAMILY[word]}`)} />
      <StoryText>{say(`tale.${word}`)}</StoryText>
      <Reader play={play} meeting={meeting} say={say} />
      {asked === NONE && <GivenAnswers play={play} question={question} answered={answersOf(meeting, question)} />}
    </BookPage>
  );
}
