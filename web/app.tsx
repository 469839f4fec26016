import { Suspense, useMemo } from 'react';
import { AlmanacExtrasContext } from './almanac/kit.ts';
import { FailureBoundary } from './app/failure.tsx';
import { FocusAndScroll } from './app/focus-and-scroll.tsx';
import { LoadingPage } from './app/loading-page.tsx';
import { PreferencesProvider } from './app/preferences-provider.tsx';
import { printRoute, type Route, readRoute, usePath } from './app/route.ts';
import { APP_TEXTS } from './app/texts.ts';
import { UpdateBar } from './offline/update-bar.tsx';
import { loadAlmanacExtras } from './pages/almanac/extras.ts';
import { PageOf } from './pages/pages.tsx';
import { useTranslate } from './texts/catalogue.ts';

/** Identifies the page; opening another rule or move does not count as a new page. */
function pageAddress(route: Route): string {
  if (route.page === 'almanac') return printRoute({ ...route, entry: null });
  if (route.page === 'replay' || route.page === 'embed') return printRoute({ ...route, at: null });
  return printRoute(route);
}

/** The app: preferences and the page of the current address. */
export function App() {
  return (
    <PreferencesProvider>
      <AlmanacExtrasContext value={loadAlmanacExtras}>
        <RoutedPage />
      </AlmanacExtrasContext>
    </PreferencesProvider>
  );
}

function RoutedPage() {
  const path = usePath();
  const route = useMemo(() => readRoute(path), [path]);
  const at = pageAddress(route);
  return (
    <>
      <FocusAndScroll at={at} />
      <FailureBoundary key={at}>
        <Suspense fallback={<Loading />}>
          <PageOf route={route} />
        </Suspense>
      </FailureBoundary>
      <UpdateBar />
    </>
  );
}

function Loading() {
  const say = useTranslate(APP_TEXTS);
  return <LoadingPage text={say('loading')} />;
}
