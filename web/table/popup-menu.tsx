import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { nextMenuItem } from './menu-keys.ts';

const GAP_PX = 4;
const MARGIN_PX = 8;
const ITEMS = '[role^="menuitem"]';

interface PopupMenuProps {
  /** The button that opens the menu. */
  readonly trigger: { readonly label: string; readonly className: string; readonly content: ReactNode };
  readonly isOn?: boolean;
  readonly className?: string;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The items; they are rendered only while the menu is open. */
  readonly children: ReactNode;
  /** Text below the items. */
  readonly note?: ReactNode;
}

/** A button with a menu. The browser's own popover closes it by Escape or a click elsewhere and returns the focus. */
export function PopupMenu({
  trigger,
  isOn = false,
  className = '',
  isOpen,
  onOpenChange,
  children,
  note,
}: PopupMenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [own, anchor] = [popover.current, button.current];
    if (own === null || anchor === null) return;
    if (own.matches(':popover-open') !== isOpen) own.togglePopover(isOpen);
    if (!isOpen) return;
    placeBelow(own, anchor);
    (own.querySelector<HTMLElement>('[aria-checked="true"]') ?? own.querySelector<HTMLElement>(ITEMS))?.focus();
  }, [isOpen]);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={trigger.className}
        aria-label={trigger.label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        data-on={isOn ? '' : undefined}
        popoverTarget={id}
      >
        {trigger.content}
      </button>
      <div
        ref={popover}
        id={id}
        popover="auto"
        className={`panel menu-popover ${className}`}
        onToggle={({ newState }) => onOpenChange(newState === 'open')}
      >
        {isOpen && (
          <>
            <div role="menu" tabIndex={-1} className="menu" aria-label={trigger.label} onKeyDown={handleKey}>
              {children}
            </div>
            {note}
          </>
        )}
      </div>
    </>
  );
}

/** Below the button, aligned with its right edge, and never higher than the window. */
function placeBelow(popover: HTMLElement, anchor: HTMLElement): void {
  const { bottom, right } = anchor.getBoundingClientRect();
  const top = bottom + GAP_PX;
  popover.style.top = `${top}px`;
  popover.style.right = `${Math.max(MARGIN_PX, document.documentElement.clientWidth - right)}px`;
  popover.style.maxHeight = `${innerHeight - top - MARGIN_PX}px`;
}

/** Keys move between the items; none of them reaches the shortcuts of the table. */
function handleKey(event: KeyboardEvent<HTMLElement>): void {
  event.stopPropagation();
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>(ITEMS)];
  const current = items.findIndex((item) => item.matches(':focus'));
  if (event.key === 'Tab') {
    event.preventDefault();
    closeMenu(event.currentTarget);
  }
  const next = nextMenuItem(event.key, current, items.map(labelOf));
  if (next === null) return;
  event.preventDefault();
  items[next]?.focus();
}

const labelOf = (item: HTMLElement): string => item.dataset.label ?? '';

const closeMenu = (inside: HTMLElement): void => inside.closest<HTMLElement>('[popover]')?.hidePopover();

interface PopupItemProps {
  readonly label: string;
  readonly onChoose: () => void;
  readonly className?: string;
  /** For a choice of one among several: whether it is the present one. */
  readonly isChecked?: boolean;
  readonly describedBy?: string;
  readonly children: ReactNode;
}

/** An item of a menu. Choosing it closes the menu first, so that what it opens keeps the focus. */
export function PopupItem({ label, onChoose, className = '', isChecked, describedBy, children }: PopupItemProps) {
  const role =
    isChecked === undefined
      ? ({ role: 'menuitem' } as const)
      : ({ role: 'menuitemradio', 'aria-checked': isChecked } as const);
  return (
    <button
      {...role}
      type="button"
      aria-label={label}
      aria-describedby={describedBy}
      tabIndex={-1}
      data-label={label}
      className={`menu-item ${className}`}
      onClick={(event) => {
        closeMenu(event.currentTarget);
        onChoose();
      }}
    >
      {children}
    </button>
  );
}
