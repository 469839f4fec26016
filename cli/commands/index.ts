import type { Command } from '../command.ts';
import { arena } from './arena.ts';
import { bot } from './bot.ts';
import { games } from './games.ts';
import { helpOn } from './help.ts';
import { admin, backup, forgetFactor, reset, restore } from './keeping.ts';
import { learn } from './learn.ts';
import { puzzles } from './puzzles.ts';
import { replay } from './replay.ts';
import { simulate } from './simulate.ts';
import { tune } from './tune.ts';
import { verify } from './verify.ts';

const LABORATORY: readonly Command[] = [
  games,
  simulate,
  arena,
  tune,
  bot,
  learn,
  puzzles,
  replay,
  verify,
  backup,
  restore,
  admin,
  forgetFactor,
  reset,
];

/** Every command of `orrery`, in the order in which help lists them. A new one is added to the list above. */
export const COMMANDS: readonly Command[] = [...LABORATORY, helpOn(LABORATORY)];
