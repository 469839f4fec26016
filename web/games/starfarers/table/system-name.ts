import { NONE } from '@orrery/common';
import { PEOPLES, SECTORS, SLOTS, type Table, THREE } from '@orrery/starfarers/facts';
import { systemName } from '@orrery/starfarers/words';
import type { Speak } from '../../../texts/catalogue.ts';
import { nth } from '../../common/nth.ts';
import type { FarKey } from './texts.ts';

/** What the chart calls a home system or whatever lies in a slot; null for what is hidden or empty. */
export function nameOfSystem(table: Table, system: number, say: Speak<FarKey>): string | null {
  const laid = system < SLOTS ? nth(table.layout, system) : NONE;
  const people = laid === NONE ? NONE : nth(SECTORS, Math.floor(laid / THREE)).people;
  return people === NONE ? systemName(table, system) : say(`people.${nth(PEOPLES, people)}`);
}
