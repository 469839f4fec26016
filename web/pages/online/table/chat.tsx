import type { Refusal } from '@orrery/kernel';
import type { Remark } from '@orrery/protocol';
import { type RefObject, use, useEffect, useId, useRef, useState } from 'react';
import { printRoute } from '../../../app/route.ts';
import { recall, remember } from '../../../app/storage.ts';
import { Icon } from '../../../art/icons/icon.tsx';
import { SeatToken } from '../../../art/seats.tsx';
import { useSpeak } from '../../../texts/catalogue.ts';
import { LanguageContext } from '../../../texts/language.ts';
import { api } from '../parts/api.ts';
import { Form } from '../parts/form.tsx';
import { ONLINE_TEXTS, type OnlineSpeak, type OnlineText } from '../parts/texts.ts';
import type { LiveTable } from './live-table.ts';

interface ChatProps {
  readonly live: LiveTable;
  readonly remarks: readonly Remark[];
  /** Who looks; null: nobody the server knows. */
  readonly me: string | null;
  /** Onlookers may read but not speak. */
  readonly maySpeak: boolean;
  /** Whoever the one who looks does not want to read. */
  readonly muted: ReadonlySet<string>;
  readonly onMute: (person: string) => void;
  /** How many remarks nobody here has had in sight yet. */
  readonly unread?: number;
  /** All up to this remark is in sight. */
  readonly onSeen?: (id: number) => void;
}

const LONGEST = 300;

/** Refusals that have words here; the rest say that it did not work. */
const REFUSALS: Readonly<Record<string, OnlineText>> = {
  'chat.often': 'chat.flood',
  'chat.long': 'chat.long',
  'table.left': 'chat.left',
};

const refusalWords = (refusals: readonly Refusal[], say: OnlineSpeak): string => {
  const [first] = refusals;
  return first === undefined ? '' : say(REFUSALS[first.code] ?? 'chat.refused');
};

/** Follows what is said. It is seen once it is in sight on a page that is looked at, not as soon as it has come. */
function useFollowing(last: number, onSeen: ChatProps['onSeen']): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = list.current;
    if (box === null) return;
    box.setAttribute('tabindex', '0'); // what scrolls must be reached by keys
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

/** What people say to each other at a table. */
export function Chat({ live, remarks, me, maySpeak, muted, onMute, unread = 0, onSeen }: ChatProps) {
  const say = useSpeak(ONLINE_TEXTS);
  const heading = useId();
  const heard = remarks.filter(({ person }) => !muted.has(person));
  const list = useFollowing(remarks.at(-1)?.id ?? 0, onSeen);
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
            {heard.map((remark) => (
              <RemarkLine
                key={remark.id}
                remark={remark}
                mayMute={me !== null && remark.person !== me}
                onMute={onMute}
              />
            ))}
          </ol>
        )}
      </div>
      {maySpeak && <SayField live={live} />}
    </section>
  );
}

interface RemarkLineProps {
  readonly remark: Remark;
  readonly mayMute: boolean;
  readonly onMute: (person: string) => void;
}

function RemarkLine({ remark, mayMute, onMute }: RemarkLineProps) {
  const say = useSpeak(ONLINE_TEXTS);
  const language = use(LanguageContext);
  const { name, seat, text, at, person } = remark;
  const time = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { timeStyle: 'short' }).format(at);
  return (
    <li className="online-remark">
      {seat === null ? <Icon name="eye" /> : <SeatToken seat={seat} size="small" />}
      <p>
        <a href={printRoute({ page: 'person', id: person })} target="_blank" rel="noopener">
          {name}
        </a>{' '}
        <time className="muted">{time}</time>
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
    </li>
  );
}

/** What was typed stays until it was heard, also when the page is loaded anew. */
function SayField({ live }: { readonly live: LiveTable }) {
  const say = useSpeak(ONLINE_TEXTS);
  const shelf = `saying.${live.state.card.id}`;
  const [text, setTyped] = useState(() => recall(shelf) ?? '');
  const setText = (typed: string) => {
    setTyped(typed);
    remember(shelf, typed);
  };
  const [refused, setRefused] = useState<readonly Refusal[]>([]);
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    const said = text.trim();
    if (said === '' || isBusy) return;
    setBusy(true);
    const refusals = await live.ask({ type: 'say', text: said });
    setBusy(false);
    setRefused(refusals);
    if (refusals.length === 0) setText('');
  };
  return (
    <Form className="online-say" onSend={send}>
      <input
        type="text"
        aria-label={say('chat.say')}
        placeholder={say('chat.hint')}
        maxLength={LONGEST}
        autoComplete="off"
        value={text}
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
