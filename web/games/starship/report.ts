import { shipKitOf } from '@orrery/ship/facts';
import { starship } from '@orrery/starship';
import { STARSHIP } from '@orrery/starship/facts';
import { gameMessages } from '@orrery/starship/words';
import { eraseGameReport } from '../game-report.ts';
import { makeReport } from '../ship/report/report.tsx';

export const STARSHIP_REPORT = eraseGameReport(starship, gameMessages, makeReport(shipKitOf(STARSHIP)));
