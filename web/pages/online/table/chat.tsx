import { localeOf, type Refusal } from '@orrery/kernel';
import type { ChatMessage } from '@orrery/protocol';
import { type RefObject, use, useEffect, useId, useRef, useState } from 'react';
import { printRoute } from '../../../app/route.ts';
import { readStored, writeStored } from '../../../app/storage.ts';
import { Icon } from '../../../art/icons/icon.tsx';
import { SeatToken } from '../../../art/seats.tsx';
import { useTranslate } from '../../../texts/catalogue.ts';
import { LanguageContext } from '../../../texts/language.ts';
import { api } from '../parts/api.ts';
import { Form } from '../parts/form.tsx';
import { ONLINE_TEXTS, type OnlineSpeak, type OnlineText } from '../parts/texts.ts';
import { ChatRules } from './chat-rules.tsx';
import type { LiveTableClient } from './live-table-client.ts';
import { ReportDialog } from './report-dialog.tsx';
import { SpectatorName } from './spectator-name.tsx';

interface ChatPanelProps {
  readonly live: LiveTableClient;
  readonly messages: readonly ChatMessage[];
  /** The viewer; null: anonymous. */
  readonly me: string | null;
  /** Whether people like the viewer may write here. */
  readonly maySpeak: boolean;
  /** Whether the viewer watches a game and so talks with the other spectators. */
  readonly isSpectator?: boolean;
  /** People the viewer has muted or blocked. */
  readonly muted: ReadonlySet<string>;
  readonly onMute: (person: string) => void;
  /** Number of unread messages. */
  readonly unread?: number;
  /** Marks messages up to this one as read. */
  readonly onSeen?: (id: number) => void;
}

const MAX_CHAT_LENGTH = 300;

/** Refusals with their own text; others get a general one. */
const REFUSALS: Readonly<Record<string, OnlineText>> = {
  'chat.rate-limit': 'chat.rate-limit',
  'chat.long': 'chat.long',
  'chat.muted': 'chat.muted',
  'table.left': 'chat.disconnected',
};

const refusalWords = (refusals: readonly Refusal[], say: OnlineSpeak): string => {
  const [first] = refusals;
  return first === undefined ? '' : say(REFUSALS[first.code] ?? 'chat.refused');
};

/** Tracks what has been read: messages count once they are visible on a visible page, not when they arrive. */
function useChatScroll(last: number, onSeen: ChatPanelProps['onSeen']): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = list.current;
    if (box === null) return;
    box.setAttribute('tabindex', '0'); // a scrollable region must be focusable
    box.scrollTop = box.scrollHeight;
    let isInSight = false;
    const look = () => {
      if (isInSight && document.visibilityState === 'visible') onSeen?.(last);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        isInSight = entries.at(-1)?.isIntersecting ?? false;
        look();
      },
      { threshold: 0.5 },
    );
    observer.observe(box);
    document.addEventListener('visibilitychange', look);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', look);
    };
  }, [last, onSeen]);
  return list;
}

/** The chat of a table. */
export function ChatPanel(props: ChatPanelProps) {
  const { live, messages, me, maySpeak, isSpectator = false, muted, onMute, unread = 0, onSeen } = props;
  const say = useTranslate(ONLINE_TEXTS);
  const heading = useId();
  const heard = messages.filter(({ person }) => !muted.has(person));
  const list = useChatScroll(messages.at(-1)?.id ?? 0, onSeen);
  return (
    <section className="panel online-chat" aria-labelledby={heading}>
      <header className="panel-head">
        <h2 id={heading} className="small-caps">
          {say('chat')}
        </h2>
        {unread > 0 && <span className="badge">{say('chat.new', { n: unread })}</span>}
      </header>
      <div ref={list} className="online-remarks" role="log" aria-labelledby={heading}>
        {heard.length === 0 ? (
          <p className="muted">{say('chat.none')}</p>
        ) : (
          <ol>
            {heard.map((message) => (
              <ChatMessageLine
                key={message.id}
                message={message}
                table={live.state.summary.id}
                mayMute={me !== null && message.person !== me}
                onMute={onMute}
              />
            ))}
          </ol>
        )}
      </div>
      {isSpectator && <p className="muted">{say('chat.spectators.note')}</p>}
      {maySpeak && me === null && <SpectatorName />}
      {maySpeak && me !== null && <ChatRules />}
      {maySpeak && me !== null && <ChatInput live={live} isSpectator={isSpectator} />}
    </section>
  );
}

