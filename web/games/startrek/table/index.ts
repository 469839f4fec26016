import { startrek } from '@orrery/startrek';
import { gameMessages } from '@orrery/startrek/words';
import { eraseGameUi } from '../../../table/game-ui.ts';
import { startrekUi } from './game-ui.tsx';

/** Star Trek Catan with its texts and its table UI. */
export const STARTREK_TABLE = eraseGameUi(startrek, gameMessages, startrekUi);
