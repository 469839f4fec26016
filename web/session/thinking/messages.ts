import type { Question, Round } from '@orrery/bots/bench';
import type { Flag } from './courtesy.ts';

/** What the page says to the worker in which bots think. */
export type ToBots =
  | { readonly kind: 'sit'; readonly round: Round; readonly flag: Flag | null }
  | { readonly kind: 'think'; readonly id: number; readonly question: Question };

/** What the worker says to the page. */
export type FromBots =
  | { readonly kind: 'move'; readonly id: number; readonly move: string }
  | { readonly kind: 'fault'; readonly id: number; readonly text: string };
