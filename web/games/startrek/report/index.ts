import { startrek } from '@orrery/startrek';
import { gameMessages } from '@orrery/startrek/words';
import { eraseGameReport } from '../../game-report.ts';
import { startrekReport } from './report.tsx';

export const STARTREK_REPORT = eraseGameReport(startrek, gameMessages, startrekReport);
