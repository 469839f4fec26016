import type { ReactNode } from 'react';
import { Sky } from '../art/sky.tsx';
import { Masthead } from './masthead.tsx';
import './page.css';

interface PageProps {
  /** What the window is called; the house's name is added. */
  readonly title: string;
  readonly heading: string;
  readonly children: ReactNode;
}

/** A page of the house: the masthead, a heading, and what it is about. */
export function Page({ title, heading, children }: PageProps) {
  return (
    <div className="page">
      <title>{`${title} · Orrery`}</title>
      <div className="page-sky" aria-hidden="true">
        <Sky />
      </div>
      <Masthead />
      <main>
        <h1>{heading}</h1>
        {children}
      </main>
    </div>
  );
}
