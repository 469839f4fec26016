import type { Seat } from '@orrery/kernel';
import { useState } from 'react';
import { Link } from '../../app/link.tsx';
import { Icon } from '../../art/icons/icon.tsx';
import type { Kept } from '../../session/library.ts';
import type { Reader } from '../../session/reel.ts';
import { useSpeak } from '../../texts/catalogue.ts';
import { PlayOnDialog } from './play-on-dialog.tsx';
import { REPLAY_TEXTS } from './texts.ts';

interface WatchingToolsProps {
  readonly kept: Kept;
  readonly readers: readonly Reader[];
  readonly reader: Reader;
  readonly nameOf: (seat: Seat) => string;
  readonly onReader: (reader: Reader) => void;
  /** The entry after which the game is shown. */
  readonly seq: number;
  /** Whether the game is over there. */
  readonly isEnd: boolean;
}

/** From whose seat one looks, and what else can be done with what one sees. */
export function WatchingTools({ kept, readers, reader, nameOf, onReader, seq, isEnd }: WatchingToolsProps) {
  const say = useSpeak(REPLAY_TEXTS);
  const [playsOn, setPlaysOn] = useState(false);
  const isOver = kept.places !== null;
  const named = (each: Reader): string => {
    if (each === 'everything') return say('reader.everything');
    return each === null ? say('reader.everybody') : nameOf(each);
  };
  return (
    <>
      <select
        className="input"
        aria-label={say('reader')}
        title={say('reader')}
        value={readers.indexOf(reader)}
        onChange={({ target }) => {
          const next = readers[Number(target.value)];
          if (next !== undefined) onReader(next);
        }}
      >
        {readers.map((each, i) => (
          <option key={String(each)} value={i}>
            {named(each)}
          </option>
        ))}
      </select>
      <span className="transport-tools">
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
        <Link to={{ page: isOver ? 'result' : 'table', id: kept.id }} className="btn small quiet">
          {say(isOver ? 'result' : 'table')}
        </Link>
      </span>
      {playsOn && (
        <PlayOnDialog id={kept.id} seq={seq} sitters={kept.sitters} isOver={isOver} onClose={() => setPlaysOn(false)} />
      )}
    </>
  );
}
