/** Bots at tables, without the types of their games. */
export { BotRunner, type MonotonicClock } from './bot-runner.ts';
export { type BotChair, type BotQuestion, type BotTable, type BotThinker, NO_MOVE } from './thinker.ts';
