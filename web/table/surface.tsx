import { createContext, type ReactNode, use, useEffect, useId, useRef } from 'react';
import { Icon } from '../art/icons/icon.tsx';
import { useTranslate } from '../texts/catalogue.ts';
import { TABLE_TEXTS } from './texts.ts';
import { useScreenWidth } from './use-screen-size.ts';

/** Traps the focus while it is open, and restores it afterwards. */
export function useReturnFocus() {
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

/** Stays visible where a surface takes its place: a lesson's guide. */
export const SheetNote = createContext<ReactNode>(null);

export interface SurfaceProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly kind?: string;
}

const SURFACE_CLASS = 'surface';

/** Moves the focus to the open surface. */
export const focusSurface = (): void => document.querySelector<HTMLElement>(`.${SURFACE_CLASS}`)?.focus();

/** A surface beside the board, which stays visible; on a narrow screen a bottom sheet. */
export function Surface({ title, onClose, children, kind = '' }: SurfaceProps) {
  const speak = useTranslate(TABLE_TEXTS);
  const isNarrow = useScreenWidth() === 'narrow';
  const ref = useReturnFocus();
  const heading = useId();
  const note = use(SheetNote);
  return (
    <section
      ref={ref}
      role="dialog"
      aria-labelledby={heading}
      tabIndex={-1}
      className={`${SURFACE_CLASS} ${isNarrow ? 'sheet' : 'dialog'} ${kind}`}
    >
      <div className="surface-head">
        <h2 id={heading}>{title}</h2>
        <button type="button" className="icon-button" aria-label={speak('close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {note}
      <div className="surface-body">{children}</div>
    </section>
  );
}

/** A modal dialog that must be answered first. */
export function ModalDialog({ title, onClose, children, kind = '' }: SurfaceProps) {
  const speak = useTranslate(TABLE_TEXTS);
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
