import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from '../../../art/icons/icon.tsx';
import { useTranslate } from '../../../texts/catalogue.ts';
import { ONLINE_TEXTS } from './texts.ts';

interface DialogProps {
  readonly title: string;
  readonly onDone: () => void;
  readonly children: ReactNode;
}

/** A dialog with a heading and a button that closes it. */
export function Dialog({ title, onDone, children }: DialogProps) {
  const say = useTranslate(ONLINE_TEXTS);
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="dialog online-about" aria-labelledby={heading} onClose={onDone}>
      <header>
        <h2 id={heading}>{title}</h2>
        <button type="button" className="icon-button" aria-label={say('close')} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </header>
      {children}
    </dialog>
  );
}
