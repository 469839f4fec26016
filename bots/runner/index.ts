/** Runs the bots of any number of tables, without the types of their games: requests in, moves as text out. */
export { BotRunner, type MonotonicClock } from './bot-runner.ts';
export { type BotChair, type BotQuestion, type BotTable, type BotThinker, NO_MOVE } from './thinker.ts';
