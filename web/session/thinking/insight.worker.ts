/** Worker that computes the winning chances of a finished game. */

import { computeWinChances, type WinChanceCurve, type WinChanceRequest } from './win-chances.ts';
import { serveTasks } from './worker-tasks.ts';

serveTasks<WinChanceRequest, WinChanceCurve>(computeWinChances);
