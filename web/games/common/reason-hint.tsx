import { type FocusEvent, type ReactNode, useState } from 'react';
import type { RefusalReason } from '../../table/game-ui.ts';
import { type AlmanacOpener, RefusalNote } from './refusal-note.tsx';

export type ShowReason = (reason: RefusalReason | undefined) => void;

interface ReasonHintProps {
  readonly play: AlmanacOpener;
  readonly className: string;
  readonly children: (tell: ShowReason) => ReactNode;
}

/** A group of buttons that shows why the hovered or focused one is disabled, until the pointer or focus moves on. */
export function ReasonHint({ play, className, children }: ReasonHintProps) {
  const [reason, tell] = useState<RefusalReason | undefined>(undefined);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) tell(undefined);
  };
  return (
    <fieldset className={className} onPointerLeave={() => tell(undefined)} onBlur={leave}>
      {children(tell)}
      <p className="common-told">
        <RefusalNote play={play} reason={reason} />
      </p>
    </fieldset>
  );
}

/** Handlers for a button: show the reason if it is disabled, otherwise act. */
export const reasonHandlers = (reason: RefusalReason | undefined, tell: ShowReason, press: () => void) => ({
  'aria-disabled': reason !== undefined,
  onClick: () => (reason === undefined ? press() : tell(reason)),
  onPointerEnter: () => tell(reason),
  onFocus: () => tell(reason),
});
