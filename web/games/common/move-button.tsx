import type { Kinded } from '@orrery/kernel';
import type { ReactNode } from 'react';
import type { RefusalReason } from '../../table/game-ui.ts';
import { moveKey } from '../../table/guided-control.ts';
import { type AlmanacOpener, RefusalNote } from './refusal-note.tsx';

/** The part of a table API that makes or refuses moves. */
export interface MovePlayer<M> extends AlmanacOpener {
  name(move: M): string;
  whyRefused(move: M): readonly RefusalReason[];
  playMove(move: M): void;
}

interface MoveButtonProps<M> {
  readonly play: MovePlayer<M>;
  readonly move: M;
  readonly look?: 'primary' | 'small' | 'primary small' | 'quiet';
  /** The label; the game's own name of the move by default. */
  readonly children?: ReactNode;
  /** Called before the move is made. */
  readonly onPlay?: () => void;
}

/** A button that makes a move, or says why it cannot be made. */
export function MoveButton<M extends Kinded>({ play, move, look, children, onPlay }: MoveButtonProps<M>) {
  const [reason] = play.whyRefused(move);
  const name = play.name(move);
  const press = () => {
    onPlay?.();
    play.playMove(move);
  };
  return (
    <button
      type="button"
      className={look === undefined ? 'btn' : `btn ${look}`}
      aria-disabled={reason !== undefined}
      data-move={moveKey(move)}
      title={reason?.text ?? (children === undefined ? undefined : name)}
      onClick={() => reason === undefined && press()}
    >
      {children ?? name}
    </button>
  );
}

/** The same button with a visible reason. */
export function MoveButtonWithReason<M extends Kinded>(props: MoveButtonProps<M>) {
  return (
    <>
      <MoveButton {...props} />
      <RefusalNote play={props.play} reason={props.play.whyRefused(props.move)[0]} />
    </>
  );
}
