import { indexField, nameField } from '@orrery/kernel';
import { MAX_SEATS, RESOURCES } from './data.ts';

/** Fields of many moves; shared moves exist for the maximum number of seats. */
export const seatField = indexField(MAX_SEATS);
export const resourceField = nameField(RESOURCES);
