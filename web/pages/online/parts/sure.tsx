import { useEffect, useId, useRef } from 'react';
import { useSpeak } from '../../../texts/catalogue.ts';
import { ONLINE_TEXTS } from './texts.ts';

interface SureProps {
  readonly question: string;
  /** What is done by whoever is sure. */
  readonly deed: string;
  readonly onYes: () => void;
  readonly onDone: () => void;
}

/** Asks before something is done that cannot be taken back. */
export function Sure({ question, deed, onYes, onDone }: SureProps) {
  const say = useSpeak(ONLINE_TEXTS);
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
      <h2 id={title}>{deed}</h2>
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
          {deed}
        </button>
      </p>
    </dialog>
  );
}
