import { createContext, type ReactNode, use, useEffect, useId, useRef } from 'react';
import { Icon } from '../art/icons/icon.tsx';
import { useSpeak } from '../texts/catalogue.ts';
import { TABLE_TEXTS } from './texts.ts';
import { useWidth } from './use-width.ts';

/** Takes the focus while it is there, and gives it back to where it was. */
export function useBorrowedFocus() {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    const own = ref.current;
    if (own !== null && !own.contains(before)) own.focus({ preventScroll: true });
    return () => {
      const isLost = document.activeElement === document.body || own?.contains(document.activeElement);
      if (isLost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return ref;
}

/** What has to stay in sight where a sheet covers the rest of the table: a lesson's guide. */
export const SheetNote = createContext<ReactNode>(null);

export interface SurfaceProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly kind?: string;
}

/** Something opened beside the board, which stays in sight; on a narrow screen a sheet from below. */
export function Surface({ title, onClose, children, kind = '' }: SurfaceProps) {
  const speak = useSpeak(TABLE_TEXTS);
  const isNarrow = useWidth() === 'narrow';
  const ref = useBorrowedFocus();
  const heading = useId();
  const note = use(SheetNote);
  return (
    <section
      ref={ref}
      role="dialog"
      aria-labelledby={heading}
      tabIndex={-1}
      className={`surface ${isNarrow ? 'sheet' : 'dialog'} ${kind}`}
    >
      <div className="surface-head">
        <h2 id={heading}>{title}</h2>
        <button type="button" className="icon-button" aria-label={speak('close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {isNarrow && note}
      <div className="surface-body">{children}</div>
    </section>
  );
}

/** Asks for an answer before anything else goes on. */
export function ModalDialog({ title, onClose, children, kind = '' }: SurfaceProps) {
  const speak = useSpeak(TABLE_TEXTS);
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const own = ref.current;
    own?.showModal();
    own?.querySelector<HTMLElement>('.primary')?.focus();
    return () => own?.close();
  }, []);
  return (
    <dialog
      ref={ref}
      className={`dialog modal ${kind}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="surface-head">
        <h2 id={heading}>{title}</h2>
        <button type="button" className="icon-button" aria-label={speak('close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <div className="surface-body">{children}</div>
    </dialog>
  );
}
