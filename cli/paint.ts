import type { Sink, World } from './world.ts';

/** How words stand out on a terminal; on anything else they stay plain. */
export interface Paint {
  strong(words: string): string;
  faint(words: string): string;
}

const PLAIN: Paint = { strong: (words) => words, faint: (words) => words };
const COLOURED: Paint = {
  strong: (words) => `\x1b[1m${words}\x1b[22m`,
  faint: (words) => `\x1b[2m${words}\x1b[22m`,
};

/** Whether a sink understands control sequences at all. */
export const isLively = (sink: Sink, { environment }: World): boolean => sink.isTerminal && environment.TERM !== 'dumb';

/** NO_COLOR, set to anything, asks for plain words (no-color.org). */
export const paintFor = (sink: Sink, world: World): Paint =>
  isLively(sink, world) && (world.environment.NO_COLOR ?? '') === '' ? COLOURED : PLAIN;
