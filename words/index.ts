/** Says what games put into words, in the reader's language. */
export * from './arguments.ts';
export * from './say.ts';
