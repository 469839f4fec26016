import { starfarers } from '@orrery/starfarers';
import { gameMessages } from '@orrery/starfarers/words';
import { eraseGameUi } from '../../../table/game-ui.ts';
import { starfarersUi } from './game-ui.tsx';

/** Starfarers with its texts and its table UI. */
export const STARFARERS_TABLE = eraseGameUi(starfarers, gameMessages, starfarersUi);
