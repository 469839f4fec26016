import { readStored, writeStored } from '../../../app/storage.ts';

const STORAGE_NAME = 'online';

/** Whether online play was ever used on this device: otherwise the first screen does not contact the server. */
export const hasBeenOnline = (): boolean => readStored(STORAGE_NAME) === 'yes';

export const saveBeenOnline = (is: boolean): void => writeStored(STORAGE_NAME, is ? 'yes' : 'no');
