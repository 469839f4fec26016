import type { Kinded } from '@orrery/kernel';
import { type ReactNode, useState } from 'react';
import { Icon } from '../../art/icons/icon.tsx';
import type { CoachAdvice } from '../../session/coach.ts';
import { useTranslate } from '../../texts/catalogue.ts';
import type { TableController } from '../table-controller.ts';
import { useScreenWidth } from '../use-screen-size.ts';
import { adviceTexts, remarkText } from './advice-texts.ts';
import { COACH_TEXTS } from './texts.ts';
import type { TableCoach } from './use-coach.ts';
import './coach.css';

interface CoachPanelProps<T, H, M extends Kinded, E extends Kinded> {
  readonly controller: TableController<T, H, M, E>;
  readonly coach: TableCoach<T, M>;
}

/** Position of the panel over the board, so that it does not hide its subject. */
export type PanelSide = 'left' | 'right' | 'top' | 'bottom';

/** The coach's panel: it lies over the board, so that nothing else moves when it appears. */
export function CoachPanel<T, H, M extends Kinded, E extends Kinded>({
  controller,
  coach: { coachState, controller: coachController },
  side,
}: CoachPanelProps<T, H, M, E> & { readonly side: PanelSide | 'inline' }) {
  const speak = useTranslate(COACH_TEXTS);
  const { advice, isOpen, remark } = coachState;
  if (!isOpen && remark === null) return null;
  const dismiss = () => {
    coachController.dismiss();
    document.querySelector<HTMLElement>('.prompt-bar')?.focus({ preventScroll: true });
  };
  return (
    <section className="coach-panel" data-side={side} data-corner="" aria-label={speak('coach')}>
      <Icon name="hint" />
      <div className="coach-words">
        {remark !== null && <p className="coach-remark">{remarkText(controller, speak, remark)}</p>}
        {isOpen && advice.state !== 'ready' && <p>{speak(advice.state)}</p>}
        {isOpen && advice.state === 'thinking' && <progress value={advice.share} aria-label={speak('thinking')} />}
        {isOpen && advice.state === 'ready' && <AdviceView controller={controller} advice={advice.advice} />}
      </div>
      <button type="button" className="icon-button coach-dismiss" aria-label={speak('dismiss')} onClick={dismiss}>
        <Icon name="close" />
      </button>
    </section>
  );
}

/** The best move with its reasons, the second-best move, and the actions. */
function AdviceView<T, H, M extends Kinded, E extends Kinded>({
  controller,
  advice,
}: {
  readonly controller: TableController<T, H, M, E>;
  readonly advice: CoachAdvice<T, M>;
}) {
  const speak = useTranslate(COACH_TEXTS);
  const isNarrow = useScreenWidth() === 'narrow';
  const [isWhole, setWhole] = useState(false);
  const { best, why, winChance, next } = adviceTexts(controller, speak, advice);
  const { move } = advice.best;
  const isPlaced = controller.ui.placeOf(move, advice.table) !== null;
  const isLong = isNarrow && !isWhole;
  return (
    <>
      <p>
        <strong>{best}.</strong> {(isLong ? why.slice(0, 1) : why).join(' ')}
      </p>
      {!isLong && <p className="muted">{[winChance, next].filter((text) => text !== '').join(' ')}</p>}
      <div className="coach-buttons">
        <button type="button" className="btn small" onClick={() => controller.moveSelection.playMove(move)}>
          {speak('do')}
        </button>
        {isPlaced && (
          <button type="button" className="btn small quiet" onClick={() => controller.moveSelection.preview(move)}>
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

/** The same for screen readers, as a polite live region. */
export function CoachAnnouncer<T, H, M extends Kinded, E extends Kinded>({
  controller,
  coach: { coachState },
}: CoachPanelProps<T, H, M, E>): ReactNode {
  const speak = useTranslate(COACH_TEXTS);
  const { advice, isOpen, remark } = coachState;
  const said: string[] = [];
  if (remark !== null) said.push(remarkText(controller, speak, remark));
  if (isOpen && advice.state === 'ready') {
    const { best, why, next } = adviceTexts(controller, speak, advice.advice);
    said.push(`${best}.`, ...why, next);
  } else if (isOpen && (advice.state === 'idle' || advice.state === 'failed')) said.push(speak(advice.state));
  return (
    <p className="unseen" aria-live="polite">
      {said.length > 0 && `${speak('coach')}: ${said.join(' ')}`}
    </p>
  );
}
