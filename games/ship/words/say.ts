import type { Said, Words } from '@orrery/kernel';
import type { TextKey } from '../texts.ts';

/** Words of this room; the compiler knows its keys. */
export const words = (key: TextKey, values: Readonly<Record<string, Said>> = {}): Words => ({ key, values });
