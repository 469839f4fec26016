import type { Move } from '@orrery/starfarers/facts';
import type { ReactNode } from 'react';
import type { FarPlay } from '../far.ts';
import { moveName } from './voice.ts';
import { Why } from './why.tsx';

interface DoProps {
  readonly play: FarPlay;
  readonly move: Move;
  readonly look?: 'primary' | 'small' | 'primary small' | 'quiet';
  /** What stands on the button; the game's own name of the move when nothing is said. */
  readonly children?: ReactNode;
}

/** A button that makes a move, or says why it cannot be made. */
export function Do({ play, move, look, children }: DoProps) {
  const [reason] = play.why(move);
  const name = moveName(play, move);
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
export function DoOrWhy(props: DoProps) {
  return (
    <>
      <Do {...props} />
      <Why play={props.play} reason={props.play.why(props.move)[0]} />
    </>
  );
}