interface ChatMessageLineProps {
  readonly message: ChatMessage;
  readonly table: string;
  readonly mayMute: boolean;
  readonly onMute: (person: string) => void;
}

function ChatMessageLine({ message, table, mayMute, onMute }: ChatMessageLineProps) {
  const say = useTranslate(ONLINE_TEXTS);
  const language = use(LanguageContext);
  const { name, seat, audience, text, sentAt, person } = message;
  const [reports, setReports] = useState(false);
  const time = new Intl.DateTimeFormat(localeOf(language), { timeStyle: 'short' }).format(sentAt);
  return (
    <li className="online-remark">
      {seat === null ? <Icon name="eye" /> : <SeatToken seat={seat} size="small" />}
      <p>
        <a href={printRoute({ page: 'person', id: person, table })} target="_blank" rel="noopener">
          {name}
        </a>{' '}
        <time className="muted">{time}</time>
        {audience === 'spectators' && <span className="muted"> · {say('chat.spectator')}</span>}
        <br />
        {text}
      </p>
      {mayMute && (
        <button
          type="button"
          className="icon-button"
          aria-label={say('mute', { name })}
          title={say('mute', { name })}
          onClick={() => {
            onMute(person);
            void api.mute(person);
          }}
        >
          <Icon name="sound-off" />
        </button>
      )}
      {mayMute && (
        <button
          type="button"
          className="icon-button"
          aria-label={say('report.name', { name })}
          title={say('report.name', { name })}
          onClick={() => setReports(true)}
        >
          <Icon name="flag" />
        </button>
      )}
      {reports && <ReportDialog message={message} table={table} onDone={() => setReports(false)} />}
    </li>
  );
}

/** The draft stays until it is sent, also across a reload. */
interface ChatInputProps {
  readonly live: LiveTableClient;
  readonly isSpectator: boolean;
  /** Whether the rules of the chat appear here when somebody begins to write; otherwise they stand above. */
  readonly showsRules?: boolean;
}

export function ChatInput({ live, isSpectator, showsRules = false }: ChatInputProps) {
  const say = useTranslate(ONLINE_TEXTS);
  const [hasBegun, setBegun] = useState(false);
  const storageKey = `saying.${live.state.summary.id}`;
  const [text, setTyped] = useState(() => readStored(storageKey) ?? '');
  const setText = (typed: string) => {
    setTyped(typed);
    writeStored(storageKey, typed);
  };
  const [refused, setRefused] = useState<readonly Refusal[]>([]);
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    const said = text.trim();
    if (said === '' || isBusy) return;
    setBusy(true);
    const refusals = await live.request({ type: 'say', text: said });
    setBusy(false);
    setRefused(refusals);
    if (refusals.length === 0) setText('');
  };
  return (
    <Form className="online-say" onSend={send}>
      {showsRules && hasBegun && <ChatRules />}
      <input
        type="text"
        aria-label={say(isSpectator ? 'chat.say.spectators' : 'chat.say')}
        placeholder={say('chat.hint')}
        maxLength={MAX_CHAT_LENGTH}
        autoComplete="off"
        value={text}
        onFocus={() => setBegun(true)}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="btn" aria-disabled={isBusy || undefined}>
        {say('chat.send')}
      </button>
      <p role="status" className={refused.length > 0 ? 'online-refused' : 'unseen'}>
        {refusalWords(refused, say)}
      </p>
    </Form>
  );
}
