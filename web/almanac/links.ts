import { type Almanac, type Block, type Entry, findEntry, type Inline } from './parse.ts';

const contentsOf = (block: Block): readonly Inline[] => {
  if (block.kind === 'list') return block.items.flat();
  if (block.kind === 'table') return [block.head, ...block.rows].flat(2);
  return block.content;
};

/** The entries that an entry leads to, by key. */
export function leadsTo(almanac: Almanac, entry: Entry): ReadonlySet<string> {
  const targets = entry.blocks
    .flatMap(contentsOf)
    .flatMap((part) => (part.kind === 'link' ? [findEntry(almanac, part.target)?.key ?? ''] : []));
  return new Set(targets.filter((key) => key !== '' && key !== entry.key));
}

/** The entries that speak of an entry without it speaking of them: the way back that no text shows. */
export function mentionsOf(almanac: Almanac, entry: Entry): readonly Entry[] {
  const known = leadsTo(almanac, entry);
  return almanac.entries.filter((other) => !known.has(other.key) && leadsTo(almanac, other).has(entry.key));
}
