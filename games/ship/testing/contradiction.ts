import { NONE } from '@orrery/common';
import { SECTOR_COUNT } from '../data.ts';
import type { ShipKit } from '../kit.ts';
import { CARD_GROUPS, type Memory, OUT_OF_PLAY } from '../memory.ts';
import type { ShipGameState } from '../state.ts';

/** The sector of each card, in its stack or in its row; OUT_OF_PLAY for those that are in none, NONE in the reserve. */
function sectorsOf({ table, hands, box }: ShipGameState, cards: number): number[] {
  const at = Array.from({ length: cards }, () => OUT_OF_PLAY);
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
export function contradiction({ facts }: ShipKit, { where, unknown }: Memory, state: ShipGameState): string | null {
  const isDealt = state.box.sectors.some(({ length }) => length > 0);
  if (!isDealt) return null;
  const at = sectorsOf(state, facts.group.length);
  const found = Array.from({ length: SECTOR_COUNT * CARD_GROUPS }, () => 0);
  for (const [card, sector] of at.entries()) {
    const known = where[card] ?? NONE;
    if (known !== NONE && known !== sector) return `card ${card} is known in ${known} and lies in ${sector}`;
    if (known === NONE && sector >= 0 && sector < SECTOR_COUNT) {
      const place = sector * CARD_GROUPS + (facts.group[card] ?? 0);
      found[place] = (found[place] ?? 0) + 1;
    }
  }
  const wrong = found.findIndex((n, place) => n !== unknown[place]);
  return wrong < 0 ? null : `${found[wrong]} unknown cards at ${wrong}, not ${unknown[wrong]}`;
}
