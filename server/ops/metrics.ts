import { timingSafeEqual } from 'node:crypto';
import {
  AggregatorRegistry,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  type MetricObjectWithValues,
  type MetricValue,
  Registry,
} from 'prom-client';

/** The current activity of this node, read whenever metrics are collected. */
export interface NodeActivity {
  readonly games: number;
  readonly runs: number;
  readonly sockets: number;
  readonly watchers: number;
}

const GAUGES: Readonly<Record<keyof NodeActivity, { readonly name: string; readonly help: string }>> = {
  games: { name: 'orrery_games_loaded', help: 'Games in the memory of this node' },
  runs: { name: 'orrery_games_run', help: 'Games whose bots and clocks this node runs' },
  sockets: { name: 'orrery_open_sockets', help: 'Open sockets at tables and in the lobby' },
  watchers: { name: 'orrery_subscribers', help: 'Pages and programs that are sent what happens in games' },
};

export type MetricValues = MetricObjectWithValues<MetricValue<string>>[];

/** The metrics of several processes as those of one, in Prometheus format. */
export const aggregateMetrics = (values: readonly MetricValues[]): Promise<string> =>
  Promise.resolve(AggregatorRegistry.aggregate([...values]).metrics());

/** Metrics in Prometheus format. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests: Histogram<'method' | 'route' | 'status'>;

  readonly #shared: (() => Promise<string>) | null;

  /** `shared` reads those of all processes, where several serve one port. */
  constructor(activity: () => Promise<NodeActivity>, shared: (() => Promise<string>) | null = null) {
    this.#shared = shared;
    collectDefaultMetrics({ register: this.#registry, prefix: 'orrery_' });
    this.#requests = new Histogram({
      name: 'orrery_http_request_duration_seconds',
      help: 'How long requests took, by method, route and status',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3],
      registers: [this.#registry],
    });
    for (const key of Object.keys(GAUGES) as (keyof NodeActivity)[]) {
      new Gauge({
        ...GAUGES[key],
        registers: [this.#registry],
        async collect() {
          this.set((await activity())[key]);
        },
      });
    }
  }

  observeRequest(method: string, route: string, status: number, seconds: number): void {
    this.#requests.observe({ method, route, status: String(status) }, seconds);
  }

  read(): Promise<string> {
    return this.#shared?.() ?? this.#registry.metrics();
  }

  /** Those of this process, for `aggregateMetrics`. */
  values(): Promise<MetricValues> {
    return this.#registry.getMetricsAsJSON();
  }

  get contentType(): string {
    return this.#registry.contentType;
  }
}

const LOOPBACK_PATTERN = /^(::ffff:)?127\.|^::1$/;

/** Whether a caller may read the metrics: this machine itself, or a caller with the token. */
export function mayReadMetrics(
  token: string | null,
  asked: {
    readonly authorization: string | undefined;
    readonly isForwarded: boolean;
    readonly from: string | undefined;
  },
): boolean {
  if (token === null) return !asked.isForwarded && LOOPBACK_PATTERN.test(asked.from ?? '');
  const given = Buffer.from(asked.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
