/** Computer players. They see what a person on their seat would see. */
export type { Bot, Budget, Heuristics } from './bot.ts';
export { type FairTrading, fairPerson } from './fair-person.ts';
export { type AnyBotKit, type AnyGameWithHeuristics, type BotKit, learnedHeuristics, suitsNetwork } from './kit.ts';
export { BOT_KIT_GAMES, botKitOf } from './kits.ts';
export { BOT_LEVELS, type BotLevel, constantAnswerMs, LEVEL_NAMES, type LevelName, remainingWaitMs } from './levels.ts';
export { BOT_PERSONAS, type Persona } from './personas.ts';
export { MoveExplainer, type MoveReason } from './reasons.ts';
export * from './roster.ts';
export { type MoveEvaluation, Search } from './search.ts';
export { WinEstimator } from './win-estimator.ts';
