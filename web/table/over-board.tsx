import type { Kinded } from '@orrery/kernel';
import { useId } from 'react';
import { Icon } from '../art/icons/icon.tsx';
import type { Dialogue } from './furniture.ts';
import type { Helm, HelmProps } from './helm.ts';
import { Shown } from './shown.tsx';
import { useBorrowedFocus } from './surface.tsx';

/** The open dialogue that lies over the board, if there is one. */
export function overBoard<T, H, M extends Kinded, E extends Kinded>({
  furniture,
  play,
}: Helm<T, H, M, E>): Dialogue<T, H, M, E> | undefined {
  const dialogue = play.dialogue === null ? undefined : furniture.dialogues[play.dialogue];
  return dialogue?.isOver ? dialogue : undefined;
}

/** A dialogue as large as the board it lies on; closed, the board is there again. */
export function OverBoard<T, H, M extends Kinded, E extends Kinded>({ helm }: HelmProps<T, H, M, E>) {
  const dialogue = overBoard(helm);
  return dialogue === undefined ? null : <Sheet key={helm.play.dialogue} helm={helm} dialogue={dialogue} />;
}

function Sheet<T, H, M extends Kinded, E extends Kinded>({
  helm,
  dialogue,
}: HelmProps<T, H, M, E> & { readonly dialogue: Dialogue<T, H, M, E> }) {
  const { play, language, desk, speak } = helm;
  const heading = useId();
  const ref = useBorrowedFocus();
  return (
    <div className="over-board" data-corner="">
      <section ref={ref} role="dialog" aria-labelledby={heading} tabIndex={-1} className="over-sheet">
        <h2 id={heading} className="unseen">
          {dialogue.title(language)}
        </h2>
        <button
          type="button"
          className="icon-button framed over-close"
          aria-label={speak('over.close')}
          title={speak('over.close')}
          onClick={() => desk.open(null)}
        >
          <Icon name="close" />
        </button>
        <Shown part={dialogue.Content} play={play} />
      </section>
    </div>
  );
}
