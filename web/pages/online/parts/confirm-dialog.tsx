import { useEffect, useId, useRef } from 'react';
import { useTranslate } from '../../../texts/catalogue.ts';
import { ONLINE_TEXTS } from './texts.ts';

interface ConfirmDialogProps {
  readonly question: string;
  /** The confirmed action. */
  readonly confirmLabel: string;
  readonly onYes: () => void;
  readonly onDone: () => void;
}

/** Asks before an action that cannot be undone. */
export function ConfirmDialog({ question, confirmLabel, onYes, onDone }: ConfirmDialogProps) {
  const say = useTranslate(ONLINE_TEXTS);
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const text = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className="dialog online-sure"
      aria-labelledby={title}
      aria-describedby={text}
      onClose={onDone}
    >
      <h2 id={title}>{confirmLabel}</h2>
      <p id={text}>{question}</p>
      <p className="online-sure-choices">
        <button type="button" className="btn" onClick={() => dialog.current?.close()}>
          {say('sure.no')}
        </button>
        <button
          type="button"
          className="btn danger"
          onClick={() => {
            onYes();
            dialog.current?.close();
          }}
        >
          {confirmLabel}
        </button>
      </p>
    </dialog>
  );
}
