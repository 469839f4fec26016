import type { Seat } from '@orrery/kernel';
import { useState } from 'react';
import { Link } from '../../app/link.tsx';
import { Icon } from '../../art/icons/icon.tsx';
import type { GameSummary } from '../../session/library.ts';
import type { Viewer } from '../../session/timeline.ts';
import { useTranslate } from '../../texts/catalogue.ts';
import { ShareButton } from '../online/parts/share-button.tsx';
import type { ReplayPlace } from './place.ts';
import { PlayOnDialog } from './play-on-dialog.tsx';
import { REPLAY_TEXTS } from './texts.ts';

interface ReplayToolsProps {
  readonly place: ReplayPlace;
  readonly game: GameSummary;
  readonly viewers: readonly Viewer[];
  readonly viewer: Viewer;
  readonly nameOf: (seat: Seat) => string;
  readonly onViewer: (reader: Viewer) => void;
  /** The entry that is shown. */
  readonly seq: number;
  /** Whether the game is over there. */
  readonly isEnd: boolean;
}

/** The choice of the viewer, and actions on the shown position. */
export function ReplayTools({ place, game, viewers, viewer, nameOf, onViewer, seq, isEnd }: ReplayToolsProps) {
  const say = useTranslate(REPLAY_TEXTS);
  const [playsOn, setPlaysOn] = useState(false);
  const isOver = game.places !== null;
  const named = (each: Viewer): string => {
    if (each === 'everything') return say('reader.everything');
    return each === null ? say('reader.everybody') : nameOf(each);
  };
  return (
    <>
      <select
        className="input"
        aria-label={say('reader')}
        title={say('reader')}
        value={viewers.indexOf(viewer)}
        onChange={({ target }) => {
          const next = viewers[Number(target.value)];
          if (next !== undefined) onViewer(next);
        }}
      >
        {viewers.map((each, i) => (
          <option key={String(each)} value={i}>
            {named(each)}
          </option>
        ))}
      </select>
      <span className="transport-tools">
        {place === 'frame' ? (
          <Link to={{ page: 'replay', id: game.id, at: seq }} className="btn small">
            {say('open')}
          </Link>
        ) : (
          <>
            <button
              type="button"
              className="btn small"
              aria-disabled={isEnd}
              title={isEnd ? say('play-on.over') : say('play-on')}
              onClick={() => !isEnd && setPlaysOn(true)}
            >
              <Icon name="play" />
              {say('play-on')}
            </button>
            {isOver && game.table !== null && (
              <Link to={{ page: 'review', id: game.table }} className="btn small quiet">
                {say('review')}
              </Link>
            )}
            {isOver && game.table !== null && (
              <ShareButton
                to={{ page: 'replay', id: game.table, at: seq }}
                title={say('title')}
                className="btn small quiet"
              />
            )}
            <Link to={{ page: isOver ? 'result' : 'table', id: game.id }} className="btn small quiet">
              {say(isOver ? 'result' : 'table')}
            </Link>
          </>
        )}
      </span>
      {playsOn && (
        <PlayOnDialog id={game.id} seq={seq} sitters={game.sitters} isOver={isOver} onClose={() => setPlaysOn(false)} />
      )}
    </>
  );
}
