import type { Message, MessageArg } from '@orrery/kernel';
import type { TextKey } from '../texts.ts';

/** Creates a message of this package; the compiler checks its key. */
export const message = (key: TextKey, values: Readonly<Record<string, MessageArg>> = {}): Message => ({ key, values });
