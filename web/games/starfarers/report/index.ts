import { starfarers } from '@orrery/starfarers';
import { gameMessages } from '@orrery/starfarers/words';
import { eraseGameReport } from '../../game-report.ts';
import { starfarersReport } from './report.tsx';

export const STARFARERS_REPORT = eraseGameReport(starfarers, gameMessages, starfarersReport);
