import { duel } from '@orrery/duel';
import { DUEL } from '@orrery/duel/facts';
import { gameMessages } from '@orrery/duel/words';
import { shipKitOf } from '@orrery/ship/facts';
import { eraseGameReport } from '../game-report.ts';
import { makeReport } from '../ship/report/report.tsx';

export const DUEL_REPORT = eraseGameReport(duel, gameMessages, makeReport(shipKitOf(DUEL)));
