import { NONE } from '@orrery/common';
import { SECTORS } from '../data.ts';
import type { Kit } from '../kit.ts';
import { GONE, GROUPS, type Memory } from '../memory.ts';
import type { Whole } from '../state.ts';

/** The sector of each card, in its stack or in its row; GONE for those that lie in none, NONE in the reserve. */
function sectorsOf({ table, hands, box }: Whole, cards: number): number[] {
  const at = Array.from({ length: cards }, () => GONE);
  const here = (list: readonly number[], sector: number): void => {
    for (const card of list) if (card >= 0) at[card] = sector;
  };
  box.sectors.forEach(here);
  here(box.reserve, NONE);
  if (table.sector === NONE) return at;
  here(table.row, table.sector);
  here(box.veiled, table.sector);
  for (const { ahead, below, pirate } of hands) here([...ahead, ...below, pirate], table.sector);
  return at;
}

/** Where what a seat remembers cannot be true of a state, in words; null when it can. */
export function contradiction({ facts }: Kit, { where, unknown }: Memory, state: Whole): string | null {
  const isDealt = state.box.sectors.some(({ length }) => length > 0);
  if (!isDealt) return null;
  const at = sectorsOf(state, facts.group.length);
  const found = Array.from({ length: SECTORS * GROUPS }, () => 0);
  for (const [card, sector] of at.entries()) {
    const known = where[card] ?? NONE;
    if (known !== NONE && known !== sector) return `card ${card} is known in ${known} and lies in ${sector}`;
    if (known === NONE && sector >= 0 && sector < SECTORS) {
      const place = sector * GROUPS + (facts.group[card] ?? 0);
      found[place] = (found[place] ?? 0) + 1;
    }
  }
  const wrong = found.findIndex((n, place) => n !== unknown[place]);
  return wrong < 0 ? null : `${found[wrong]} unknown cards at ${wrong}, not ${unknown[wrong]}`;
}
