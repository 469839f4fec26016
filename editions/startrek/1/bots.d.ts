import type { FrozenBots } from '../../frozen.ts';

export declare const bots: FrozenBots;
