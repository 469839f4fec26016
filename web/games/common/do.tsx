import type { ReactNode } from 'react';
import type { Reason } from '../../table/furniture.ts';
import { type Consulting, Why } from './why.tsx';

/** What of a play makes moves, or refuses them. */
export interface Doing<M> extends Consulting {
  name(move: M): string;
  why(move: M): readonly Reason[];
  make(move: M): void;
}

interface DoProps<M> {
  readonly play: Doing<M>;
  readonly move: M;
  readonly look?: 'primary' | 'small' | 'primary small' | 'quiet';
  /** What stands on the button; the game's own name of the move when nothing is said. */
  readonly children?: ReactNode;
}

/** A button that makes a move, or says why it cannot be made. */
export function Do<M>({ play, move, look, children }: DoProps<M>) {
  const [reason] = play.why(move);
  const name = play.name(move);
  return (
    <button
      type="button"
      className={look === undefined ? 'btn' : `btn ${look}`}
      aria-disabled={reason !== undefined}
      title={reason?.text ?? (children === undefined ? undefined : name)}
      onClick={() => reason === undefined && play.make(move)}
    >
      {children ?? name}
    </button>
  );
}

/** The same with the reason in sight. */
export function DoOrWhy<M>(props: DoProps<M>) {
  return (
    <>
      <Do {...props} />
      <Why play={props.play} reason={props.play.why(props.move)[0]} />
    </>
  );
}
