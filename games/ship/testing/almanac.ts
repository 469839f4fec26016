import type { Card } from '../cards.ts';
import type { Variant } from '../variant.ts';

/** The row of an almanac table that tells of a card, as its beginning or as some of its cells. */
function isRowOf(card: Card, row: string): boolean {
  const has = (...cells: readonly (string | number)[]): boolean => cells.every((cell) => row.includes(`| ${cell} |`));
  switch (card.kind) {
    case 'planet':
      return has(card.name, card.price);
    case 'colony':
      return has(card.name, card.number);
    case 'pirate':
      return row.startsWith(`| ${card.strength} | ${card.demand} |`);
    default:
      return true;
  }
}

/** What an almanac does not tell of the cards and tasks, with their numbers; [] when it tells everything. */
export function unlisted(almanac: string, { cards, tasks, targets }: Variant): readonly string[] {
  const rows = almanac.split('\n').filter((line) => line.startsWith('|'));
  const pirates = cards.filter(({ kind }) => kind === 'pirate');
  const pirateRows = rows.filter((row) => pirates.some((card) => isRowOf(card, row)));
  const taskRows = rows.filter((row) => targets.some((name) => row.includes(`| ${name} |`)));
  return [
    ...cards.filter((card) => !rows.some((row) => isRowOf(card, row))).map(({ id }) => id),
    ...targets.filter((name) => !almanac.includes(name)),
    ...(pirateRows.length === pirates.length ? [] : [`${pirateRows.length} rows for ${pirates.length} pirates`]),
    ...(taskRows.length === tasks.length ? [] : [`${taskRows.length} rows for ${tasks.length} tasks`]),
  ];
}
