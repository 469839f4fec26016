const CHECK_MS = 3_600_000;

/** The files of this page that came before the worker was there: it keeps what it would have kept had it seen them. */
const loadedFiles = (): readonly string[] =>
  performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);

/** Keeps the app on the device, and knows when a newer one is there. */
class Updates {
  /** The worker of the newer version, which waits; null while there is none. */
  #waiting: ServiceWorker | null = null;
  #isTaken = false;
  readonly #watchers = new Set<() => void>();

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#watchers.add(changed);
    return () => this.#watchers.delete(changed);
  };

  readonly isReady = (): boolean => this.#waiting !== null;

  /** Begins to keep the app. Browsers without such workers, and forbidden storage, do without. */
  async start(): Promise<void> {
    const { serviceWorker } = navigator;
    if (serviceWorker === undefined) return;
    serviceWorker.addEventListener('controllerchange', () => {
      if (this.#isTaken) location.reload();
      else serviceWorker.controller?.postMessage(loadedFiles());
    });
    try {
      this.#follow(await serviceWorker.register('/service-worker.js'));
    } catch {
      // Nothing is kept, then; the app works as long as there is a network.
    }
  }

  /** Lets the newer version take over and shows it. Games are kept with every move: they go on where they were. */
  take(): void {
    this.#isTaken = true;
    this.#waiting?.postMessage('take over');
  }

  #follow(registration: ServiceWorkerRegistration): void {
    const look = () => {
      this.#waiting = navigator.serviceWorker.controller === null ? null : registration.waiting;
      for (const changed of this.#watchers) changed();
    };
    registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
    look();
    const check = () => document.visibilityState === 'visible' && registration.update().catch(() => undefined);
    document.addEventListener('visibilitychange', check);
    setInterval(check, CHECK_MS);
  }
}

export const updates = new Updates();
