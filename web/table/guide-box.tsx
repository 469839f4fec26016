import type { ReactNode } from 'react';

interface GuideBoxProps {
  readonly name: string;
  /** A line above what is said: where somebody is. */
  readonly heading: string | null;
  /** What is said, and read out when it changes. */
  readonly text: ReactNode;
  /** The ways on. */
  readonly children: ReactNode;
}

/** What is said to somebody who is led through a game, with the ways on, above the prompt bar. */
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
