import type { MetricValues } from '../ops/metrics.ts';

/** Set for each process of several: its place, from 0. */
export const PROCESS_VARIABLE = 'ORRERY_PROCESS';

/** From the process that accepts connections to one of those that serve them. */
export type ToWorker =
  /** With the socket. `head` is what was read of it already, in base64. */
  | { readonly type: 'connection'; readonly id: number; readonly head: string }
  | { readonly type: 'ask-metrics'; readonly id: number }
  /** Those of all processes. */
  | { readonly type: 'metrics'; readonly id: number; readonly text: string }
  /** Where the port is open: beside the address of the settings on these addresses of the local network. */
  | { readonly type: 'network'; readonly port: number; readonly hosts: readonly string[] }
  | { readonly type: 'shut-down' };

export type FromWorker =
  /** It serves connections now. The first one has the path by which somebody becomes administrator, if there is none. */
  | { readonly type: 'ready'; readonly adminPath: string | null }
  /** It has the connection with this id. */
  | { readonly type: 'taken'; readonly id: number }
  | { readonly type: 'own-metrics'; readonly id: number; readonly values: MetricValues }
  | { readonly type: 'read-metrics'; readonly id: number }
  /** Open the port on these addresses too; answered by `network`. */
  | { readonly type: 'open-network'; readonly hosts: readonly string[] };
