import { useMemo } from 'react';
import { GameIcon } from '../../../../art/icons/game-icon.tsx';
import { Book } from '../../art/encounter/book.tsx';
import { useStoryTexts } from '../dialogues/texts.ts';
import type { StarfarersPart } from '../types.ts';
import { openEncounterAt, useBookmark } from './bookmark.ts';
import { LeftPage } from './left-page.tsx';
import { encountersIn } from './record.ts';
import { RightPage } from './right-page.tsx';
import { isInEncounter } from './running.ts';

/** The travellers' book: the current or a past encounter, as far as the viewer may know it. */
export const EncounterDialogue: StarfarersPart = ({ play }) => {
  const say = useStoryTexts();
  const meetings = useMemo(() => encountersIn(play.story), [play.story]);
  const last = meetings.length - 1;
  const open = useBookmark(last);
  const at = Math.min(Math.max(open, 0), last);
  const meeting = meetings[at];
  if (meeting === undefined) return <p className="far-blank">{say('book.blank')}</p>;
  const isNow = at === last && (isInEncounter(play.view.table) || meeting.isOver);
  return (
    <div className="far-book">
      <Book>
        <LeftPage play={play} meeting={meeting} isNow={isNow} />
        <RightPage key={meeting.seq} play={play} meeting={meeting} isNow={isNow} />
      </Book>
      {last > 0 && (
        <nav className="far-leaves" aria-label={say('book.leaves')}>
          <button
            type="button"
            className="btn small"
            aria-disabled={at === 0}
            onClick={() => at > 0 && openEncounterAt(at - 1, last)}
          >
            <GameIcon name="back" /> {say('book.earlier')}
          </button>
          <span>{say('book.leaf', { n: at + 1, of: last + 1 })}</span>
          <button
            type="button"
            className="btn small"
            aria-disabled={at === last}
            onClick={() => at < last && openEncounterAt(at + 1, last)}
          >
            {say('book.later')} <GameIcon name="next" />
          </button>
        </nav>
      )}
    </div>
  );
};
