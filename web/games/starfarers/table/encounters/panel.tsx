import { useMemo } from 'react';
import { GameIcon } from '../../../../art/icons/game-icon.tsx';
import { SeatMark } from '../../../../art/seats.tsx';
import { sitterName } from '../../../common/sitter-names.ts';
import { useStoryTexts } from '../dialogues/texts.ts';
import type { StarfarersPart, StarfarersTableApi } from '../types.ts';
import { openEncounterAt } from './bookmark.ts';
import { familyWord } from './families.ts';
import { encountersIn } from './record.ts';

/** The number that is visible at once. */
const MAX_ENCOUNTERS_SHOWN = 3;

const useMeetings = ({ story }: StarfarersTableApi) => useMemo(() => encountersIn(story), [story]);

/** The last encounters, each of which can be read again in the book. */
export const EncounterPanel: StarfarersPart = ({ play }) => {
  const say = useStoryTexts();
  const meetings = useMeetings(play);
  const last = meetings.length - 1;
  if (last < 0) return <p className="muted far-empty">{say('book.blank')}</p>;
  const latest = meetings.map((meeting, at) => ({ meeting, at })).slice(-MAX_ENCOUNTERS_SHOWN);
  return (
    <ol className="far-met">
      {latest.reverse().map(({ meeting, at }) => (
        <li key={meeting.seq}>
          <button
            type="button"
            className={meeting.isOver ? '' : 'now'}
            onClick={() => {
              openEncounterAt(at, last);
              play.openDialogue('encounter');
            }}
          >
            {meeting.seats.map((seat) => (
              <SeatMark key={seat} seat={seat} />
            ))}
            <span className="unseen">{meeting.seats.map((seat) => sitterName(play, seat)).join(', ')}: </span>
            <span>{say(`title.${familyWord(meeting.family)}`)}</span>
            <small className="muted">{say('book.turn', { turn: meeting.turn })}</small>
            <GameIcon name="almanac" />
          </button>
        </li>
      ))}
    </ol>
  );
};

export const EncounterNote: StarfarersPart = ({ play }) => {
  const say = useStoryTexts();
  const meetings = useMeetings(play);
  return <span>{say('encounters.count', { n: meetings.length })}</span>;
};
