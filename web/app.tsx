import { Suspense, useMemo } from 'react';
import { AlmanacExtrasContext } from './almanac/kit.ts';
import { Arrival } from './app/arrival.tsx';
import { FailureBoundary } from './app/failure.tsx';
import { PreferencesProvider } from './app/preferences-provider.tsx';
import { printRoute, type Route, readRoute, usePath } from './app/route.ts';
import { APP_TEXTS } from './app/texts.ts';
import { UpdateBar } from './offline/update-bar.tsx';
import { loadAlmanacExtras } from './pages/almanac/extras.ts';
import { PageOf } from './pages/pages.tsx';
import { useSpeak } from './texts/catalogue.ts';

/** The page somebody is on, whatever they look at there: turning to another rule or another move is no new page. */
function pageAddress(route: Route): string {
  if (route.page === 'almanac') return printRoute({ ...route, entry: null });
  if (route.page === 'replay') return printRoute({ ...route, at: null });
  return printRoute(route);
}

/** The house: who is served and how, and the page that the address names. */
export function App() {
  return (
    <PreferencesProvider>
      <AlmanacExtrasContext value={loadAlmanacExtras}>
        <Visit />
      </AlmanacExtrasContext>
    </PreferencesProvider>
  );
}

function Visit() {
  const path = usePath();
  const route = useMemo(() => readRoute(path), [path]);
  const at = pageAddress(route);
  return (
    <>
      <Arrival at={at} />
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
  const say = useSpeak(APP_TEXTS);
  return (
    <main className="page-loading" aria-busy="true">
      <p role="status">{say('loading')}</p>
    </main>
  );
}
