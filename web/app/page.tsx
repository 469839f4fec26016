import type { ReactNode } from 'react';
import { Icon } from '../art/icons/icon.tsx';
import { Sky } from '../art/sky.tsx';
import { useTranslate } from '../texts/catalogue.ts';
import { Masthead } from './masthead.tsx';
import { historyKey } from './route.ts';
import { APP_TEXTS } from './texts.ts';
import './page.css';

interface PageProps {
  /** The window title; the app's name is appended. */
  readonly title: string;
  readonly heading: string;
  readonly children: ReactNode;
}

/** A page: masthead, heading and content. */
export function Page({ title, heading, children }: PageProps) {
  return (
    <div className="page">
      <title>{`${title} · Orrery`}</title>
      <div className="page-sky" aria-hidden="true">
        <Sky />
      </div>
      <Masthead />
      <main>
        <BackButton />
        <h1>{heading}</h1>
        {children}
      </main>
    </div>
  );
}

/** A back button, for windows without one. Hidden when the page was opened directly and there is no history. */
function BackButton() {
  const say = useTranslate(APP_TEXTS);
  if (historyKey() === 'first') return null;
  return (
    <button type="button" className="btn quiet small page-back" onClick={() => history.back()}>
      <Icon name="back" />
      {say('back')}
    </button>
  );
}
