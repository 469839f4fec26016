import type { ReactNode } from 'react';
import { useTranslate } from '../texts/catalogue.ts';
import { Link } from './link.tsx';
import { Page } from './page.tsx';
import { APP_TEXTS } from './texts.ts';

/** A page with a message and a link home. */
export function NoticePage({ heading, text, children }: { heading: string; text: string; children?: ReactNode }) {
  const say = useTranslate(APP_TEXTS);
  return (
    <Page title={heading} heading={heading}>
      <div className="page-note">
        <p>{text}</p>
        <p className="page-choices">
          {children}
          <Link to={{ page: 'home' }} className="btn">
            {say('home')}
          </Link>
        </p>
      </div>
    </Page>
  );
}

export function NotFoundPage() {
  const say = useTranslate(APP_TEXTS);
  return <NoticePage heading={say('lost')} text={say('lost.text')} />;
}
