import type { Kinded } from '@orrery/kernel';
import { type ReactNode, useState } from 'react';
import { Icon } from '../../art/icons/icon.tsx';
import type { Advice } from '../../session/coach.ts';
import { useSpeak } from '../../texts/catalogue.ts';
import type { Helm } from '../helm.ts';
import { useWidth } from '../use-width.ts';
import { adviceWords, remarkWords } from './advice-words.ts';
import { COACH_TEXTS } from './texts.ts';
import type { Tutoring } from './use-tutor.ts';
import './coach.css';

interface TalkProps<T, H, M extends Kinded, E extends Kinded> {
  readonly helm: Helm<T, H, M, E>;
  readonly tutoring: Tutoring<T, M>;
}

/** Where the talk stands over the board, so that it does not hide what it speaks of. */
export type TalkSide = 'left' | 'right' | 'top' | 'bottom';

/** What the coach says: over the board, so that nothing else moves when it appears. */
export function CoachTalk<T, H, M extends Kinded, E extends Kinded>({
  helm,
  tutoring: { talk, tutor },
  side,
}: TalkProps<T, H, M, E> & { readonly side: TalkSide | 'inline' }) {
  const speak = useSpeak(COACH_TEXTS);
  const { coaching, isOpen, remark } = talk;
  if (!isOpen && remark === null) return null;
  const dismiss = () => {
    tutor.dismiss();
    document.querySelector<HTMLElement>('.prompt-bar')?.focus({ preventScroll: true });
  };
  return (
    <section className="coach-talk" data-side={side} data-corner="" aria-label={speak('coach')}>
      <Icon name="hint" />
      <div className="coach-words">
        {remark !== null && <p className="coach-remark">{remarkWords(helm, speak, remark)}</p>}
        {isOpen && coaching.state !== 'ready' && <p>{speak(coaching.state)}</p>}
        {isOpen && coaching.state === 'thinking' && <progress value={coaching.share} aria-label={speak('thinking')} />}
        {isOpen && coaching.state === 'ready' && <Counsel helm={helm} advice={coaching.advice} />}
      </div>
      <button type="button" className="icon-button coach-dismiss" aria-label={speak('dismiss')} onClick={dismiss}>
        <Icon name="close" />
      </button>
    </section>
  );
}

/** The best move with what speaks for it, what comes near it, and what can be done about it. */
function Counsel<T, H, M extends Kinded, E extends Kinded>({
  helm,
  advice,
}: {
  readonly helm: Helm<T, H, M, E>;
  readonly advice: Advice<T, M>;
}) {
  const speak = useSpeak(COACH_TEXTS);
  const isNarrow = useWidth() === 'narrow';
  const [isWhole, setWhole] = useState(false);
  const { best, why, hope, next } = adviceWords(helm, speak, advice);
  const { move } = advice.best;
  const isPlaced = helm.furniture.placeOf(move, advice.table) !== null;
  const isLong = isNarrow && !isWhole;
  return (
    <>
      <p>
        <strong>{best}.</strong> {(isLong ? why.slice(0, 1) : why).join(' ')}
      </p>
      {!isLong && <p className="muted">{[hope, next].filter((text) => text !== '').join(' ')}</p>}
      <div className="coach-buttons">
        <button type="button" className="btn small" onClick={() => helm.desk.make(move)}>
          {speak('do')}
        </button>
        {isPlaced && (
          <button type="button" className="btn small quiet" onClick={() => helm.desk.look(move)}>
            {speak('show')}
          </button>
        )}
        {isNarrow && (
          <button type="button" className="btn small quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {speak(isWhole ? 'less' : 'more')}
          </button>
        )}
      </div>
    </>
  );
}

/** The same for those who listen: politely, when something new is said. */
export function CoachVoice<T, H, M extends Kinded, E extends Kinded>({
  helm,
  tutoring: { talk },
}: TalkProps<T, H, M, E>): ReactNode {
  const speak = useSpeak(COACH_TEXTS);
  const { coaching, isOpen, remark } = talk;
  const said: string[] = [];
  if (remark !== null) said.push(remarkWords(helm, speak, remark));
  if (isOpen && coaching.state === 'ready') {
    const { best, why, next } = adviceWords(helm, speak, coaching.advice);
    said.push(`${best}.`, ...why, next);
  } else if (isOpen && (coaching.state === 'idle' || coaching.state === 'failed')) said.push(speak(coaching.state));
  return (
    <p className="unseen" aria-live="polite">
      {said.length > 0 && `${speak('coach')}: ${said.join(' ')}`}
    </p>
  );
}
