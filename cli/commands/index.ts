import type { Command } from '../command.ts';
import { arenaCommand } from './arena.ts';
import { botCommand } from './bot.ts';
import { environmentCommand } from './environment.ts';
import { gamesCommand } from './games.ts';
import { helpCommand } from './help.ts';
import { learnCommand } from './learn.ts';
import {
  backupCommand,
  makeAdminCommand,
  removeSecondFactorCommand,
  resetPasswordCommand,
  restoreCommand,
} from './maintenance.ts';
import { mcpCommand } from './mcp.ts';
import { networkCommand } from './network.ts';
import { positionsCommand } from './positions.ts';
import { promptCommand } from './prompt.ts';
import { puzzlesCommand } from './puzzles.ts';
import { replayCommand } from './replay.ts';
import { simulateCommand } from './simulate.ts';
import { tuneCommand } from './tune.ts';
import { verifyCommand } from './verify.ts';

const TOOL_COMMANDS: readonly Command[] = [
  gamesCommand,
  simulateCommand,
  arenaCommand,
  tuneCommand,
  botCommand,
  learnCommand,
  environmentCommand,
  promptCommand,
  mcpCommand,
  puzzlesCommand,
  positionsCommand,
  networkCommand,
  replayCommand,
  verifyCommand,
  backupCommand,
  restoreCommand,
  makeAdminCommand,
  removeSecondFactorCommand,
  resetPasswordCommand,
];

/** Every command of `orrery`, in the order in which help lists them. A new one is added to the list above. */
export const COMMANDS: readonly Command[] = [...TOOL_COMMANDS, helpCommand(TOOL_COMMANDS)];
