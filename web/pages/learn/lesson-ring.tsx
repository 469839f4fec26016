import type { Kinded } from '@orrery/kernel';
import { type CSSProperties, type RefObject, useEffect, useState } from 'react';
import type { LessonPointer } from '../../games/lesson.ts';
import { StepNumber } from '../../table/guide-box.tsx';
import { type GuidedControl, guidedControlOf } from '../../table/guided-control.ts';
import type { TableController } from '../../table/table-controller.ts';

/** Poll interval in milliseconds, to follow a board that pans and drawers that slide. */
const POLL_INTERVAL_MS = 120;

const cssString = (text: string): string => `"${CSS.escape(text)}"`;

const placeSelector = (place: string): string => `[data-place=${cssString(place)}]`;

/** The element that a step's text is about; null where it is not on the page. */
export const subjectOf = (pointer: LessonPointer): Element | null =>
  document.querySelector(
    'place' in pointer
      ? placeSelector(pointer.place)
      : `[data-part=${cssString(pointer.part)}], [data-panel=${cssString(pointer.part)}]`,
  );

/** Whether a press in the middle of an element would reach it. */
function isPressable(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  if (width === 0 || height === 0) return false;
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  if (hit === null) return false;
  if (element.contains(hit)) return true;
  // Places of a drawn board get their presses through the board.
  const board = element.closest('[data-part="board"]');
  return element instanceof SVGElement && board !== null && board.contains(hit);
}

function selectorOf(control: GuidedControl): string {
  if (control.by === 'place') return placeSelector(control.place);
  return control.by === 'own' ? `[data-move=${cssString(control.move)}]:not([aria-disabled="true"])` : '[data-guided]';
}

/** The control to press next: the one for the lesson's move, or, where there is no single one, the guide's own button. */
function controlToPress<T, H, M extends Kinded, E extends Kinded>(
  controller: TableController<T, H, M, E>,
  own: HTMLElement | null,
): Element | null {
  const control = guidedControlOf(controller);
  // While steps are shown, a press would only skip them.
  if (control === null) return controller.session.guidedMove ? null : own;
  return [...document.querySelectorAll(selectorOf(control))].find(isPressable) ?? own;
}

/** Scrolls the control into sight, where something scrolls: a drawn board has a camera, which follows by itself. */
function showControl<T, H, M extends Kinded, E extends Kinded>(controller: TableController<T, H, M, E>): void {
  const control = guidedControlOf(controller);
  const found = control === null ? [] : [...document.querySelectorAll(selectorOf(control))];
  const [first] = found;
  if (first === undefined || found.some(isPressable) || first.closest('.board-box:not(.board-page)') !== null) return;
  first.scrollIntoView({ block: 'center', inline: 'center' });
}

interface PixelBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly isRound: boolean;
}

function boxOf(element: Element | null): PixelBox | null {
  if (element === null) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  if (width === 0 || height === 0) return null;
  return { left, top, width, height, isRound: element instanceof SVGElement };
}

const isSame = (a: PixelBox | null, b: PixelBox | null): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The current page position of what `find` finds; null when it is not visible. */
function useFollowedBox(find: () => Element | null): PixelBox | null {
  const [box, setBox] = useState<PixelBox | null>(null);
  useEffect(() => {
    const look = () =>
      setBox((before) => {
        const now = boxOf(find());
        return isSame(before, now) ? before : now;
      });
    look();
    const timer = setInterval(look, POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  });
  return box;
}

const styleOf = ({ left, top, width, height }: PixelBox): CSSProperties => ({ left, top, width, height });

interface LessonRingProps<T, H, M extends Kinded, E extends Kinded> {
  readonly controller: TableController<T, H, M, E>;
  /** The guide's main button. */
  readonly main: RefObject<HTMLElement | null>;
  /** The number of the step, which the guide shows as well. */
  readonly number: number;
}

/**
 * The ring around the control to press next. It follows the control and is hidden from assistive technology: the text
 * says the same.
 */
export function LessonRing<T, H, M extends Kinded, E extends Kinded>({
  controller,
  main,
  number,
}: LessonRingProps<T, H, M, E>) {
  const box = useFollowedBox(() => controlToPress(controller, main.current));
  const control = guidedControlOf(controller);
  const wanted = control === null ? '' : selectorOf(control);
  useEffect(() => {
    if (wanted !== '') showControl(controller);
  }, [controller, wanted]);
  if (box === null) return null;
  return (
    <div className={box.isRound ? 'lesson-ring round' : 'lesson-ring'} style={styleOf(box)} aria-hidden="true">
      <StepNumber number={number} />
    </div>
  );
}

/** A fine line around what the text is about, where that is nothing to press. */
export function SubjectFrame({ pointer }: { readonly pointer: LessonPointer }) {
  const box = useFollowedBox(() => subjectOf(pointer));
  return box === null ? null : <div className="lesson-subject" style={styleOf(box)} aria-hidden="true" />;
}
