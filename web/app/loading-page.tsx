import './loading-page.css';

interface LoadingPageProps {
  /** The window title; the app's name is appended. */
  readonly title?: string;
  readonly text?: string;
}

/** What stands in for a page while it is being loaded. */
export function LoadingPage({ title, text }: LoadingPageProps) {
  return (
    <main className="loading-page" aria-busy="true">
      {title !== undefined && <title>{`${title} · Orrery`}</title>}
      {text !== undefined && <p role="status">{text}</p>}
    </main>
  );
}
