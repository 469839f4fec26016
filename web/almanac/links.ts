import { type Almanac, type AlmanacBlock, type AlmanacEntry, findAlmanacEntry, type Inline } from './parse.ts';

const inlinesOf = (block: AlmanacBlock): readonly Inline[] => {
  if (block.kind === 'list') return block.items.flat();
  if (block.kind === 'table') return [block.head, ...block.rows].flat(2);
  return block.content;
};

/** Keys of the entries that an entry links to. */
export function linkedEntries(almanac: Almanac, entry: AlmanacEntry): ReadonlySet<string> {
  const targets = entry.blocks
    .flatMap(inlinesOf)
    .flatMap((part) => (part.kind === 'link' ? [findAlmanacEntry(almanac, part.target)?.key ?? ''] : []));
  return new Set(targets.filter((key) => key !== '' && key !== entry.key));
}

/** Entries that link to this entry but are not linked from it. */
export function backlinksOf(almanac: Almanac, entry: AlmanacEntry): readonly AlmanacEntry[] {
  const known = linkedEntries(almanac, entry);
  return almanac.entries.filter((other) => !known.has(other.key) && linkedEntries(almanac, other).has(entry.key));
}
