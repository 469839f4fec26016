import { Component, type ReactNode } from 'react';
import { useTranslate } from '../texts/catalogue.ts';
import { Page } from './page.tsx';
import { printRoute } from './route.ts';
import { APP_TEXTS } from './texts.ts';

interface FailureBoundaryProps {
  readonly children: ReactNode;
}

/** Error boundary: shows a message instead of an empty page when rendering fails. */
export class FailureBoundary extends Component<FailureBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override render(): ReactNode {
    return this.state.error === null ? this.props.children : <FailurePage error={this.state.error} />;
  }
}

/** Whether an error is a failed load of a code chunk; browsers report it by different names and messages. */
const isChunkLoadError = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|module script|Failed to fetch|Unable to preload/.test(error.message);

function FailurePage({ error }: { error: unknown }) {
  const say = useTranslate(APP_TEXTS);
  const isMissing = isChunkLoadError(error);
  return (
    <Page title={say('failure')} heading={say('failure')}>
      <div className="page-note" role="alert">
        <p>{say(isMissing ? 'failure.missing' : 'failure.broken')}</p>
        {!isMissing && (
          <p className="muted">
            {say('failure.said')} <code>{error instanceof Error ? error.message : String(error)}</code>
          </p>
        )}
        <p className="page-choices">
          <button type="button" className="btn primary" onClick={() => location.reload()}>
            {say('reload')}
          </button>
          <a className="btn" href={printRoute({ page: 'home' })}>
            {say('home')}
          </a>
        </p>
      </div>
    </Page>
  );
}
