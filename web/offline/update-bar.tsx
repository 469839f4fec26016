import { useState, useSyncExternalStore } from 'react';
import { APP_TEXTS } from '../app/texts.ts';
import { useSpeak } from '../texts/catalogue.ts';
import { updates } from './updates.ts';
import './update-bar.css';

/** Says that a newer version is there; it comes when the reader wants it. */
export function UpdateBar() {
  const say = useSpeak(APP_TEXTS);
  const isReady = useSyncExternalStore(updates.subscribe, updates.isReady);
  const [isLater, setLater] = useState(false);
  return (
    <div role="status" className="update-place">
      {isReady && !isLater && (
        <div className="update-bar">
          <p>{say('update')}</p>
          <button type="button" className="btn small" onClick={() => updates.take()}>
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
