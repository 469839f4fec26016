import { useState } from 'react';
import { readStored, writeStored } from '../../../app/storage.ts';
import { useTranslate } from '../../../texts/catalogue.ts';
import { ONLINE_TEXTS } from '../parts/texts.ts';

const STORAGE_KEY = 'chat-rules.seen';

/** The rules of the chat, shown to people who have not written here before, until they acknowledge them. */
export function ChatRules() {
  const say = useTranslate(ONLINE_TEXTS);
  const [isSeen, setSeen] = useState(() => readStored(STORAGE_KEY) !== null);
  if (isSeen) return null;
  return (
    <aside className="online-chat-rules" aria-label={say('chat-rules')}>
      <p className="muted">{say('chat-rules.text')}</p>
      <button
        type="button"
        className="btn small"
        onClick={() => {
          writeStored(STORAGE_KEY, 'yes');
          setSeen(true);
        }}
      >
        {say('chat-rules.ok')}
      </button>
    </aside>
  );
}
