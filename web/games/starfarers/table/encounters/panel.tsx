import { useMemo } from 'react';
import { GameIcon } from '../../../../art/icons/game-icon.tsx';
import { SeatMark } from '../../../../art/seats.tsx';
import { nameOf } from '../../../common/who.ts';
import { useStory } from '../dialogues/texts.ts';
import type { FarPart, FarPlay } from '../far.ts';
import { turnTo } from './bookmark.ts';
import { wordOf } from './families.ts';
import { meetingsOf } from './record.ts';

/** As many as are in sight at once. */
const SHOWN = 3;

const useMeetings = ({ story }: FarPlay) => useMemo(() => meetingsOf(story), [story]);

/** The last encounters, each a page of the book that can be read again. */
export const EncounterPanel: FarPart = ({ play }) => {
  const say = useStory();
  const meetings = useMeetings(play);
  const last = meetings.length - 1;
  if (last < 0) return <p className="muted far-empty">{say('book.blank')}</p>;
  const latest = meetings.map((meeting, at) => ({ meeting, at })).slice(-SHOWN);
  return (
    <ol className="far-met">
      {latest.reverse().map(({ meeting, at }) => (
        <li key={meeting.seq}>
          <button
            type="button"
            className={meeting.isOver ? '' : 'now'}
            onClick={() => {
              turnTo(at, last);
              play.open('encounter');
            }}
          >
            {meeting.seats.map((seat) => (
              <SeatMark key={seat} seat={seat} />
            ))}
            <span className="unseen">{meeting.seats.map((seat) => nameOf(play, seat)).join(', ')}: </span>
            <span>{say(`title.${wordOf(meeting.family)}`)}</span>
            <small className="muted">{say('book.turn', { turn: meeting.turn })}</small>
            <GameIcon name="almanac" />
          </button>
        </li>
      ))}
    </ol>
  );
};

export const EncounterNote: FarPart = ({ play }) => {
  const say = useStory();
  const meetings = useMeetings(play);
  return <span>{say('encounters.count', { n: meetings.length })}</span>;
};
