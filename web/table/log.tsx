import type { Kinded } from '@orrery/kernel';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { SeatToken } from '../art/seats.tsx';
import type { StoryLine } from '../session/session.ts';
import type { HelmProps } from './helm.ts';
import { useEvents } from './use-events.ts';

/** So many lines are drawn at first; whoever scrolls up finds as many more, and so on. */
const PAGE = 120;
/** So near to its end, the log follows the game. */
const NEAR = 48;

/** What has been shown of the story, line by line; silent lines left out. */
export function useLines<T, H, M extends Kinded, E extends Kinded>({ helm }: HelmProps<T, H, M, E>) {
  const { story, furniture } = helm;
  return useMemo(() => {
    const heads = (line: StoryLine<E>) => furniture.heads?.(line.event) ?? line.isChapter;
    return story
      .filter(({ words }) => words !== null)
      .map((line, i) => ({ ...line, key: i, isHead: heads(line), seat: furniture.actor(line.event) }));
  }, [story, furniture]);
}

/** The game so far as a story; a click on a line shows the table as it was. */
export function Log<T, H, M extends Kinded, E extends Kinded>({ helm }: HelmProps<T, H, M, E>) {
  const { speak, say, holding, desk } = helm;
  const lines = useLines({ helm });
  const [pages, setPages] = useState(1);
  const shown = useMemo(() => lines.slice(-PAGE * pages), [lines, pages]);
  const { ref, isBehind, follow } = useFollowing(lines.length);
  const [stop, setStop] = useState<number | null>(null);
  const last = shown.at(-1)?.key ?? null;
  const entry = shown.some(({ key }) => key === stop) ? stop : last;

  useEvents(ref, {
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

  const seen = holding.memory?.seq;
  const list = useMemo(
    () => (
      <ol>
        {shown.map(({ key, seq, words, isHead, seat }) => (
          <li key={key} className={isHead ? 'head' : undefined}>
            <button
              type="button"
              className="log-line"
              data-key={key}
              tabIndex={key === entry ? 0 : -1}
              aria-current={seen === seq ? 'true' : undefined}
              onClick={() => {
                setStop(key);
                void desk.recall(seq);
              }}
            >
              {!isHead && (seat === null ? <span className="no-seat" /> : <SeatToken seat={seat} size="small" />)}
              <span>{words && say(words)}</span>
            </button>
          </li>
        ))}
      </ol>
    ),
    [shown, entry, seen, say, desk],
  );

  return (
    <section className="panel log" data-part="log" aria-label={speak('log')}>
      <header className="panel-head">
        <h2 className="small-caps">{speak('log')}</h2>
      </header>
      <div className="lines" ref={ref}>
        {shown.length < lines.length && <Earlier onSeen={() => setPages(pages + 1)} label={speak('log.earlier')} />}
        {list}
      </div>
      {isBehind && (
        <button type="button" className="btn small latest" onClick={follow}>
          {speak('log.latest')}
        </button>
      )}
    </section>
  );
}

/** Keeps the newest line in sight, unless somebody has scrolled up to read. */
function useFollowing(length: number) {
  const ref = useRef<HTMLDivElement>(null);
  const [isBehind, setBehind] = useState(false);
  useLayoutEffect(() => {
    const box = ref.current;
    if (box !== null && length >= 0 && !isBehind) box.scrollTop = box.scrollHeight;
  }, [length, isBehind]);
  useEffect(() => {
    const box = ref.current;
    const note = () => box && setBehind(box.scrollHeight - box.scrollTop - box.clientHeight > NEAR);
    box?.addEventListener('scroll', note, { passive: true });
    return () => box?.removeEventListener('scroll', note);
  }, []);
  return { ref, isBehind, follow: () => setBehind(false) };
}

/** Asks for more as soon as it comes into sight. */
function Earlier({ onSeen, label }: { onSeen: () => void; label: string }) {
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
