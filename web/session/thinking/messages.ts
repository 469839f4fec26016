import type { BotQuestion, BotTable } from '@orrery/bots/runner';
import type { BusyFlag } from './yielding-clock.ts';

/** Messages from the page to the bot worker. */
export type BotWorkerRequest =
  | { readonly kind: 'sit'; readonly round: BotTable; readonly flag: BusyFlag | null }
  | { readonly kind: 'think'; readonly id: number; readonly question: BotQuestion };

/** Messages from the worker to the page. */
export type BotWorkerResponse =
  | { readonly kind: 'move'; readonly id: number; readonly move: string }
  | { readonly kind: 'fault'; readonly id: number; readonly text: string };
