/** Players that are no people: they see what a person sees. */
export type { Bot, Budget, Sense } from './bot.ts';
export { Chances } from './chances.ts';
export { CREW, type Persona } from './crew.ts';
export type { AnyKit, Minded } from './kit.ts';
export { KIT_GAMES, kitOf } from './kits.ts';
export { LEVEL_NAMES, LEVELS, type Level, type LevelName, steadyRest, steadyTime } from './levels.ts';
export { Counsel, type Merit } from './merits.ts';
export * from './roster.ts';
export { type Finding, Search } from './search.ts';
