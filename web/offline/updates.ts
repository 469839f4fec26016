import { type ReadableStore, Store } from '../app/store.ts';

const CHECK_INTERVAL_MS = 3_600_000;

/**
 * Files of this page that were loaded before the worker was active: the worker caches them as if it had seen the
 * requests.
 */
const loadedFiles = (): readonly string[] =>
  performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);

/** Registers the service worker and reports updates. */
class AppUpdates {
  /** The waiting worker of a newer version; null while there is none. */
  readonly #waiting = new Store<ServiceWorker | null>(null);
  #isApplying = false;

  get waiting(): ReadableStore<ServiceWorker | null> {
    return this.#waiting;
  }

  /** Registers the worker. Browsers without service workers, or with storage forbidden, run without it. */
  async start(): Promise<void> {
    const { serviceWorker } = navigator;
    if (serviceWorker === undefined) return;
    serviceWorker.addEventListener('controllerchange', () => {
      if (this.#isApplying) location.reload();
      else serviceWorker.controller?.postMessage(loadedFiles());
    });
    try {
      this.#follow(await serviceWorker.register('/service-worker.js'));
    } catch {
      // Nothing is cached then; the app works while there is a network.
    }
  }

  /** Activates the newer version and reloads. Games are saved with every move and continue where they were. */
  apply(): void {
    this.#isApplying = true;
    this.#waiting.get()?.postMessage('take over');
  }

  #follow(registration: ServiceWorkerRegistration): void {
    const look = () => this.#waiting.set(navigator.serviceWorker.controller === null ? null : registration.waiting);
    registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
    look();
    const check = () => document.visibilityState === 'visible' && registration.update().catch(() => undefined);
    document.addEventListener('visibilitychange', check);
    setInterval(check, CHECK_INTERVAL_MS);
  }
}

export const updates = new AppUpdates();
