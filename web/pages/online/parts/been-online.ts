import { recall, remember } from '../../../app/storage.ts';

const SHELF = 'online';

/** Whether somebody on this device has ever played over the network: else the first screen asks the server nothing. */
export const hasBeenOnline = (): boolean => recall(SHELF) === 'yes';

export const noteBeenOnline = (is: boolean): void => remember(SHELF, is ? 'yes' : 'no');
