import { NONE } from '@orrery/common';
import { familyAt } from '@orrery/starfarers/facts';
import { GameIcon } from '../../../../art/icons/game-icon.tsx';
import { whoIs } from '../../../common/who.ts';
import { BookPage, Interlude } from '../../art/encounter/book.tsx';
import { useStory } from '../dialogues/texts.ts';
import type { FarPlay } from '../far.ts';
import { Choices } from './choices.tsx';
import { answersOf, askedNow, questionOf } from './left-page.tsx';
import { Line } from './lines.tsx';
import { Prospects } from './prospects.tsx';
import type { Meeting } from './record.ts';
import { type Revealed, useInSight, useRevealed } from './reveal.ts';
import { isMeeting } from './running.ts';
import { boxesOf, trialsOf } from './stakes.ts';
import { Running } from './steps.tsx';

interface PageProps {
  readonly play: FarPlay;
  readonly meeting: Meeting;
  readonly isNow: boolean;
}

const ANSWERS = { number: [0, 1, 2, 3], 'yes-no': [0, 1], none: [0] } as const;

/** Before the answer: who may stand against whom. */
function Before({ play, meeting, asked }: Omit<PageProps, 'isNow'> & { readonly asked: number }) {
  const say = useStory();
  const question = questionOf(meeting, asked);
  const { answers } = familyAt(question.family);
  const trials = trialsOf(ANSWERS[answers].flatMap((choice) => boxesOf(question, choice)));
  return (
    <>
      <p className="far-verdict">{say('book.decides', whoIs(play, asked))}</p>
      <Choices
        key={`${question.family} ${asked}`}
        play={play}
        question={question}
        isAsked={play.asking !== null && asked === play.view.seat}
        answered={answersOf(meeting, question)}
      />
      <Prospects play={play} seat={asked} trials={trials} />
      <p className="far-fine">{say(meeting.card === null ? 'book.veiled' : 'book.known')}</p>
    </>
  );
}

/** After it: contest and outcome, line by line. */
function After({ play, meeting, isNow, shown, skip }: PageProps & Revealed) {
  const say = useStory();
  const { lines, seats, isOver } = meeting;
  const isAll = shown >= lines.length;
  const goesOn = isNow && isMeeting(play.view.table);
  const numbered = lines.filter(({ event }) => event.kind !== 'contest').length;
  const end = useInSight(shown + (goesOn ? 1 : 0));
  return (
    <>
      <Interlude>{say('book.outcome')}</Interlude>
      <ol className="far-outcome" aria-live="polite">
        {lines.slice(0, shown).map((line, i) => (
          <Line key={line.key} play={play} line={line} seats={seats.length} isNow={isNow && i === lines.length - 1} />
        ))}
        {isAll && goesOn && <Running play={play} before={numbered} />}
      </ol>
      {!isAll && (
        <button type="button" className="btn small far-on" onClick={skip}>
          {say('book.all')}
        </button>
      )}
      <span ref={end} />
      {isAll && isOver && (
        <button type="button" className="btn primary far-on" onClick={() => play.open(null)}>
          <GameIcon name="fly" /> {say(play.asking?.question === 'flight' ? 'book.fly-on' : 'book.close')}
        </button>
      )}
    </>
  );
}

/** The right page: what came of it. What happens while one looks is revealed line by line. */
export function RightPage({ play, meeting, isNow }: PageProps) {
  const say = useStory();
  const revealed = useRevealed(meeting.lines.length);
  const asked = isNow ? askedNow(play.view.table) : NONE;
  return (
    <BookPage running={[say('book.turn', { turn: meeting.turn }), say('book.log')]}>
      {asked === NONE ? (
        <After play={play} meeting={meeting} isNow={isNow} {...revealed} />
      ) : (
        <Before play={play} meeting={meeting} asked={asked} />
      )}
    </BookPage>
  );
}
