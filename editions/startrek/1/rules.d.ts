import type { FrozenRules } from '../../frozen.ts';

export declare const rules: FrozenRules;
