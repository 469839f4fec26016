import { type FocusEvent, type ReactNode, useState } from 'react';
import type { Reason } from '../../table/furniture.ts';
import { type Consulting, Why } from './why.tsx';

export type Tell = (reason: Reason | undefined) => void;

interface ToldProps {
  readonly play: Consulting;
  readonly className: string;
  readonly children: (tell: Tell) => ReactNode;
}

/** A group of buttons that tells why the one that is pointed at cannot be pressed, until one goes elsewhere. */
export function Told({ play, className, children }: ToldProps) {
  const [reason, tell] = useState<Reason | undefined>(undefined);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) tell(undefined);
  };
  return (
    <fieldset className={className} onPointerLeave={() => tell(undefined)} onBlur={leave}>
      {children(tell)}
      <p className="common-told">
        <Why play={play} reason={reason} />
      </p>
    </fieldset>
  );
}

/** What a button needs to tell why it cannot be pressed, or else do what it is for. */
export const telling = (reason: Reason | undefined, tell: Tell, press: () => void) => ({
  'aria-disabled': reason !== undefined,
  onClick: () => (reason === undefined ? press() : tell(reason)),
  onPointerEnter: () => tell(reason),
  onFocus: () => tell(reason),
});
