import type { Kinded } from '@orrery/kernel';
import { useEffect } from 'react';
import type { LessonPointer } from '../../games/lesson.ts';
import { guidedControlOf } from '../../table/guided-control.ts';
import type { TableController } from '../../table/table-controller.ts';
import { subjectOf } from './lesson-ring.tsx';

/** Parts of the table in which a press has a meaning of its own: their buttons and links must work. */
const isBoardOrPlace = (pointer: LessonPointer): boolean => 'place' in pointer || pointer.part === 'board';

/**
 * A press on what the text is about is never refused: where there is something to read, it leads on; where a move is
 * wanted that is made elsewhere, it makes that move.
 */
export function useSubjectPress<T, H, M extends Kinded, E extends Kinded>(
  controller: TableController<T, H, M, E>,
  pointer: LessonPointer | undefined,
  goOn: () => void,
): void {
  useEffect(() => {
    if (pointer === undefined || !isBoardOrPlace(pointer)) return;
    const press = (event: MouseEvent) => {
      if (!(event.target instanceof Node) || subjectOf(pointer)?.contains(event.target) !== true) return;
      const control = guidedControlOf(controller);
      // The board itself makes the move.
      if (control?.by === 'place' || (control !== null && !('place' in pointer))) return;
      event.stopPropagation();
      goOn();
    };
    document.addEventListener('click', press, { capture: true });
    return () => document.removeEventListener('click', press, { capture: true });
  }, [controller, pointer, goOn]);
}
