import type { ReactNode } from 'react';
import { Icon } from '../art/icons/icon.tsx';
import { Sky } from '../art/sky.tsx';
import { useSpeak } from '../texts/catalogue.ts';
import { Masthead } from './masthead.tsx';
import { stopKey } from './route.ts';
import { APP_TEXTS } from './texts.ts';
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
        <Back />
        <h1>{heading}</h1>
        {children}
      </main>
    </div>
  );
}

/** The way back, for those whose window has no button for it. Whoever came by an address has nowhere to go back to. */
function Back() {
  const say = useSpeak(APP_TEXTS);
  if (stopKey() === 'first') return null;
  return (
    <button type="button" className="btn quiet small page-back" onClick={() => history.back()}>
      <Icon name="back" />
      {say('back')}
    </button>
  );
}
