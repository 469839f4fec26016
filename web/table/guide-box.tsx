import type { ReactNode } from 'react';

interface GuideBoxProps {
  readonly name: string;
  /** A line above the text: the user's progress. */
  readonly heading: string | null;
  /** The same as a bar. */
  readonly progress?: { readonly done: number; readonly of: number } | null;
  /** The text, announced when it changes. */
  readonly text: ReactNode;
  /** The number in the ring around the control to press next; null without a ring on the table. */
  readonly number?: number | null;
  /** The actions. */
  readonly children: ReactNode;
}

/** The number of a step: in the guide and on the ring around the control to press next. */
export const StepNumber = ({ number }: { readonly number: number }) => (
  <span className="guide-number" aria-hidden="true">
    {number}
  </span>
);

/** Guidance of a lesson or puzzle with its actions: in the side column where there is one, else above the prompt bar. */
export function GuideBox({ name, heading, progress = null, text, number = null, children }: GuideBoxProps) {
  return (
    <section className="guide" aria-label={name}>
      <div className="guide-words" role="status">
        {heading !== null && <p className="small-caps">{heading}</p>}
        {progress !== null && (
          <span className="guide-progress" aria-hidden="true">
            <i style={{ width: `${(100 * progress.done) / progress.of}%` }} />
          </span>
        )}
        <p className="guide-text">
          {number !== null && <StepNumber number={number} />}
          {text}
        </p>
      </div>
      <div className="guide-buttons">{children}</div>
    </section>
  );
}
