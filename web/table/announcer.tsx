import type { Kinded } from '@orrery/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLogLines } from './log.tsx';
import type { OnlineExtras } from './online-extras.ts';
import { promptTexts } from './prompt-texts.ts';
import { type TableControllerProps, useTableField, useTableState } from './table-controller.ts';
import { isAwaited } from './viewer.ts';

/** Maximum number of messages announced at once, and of announcements kept on the page. */
const MAX_MESSAGES = 8;
const MAX_ANNOUNCEMENTS = 8;

interface Announcement {
  readonly key: number;
  readonly text: string;
}

/**
 * The last announcements. What is to be said together is one element: screen readers speak elements that are added together
 * in any order.
 */
function useAnnouncements() {
  const count = useRef(0);
  const [sayings, setSayings] = useState<readonly Announcement[]>([]);
  const sayAloud = useCallback((texts: readonly string[]) => {
    const said = texts.filter((text) => text !== '').slice(-MAX_MESSAGES);
    if (said.length === 0) return;
    const fresh = { key: count.current++, text: said.join(' ') };
    setSayings((before) => [...before, fresh].slice(-MAX_ANNOUNCEMENTS));
  }, []);
  return { sayings, sayAloud };
}

/** Announces events in log order and the current request to screen readers. Nothing is visible. */
export function EventAnnouncer<T, H, M extends Kinded, E extends Kinded>({
  controller,
}: TableControllerProps<T, H, M, E>) {
  const { formatMessage } = controller;
  const seq = useTableField(controller, 'playback', 'seq');
  const historyVersion = useTableField(controller, 'playback', 'historyVersion');
  const asking = useTableField(controller, 'play', 'asking');
  const view = useTableField(controller, 'play', 'view');
  // The text depends on these as well; a preview or a pointed-at place does not change it.
  useTableState(controller, 'snapshot');
  useTableField(controller, 'selection', 'selectedKind');
  useTableField(controller, 'selection', 'rejection');
  const lines = useLogLines({ controller });
  const { sayings, sayAloud } = useAnnouncements();
  const told = useRef({ past: historyVersion, seq, asked: '', refused: '' });
  const { question, reasons } = promptTexts(controller);
  const asked = isAwaited({ asking, view }) ? question : '';
  const refused = reasons.map(({ text }) => text).join(' ');

  useEffect(() => {
    const last = told.current;
    told.current = { past: historyVersion, seq, asked, refused };
    const isSame = last.past === historyVersion;
    const fresh = isSame ? lines.filter((line) => line.seq > last.seq && line.seq <= seq) : [];
    // What happened, then what is asked.
    sayAloud([
      ...fresh.map(({ words }) => (words === null ? '' : formatMessage(words))),
      asked === last.asked ? '' : asked,
      refused === last.refused ? '' : refused,
    ]);
  }, [historyVersion, seq, lines, asked, refused, formatMessage, sayAloud]);

  return (
    <div className="unseen" role="log" aria-live="polite" aria-relevant="additions">
      {sayings.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </div>
  );
}

interface ChatAnnouncerProps {
  readonly coachState: OnlineExtras['chat'];
  /** When the chat is on the page, it announces new messages itself. */
  readonly isThere: boolean;
}

/** Announces chat messages while the chat is closed. */
export function ChatAnnouncer({ coachState: { name, unread, latest }, isThere }: ChatAnnouncerProps) {
  return (
    <p className="unseen" role="status">
      {!isThere && unread > 0 && `${name} (${unread}): ${latest}`}
    </p>
  );
}
