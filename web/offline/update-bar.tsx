import { useState } from 'react';
import { useStore } from '../app/store.ts';
import { APP_TEXTS } from '../app/texts.ts';
import { useTranslate } from '../texts/catalogue.ts';
import { updates } from './updates.ts';
import './update-bar.css';

/** Announces a newer version; it is activated when the reader wants it. */
export function UpdateBar() {
  const say = useTranslate(APP_TEXTS);
  const isReady = useStore(updates.waiting) !== null;
  const [isLater, setLater] = useState(false);
  return (
    <div role="status" className="update-place">
      {isReady && !isLater && (
        <div className="update-bar">
          <p>{say('update')}</p>
          <button type="button" className="btn small" onClick={() => updates.apply()}>
            {say('update.take')}
          </button>
          <button type="button" className="btn quiet small" onClick={() => setLater(true)}>
            {say('update.later')}
          </button>
        </div>
      )}
    </div>
  );
}
