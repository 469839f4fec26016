import { NONE } from '@orrery/common';
import { PEOPLES, SECTORS, type Table, THREE } from '@orrery/starfarers/facts';
import type { Speak } from '../../../texts/catalogue.ts';
import { nth } from '../../common/nth.ts';
import type { FarKey } from './texts.ts';

const SYSTEM_KEYS: readonly FarKey[] = [
  'system.1',
  'system.2',
  'system.3',
  'system.4',
  'system.5',
  'system.6',
  'system.7',
  'system.8',
  'system.9',
  'system.10',
];

/** Systems of worlds come before and after all others: the tenth name follows the ninth. */
const numberOf = (sector: number): number =>
  SECTORS.slice(0, sector).filter(({ resources }) => resources.length > 0).length;

/** What the chart calls whatever lies in a slot; null for what is hidden or empty. */
export function nameOfSystem({ layout }: Table, slot: number, say: Speak<FarKey>): string | null {
  const laid = layout[slot] ?? NONE;
  if (laid === NONE) return null;
  const sector = Math.floor(laid / THREE);
  const { people, resources } = nth(SECTORS, sector);
  if (people !== NONE) return say(`people.${nth(PEOPLES, people)}`);
  return resources.length === 0 ? null : say(nth(SYSTEM_KEYS, numberOf(sector)));
}
