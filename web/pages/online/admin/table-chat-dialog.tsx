import { useCallback } from 'react';
import { useRelativeTime } from '../../../app/formats.ts';
import { useLoaded } from '../../../app/loaded.ts';
import { useTranslate } from '../../../texts/catalogue.ts';
import { api } from '../parts/api.ts';
import { Dialog } from '../parts/dialog.tsx';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { valueOrThrow } from '../parts/value-or-throw.ts';

/** The chat of a table, and the log of its game once that is over. */
export function TableChatDialog({ table, onDone }: { readonly table: string; readonly onDone: () => void }) {
  const say = useTranslate(ONLINE_TEXTS);
  const when = useRelativeTime();
  const found = useLoaded(useCallback(() => valueOrThrow(api.moderatedTable(table)), [table]));
  return (
    <Dialog title={say('table-chat.name')} onDone={onDone}>
      {found.state !== 'ready' ? (
        <p role="status">{say('loading')}</p>
      ) : (
        <>
          {found.value.messages.length === 0 && <p className="muted">{say('table-chat.none')}</p>}
          <ul className="online-rows">
            {found.value.messages.map(({ id, name, text, sentAt }) => (
              <li key={id}>
                <span>
                  <b>{name}</b> <span className="muted">{when(sentAt)}</span>
                  <br />
                  {text}
                </span>
              </li>
            ))}
          </ul>
          {found.value.log === null ? (
            <p className="muted">{say('table-chat.no-log')}</p>
          ) : (
            <details>
              <summary>{say('table-chat.log')}</summary>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable */}
              <pre className="online-log" tabIndex={0}>
                {found.value.log}
              </pre>
            </details>
          )}
        </>
      )}
    </Dialog>
  );
}
