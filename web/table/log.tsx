import type { Kinded } from '@orrery/kernel';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { SeatToken } from '../art/seats.tsx';
import type { StoryLine } from '../session/session.ts';
import { SinceTurn, SinceTurnLines } from './since-turn.tsx';
import { type TableControllerProps, useTableField, useTableState } from './table-controller.ts';
import { useDomEvents } from './use-dom.ts';

/** Number of lines rendered at first, and up to twice as many later; scrolling up adds as many again each time. */
const LINES_PER_PAGE = 120;

/** The first line of so many pages. Lines leave page by page: each that leaves alone would move the others. */
const firstLineOf = (pages: number, lines: number): number =>
  Math.max(0, (Math.floor(lines / LINES_PER_PAGE) - pages) * LINES_PER_PAGE);
/** Within this distance of the end, the log follows the game. */
const FOLLOW_WITHIN_PX = 48;

/** The shown log lines; lines without text are left out. */
export function useLogLines<T, H, M extends Kinded, E extends Kinded>({
  controller,
}: TableControllerProps<T, H, M, E>) {
  const { ui } = controller;
  const story = useTableState(controller, 'story');
  return useMemo(() => {
    const heads = (line: StoryLine<E>) => ui.startsLogGroup?.(line.event) ?? line.isChapter;
    return story
      .filter(({ words }) => words !== null)
      .map((line, i) => ({ ...line, key: i, isHead: heads(line), seat: ui.actor(line.event) }));
  }, [story, ui]);
}

/** The log of the game; a click on a line shows the table as it was. */
export function LogPanel<T, H, M extends Kinded, E extends Kinded>({ controller }: TableControllerProps<T, H, M, E>) {
  const { translate, formatMessage, moveSelection, session, ui } = controller;
  const hasNews = ui.news !== undefined && !session.isRecorded && session.snapshot.view.seat !== null;
  const [isSummary, setSummary] = useState(false);
  const all = useLogLines({ controller });
  const view = useTableField(controller, 'play', 'view');
  const lines = useMemo(() => all.filter(({ event }) => !ui.isMinor?.(event)), [all, ui]);
  const [pages, setPages] = useState(1);
  const first = firstLineOf(pages, lines.length);
  const shown = useMemo(() => lines.slice(first), [lines, first]);
  const box = useRef<HTMLDivElement>(null);
  const room = useRoomAbove(box, first);
  const { ref, isBehind, follow } = useScrollToEnd(box, lines.length);
  const [stop, setStop] = useState<number | null>(null);
  const last = shown.at(-1)?.key ?? null;
  const entry = shown.some(({ key }) => key === stop) ? stop : last;

  useDomEvents(ref, {
    keydown(event) {
      const step = { ArrowUp: -1, ArrowDown: 1, Home: Number.NEGATIVE_INFINITY, End: Number.POSITIVE_INFINITY }[
        event.key
      ];
      if (step === undefined) return;
      const buttons = [...(ref.current?.querySelectorAll<HTMLElement>('button.log-line') ?? [])];
      const { activeElement } = document;
      const at = activeElement instanceof HTMLElement ? buttons.indexOf(activeElement) : -1;
      if (at < 0) return;
      event.preventDefault();
      const next = buttons[Math.min(Math.max(at + step, 0), buttons.length - 1)];
      next?.focus();
      setStop(Number(next?.dataset.key));
    },
  });

  const seen = useTableField(controller, 'selection', 'recalled')?.seq;
  const list = useMemo(
    () => (
      <ol>
        {first > 0 && (
          <li className="log-room" ref={room}>
            <LoadEarlier onSeen={() => setPages(pages + 1)} label={translate('log.earlier')} />
          </li>
        )}
        {shown.map(({ key, seq, event, words, isHead, seat }) => (
          <li key={key} className={isHead ? 'head' : undefined}>
            <button
              type="button"
              className="log-line"
              data-key={key}
              tabIndex={key === entry ? 0 : -1}
              aria-current={seen === seq ? 'true' : undefined}
              onClick={() => {
                setStop(key);
                void moveSelection.recallEntry(seq);
              }}
            >
              {!isHead && (seat === null ? <span className="no-seat" /> : <SeatToken seat={seat} size="small" />)}
              <span>{words && formatMessage(words)}</span>
              {!isHead && <LogSign sign={ui.news?.(event, view, view)?.sign} />}
            </button>
          </li>
        ))}
      </ol>
    ),
    [shown, first, pages, room, entry, seen, formatMessage, translate, moveSelection, ui, view],
  );

  return (
    <section className="panel log" data-part="log" aria-label={translate('log')}>
      <header className="panel-head">
        <h2 className="small-caps">{translate('log')}</h2>
      </header>
      {hasNews && <SinceTurn controller={controller} isOpen={isSummary} onToggle={() => setSummary(!isSummary)} />}
      {hasNews && isSummary && (
        <div className="lines">
          <SinceTurnLines controller={controller} />
        </div>
      )}
      <div className="lines" ref={ref} hidden={hasNews && isSummary}>
        {list}
      </div>
      {isBehind && (
        <button type="button" className="btn small latest" onClick={follow}>
          {translate('log.latest')}
        </button>
      )}
    </section>
  );
}

/** The piece or card that a line is about. */
const LogSign = ({ sign }: { readonly sign: ReactNode }): ReactNode =>
  sign === undefined ? null : (
    <span className="log-sign" aria-hidden="true">
      {sign}
    </span>
  );

/** The room of lines that have left, above the first line that is rendered: the others keep their place. */
function useRoomAbove(list: RefObject<HTMLElement | null>, first: number) {
  const ref = useRef<HTMLLIElement>(null);
  const before = useRef({ first, tops: new Map<number, number | undefined>() });
  useLayoutEffect(() => {
    const lines = list.current?.querySelectorAll<HTMLElement>('li:not(.log-room)');
    if (lines === undefined) return;
    const topOf = (line: number) => lines[line - first]?.offsetTop;
    const box = ref.current;
    const { current } = before;
    if (box !== null && first !== current.first) {
      const common = Math.max(first, current.first);
      const [was, is] = [current.tops.get(common), topOf(common)];
      if (was !== undefined && is !== undefined) box.style.height = `${Math.max(0, box.offsetHeight + was - is)}px`;
    }
    before.current = { first, tops: new Map([first, first + LINES_PER_PAGE].map((line) => [line, topOf(line)])) };
  });
  return ref;
}

/** Keeps the newest line visible, unless the user has scrolled up. */
function useScrollToEnd(ref: RefObject<HTMLDivElement | null>, length: number) {
  const [isBehind, setBehind] = useState(false);
  useLayoutEffect(() => {
    const box = ref.current;
    if (box !== null && length >= 0 && !isBehind) box.scrollTop = box.scrollHeight;
  }, [ref, length, isBehind]);
  useEffect(() => {
    const box = ref.current;
    const note = () => box && setBehind(box.scrollHeight - box.scrollTop - box.clientHeight > FOLLOW_WITHIN_PX);
    box?.addEventListener('scroll', note, { passive: true });
    return () => box?.removeEventListener('scroll', note);
  }, [ref]);
  return { ref, isBehind, follow: () => setBehind(false) };
}

/** Loads more when it scrolls into view. */
function LoadEarlier({ onSeen, label }: { onSeen: () => void; label: string }) {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const button = ref.current;
    if (button === null) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onSeen());
    observer.observe(button);
    return () => observer.disconnect();
  }, [onSeen]);
  return (
    <button ref={ref} type="button" className="btn small quiet" onClick={onSeen}>
      {label}
    </button>
  );
}
