import type { ReactNode } from 'react';

interface GuideBoxProps {
  readonly name: string;
  /** A line above the text: the user's progress. */
  readonly heading: string | null;
  /** The text, announced when it changes. */
  readonly text: ReactNode;
  /** The actions. */
  readonly children: ReactNode;
}

/** Guidance of a lesson or puzzle with its actions, above the prompt bar. */
export function GuideBox({ name, heading, text, children }: GuideBoxProps) {
  return (
    <section className="guide" aria-label={name}>
      <div className="guide-words" role="status">
        {heading !== null && <p className="small-caps">{heading}</p>}
        <p className="guide-text">{text}</p>
      </div>
      <div className="guide-buttons">{children}</div>
    </section>
  );
}
