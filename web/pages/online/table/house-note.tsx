import { useState } from 'react';
import { readStored, writeStored } from '../../../app/storage.ts';
import { useTranslate } from '../../../texts/catalogue.ts';
import { ONLINE_TEXTS } from '../parts/texts.ts';

const SEEN = 'house.seen';

/** A word of the house for somebody who has not talked here before; shown until it was acknowledged. */
export function HouseNote() {
  const say = useTranslate(ONLINE_TEXTS);
  const [isSeen, setSeen] = useState(() => readStored(SEEN) !== null);
  if (isSeen) return null;
  return (
    <aside className="online-house-note" aria-label={say('house')}>
      <p className="muted">{say('house.text')}</p>
      <button
        type="button"
        className="btn small"
        onClick={() => {
          writeStored(SEEN, 'yes');
          setSeen(true);
        }}
      >
        {say('house.ok')}
      </button>
    </aside>
  );
}
