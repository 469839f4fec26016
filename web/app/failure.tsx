import { Component, type ReactNode } from 'react';
import { useSpeak } from '../texts/catalogue.ts';
import { Page } from './page.tsx';
import { printRoute } from './route.ts';
import { APP_TEXTS } from './texts.ts';

interface Failing {
  readonly children: ReactNode;
}

/** Catches what breaks while a page is drawn, so that a person sees words instead of nothing. */
export class FailureBoundary extends Component<Failing, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override render(): ReactNode {
    return this.state.error === null ? this.props.children : <FailurePage error={this.state.error} />;
  }
}

/** A part of the app that did not come through the network says so in its name or message, differently in every browser. */
const isMissingPart = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|module script|Failed to fetch|Unable to preload/.test(error.message);

function FailurePage({ error }: { error: unknown }) {
  const say = useSpeak(APP_TEXTS);
  const isMissing = isMissingPart(error);
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
