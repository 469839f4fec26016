import type { Kinded } from '@orrery/kernel';
import { useId } from 'react';
import { Icon } from '../art/icons/icon.tsx';
import { GamePart } from './game-part.tsx';
import type { GameDialogue } from './game-ui.ts';
import { useReturnFocus } from './surface.tsx';
import { type TableController, type TableControllerProps, useTableField } from './table-controller.ts';

/** The open dialog that covers the board, if any. */
export function useOverBoard<T, H, M extends Kinded, E extends Kinded>(
  controller: TableController<T, H, M, E>,
): GameDialogue<T, H, M, E> | undefined {
  const open = useTableField(controller, 'play', 'dialogue');
  const dialogue = open === null ? undefined : controller.ui.dialogues[open];
  return dialogue?.coversBoard ? dialogue : undefined;
}

/** A dialog as large as the board; closing it shows the board again. */
export function OverBoard<T, H, M extends Kinded, E extends Kinded>({ controller }: TableControllerProps<T, H, M, E>) {
  const dialogue = useOverBoard(controller);
  const key = useTableField(controller, 'play', 'dialogue');
  return dialogue === undefined ? null : <Sheet key={key} controller={controller} dialogue={dialogue} />;
}

function Sheet<T, H, M extends Kinded, E extends Kinded>({
  controller,
  dialogue,
}: TableControllerProps<T, H, M, E> & { readonly dialogue: GameDialogue<T, H, M, E> }) {
  const { language, moveSelection, translate } = controller;
  const heading = useId();
  const ref = useReturnFocus();
  return (
    <div className="over-board" data-corner="">
      <section ref={ref} role="dialog" aria-labelledby={heading} tabIndex={-1} className="over-sheet">
        <h2 id={heading} className="unseen">
          {dialogue.title(language)}
        </h2>
        <button
          type="button"
          className="icon-button framed over-close"
          aria-label={translate('over.close')}
          title={translate('over.close')}
          onClick={() => moveSelection.openDialogue(null)}
        >
          <Icon name="close" />
        </button>
        <GamePart controller={controller} part={dialogue.Content} />
      </section>
    </div>
  );
}
