import { itemAt, NONE } from '@orrery/common';
import { PEOPLES, PLANETS_PER_SYSTEM, SECTORS, SLOT_COUNT, type Table } from '@orrery/starfarers/facts';
import { systemName } from '@orrery/starfarers/words';
import type { Translate } from '../../../texts/catalogue.ts';
import type { StarfarersTextKey } from './texts.ts';

/** The name of a home system or of what lies in a slot; null for what is hidden or empty. */
export function chartSystemName(table: Table, system: number, say: Translate<StarfarersTextKey>): string | null {
  const laid = system < SLOT_COUNT ? itemAt(table.layout, system) : NONE;
  const people = laid === NONE ? NONE : itemAt(SECTORS, Math.floor(laid / PLANETS_PER_SYSTEM)).people;
  return people === NONE ? systemName(table, system) : say(`people.${itemAt(PEOPLES, people)}`);
}
