import { NONE } from '@orrery/common';
import { familyAt } from '@orrery/starfarers/facts';
import { GameIcon } from '../../../../art/icons/game-icon.tsx';
import { seatTextArgs } from '../../../common/sitter-names.ts';
import { BookPage, Interlude } from '../../art/encounter/book.tsx';
import { useStoryTexts } from '../dialogues/texts.ts';
import type { StarfarersTableApi } from '../types.ts';
import { AnswerChoices } from './choices.tsx';
import { answersOf, askedSeat, questionOf } from './left-page.tsx';
import { EncounterLine } from './lines.tsx';
import { ContestProspects } from './prospects.tsx';
import type { EncounterRecord } from './record.ts';
import { type RevealState, useLineReveal, useScrollToEnd } from './reveal.ts';
import { isInEncounter } from './running.ts';
import { boxesOf, possibleContests } from './stakes.ts';
import { RunningSteps } from './steps.tsx';

interface PageProps {
  readonly play: StarfarersTableApi;
  readonly meeting: EncounterRecord;
  readonly isNow: boolean;
}

const POSSIBLE_ANSWERS = { number: [0, 1, 2, 3], 'yes-no': [0, 1], none: [0] } as const;

/** Before the answer: the possible contests. */
function BeforeAnswer({ play, meeting, asked }: Omit<PageProps, 'isNow'> & { readonly asked: number }) {
  const say = useStoryTexts();
  const question = questionOf(meeting, asked);
  const { answers } = familyAt(question.family);
  const trials = possibleContests(POSSIBLE_ANSWERS[answers].flatMap((choice) => boxesOf(question, choice)));
  return (
    <>
      <p className="far-verdict">{say('book.decides', seatTextArgs(play, asked))}</p>
      <AnswerChoices
        key={`${question.family} ${asked}`}
        play={play}
        question={question}
        isAsked={play.asking !== null && asked === play.view.seat}
        answered={answersOf(meeting, question)}
      />
      <ContestProspects play={play} seat={asked} trials={trials} />
      <p className="far-fine">{say(meeting.card === null ? 'book.veiled' : 'book.known')}</p>
    </>
  );
}

/** After it: contest and outcome, line by line. */
function AfterAnswer({ play, meeting, isNow, shown, skip }: PageProps & RevealState) {
  const say = useStoryTexts();
  const { lines, seats, isOver } = meeting;
  const isAll = shown >= lines.length;
  const goesOn = isNow && isInEncounter(play.view.table);
  const numbered = lines.filter(({ event }) => event.kind !== 'contest').length;
  const end = useScrollToEnd(shown + (goesOn ? 1 : 0));
  return (
    <>
      <Interlude>{say('book.outcome')}</Interlude>
      <ol className="far-outcome" aria-live="polite">
        {lines.slice(0, shown).map((line, i) => (
          <EncounterLine
            key={line.key}
            play={play}
            line={line}
            seats={seats.length}
            isNow={isNow && i === lines.length - 1}
          />
        ))}
        {isAll && goesOn && <RunningSteps play={play} before={numbered} />}
      </ol>
      {!isAll && (
        <button type="button" className="btn small far-on" onClick={skip}>
          {say('book.all')}
        </button>
      )}
      <span ref={end} />
      {isAll && isOver && (
        <button type="button" className="btn primary far-on" onClick={() => play.openDialogue(null)}>
          <GameIcon name="fly" /> {say(play.asking?.question === 'flight' ? 'book.fly-on' : 'book.close')}
        </button>
      )}
    </>
  );
}

/** The right page: the outcome. Lines that arrive while it is open are revealed one by one. */
export function RightPage({ play, meeting, isNow }: PageProps) {
  const say = useStoryTexts();
  const revealed = useLineReveal(meeting.lines.length);
  const asked = isNow ? askedSeat(play.view.table) : NONE;
  return (
    <BookPage running={[say('book.turn', { turn: meeting.turn }), say('book.log')]}>
      {asked === NONE ? (
        <AfterAnswer play={play} meeting={meeting} isNow={isNow} {...revealed} />
      ) : (
        <BeforeAnswer play={play} meeting={meeting} asked={asked} />
      )}
    </BookPage>
  );
}
