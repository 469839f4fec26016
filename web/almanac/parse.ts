/** A stretch of a line. */
export type Inline =
  | { readonly kind: 'text' | 'strong' | 'stress'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly target: string }
  /** A player of an example, by the seat: whoever reads calls it by the colour that the seat has there. */
  | { readonly kind: 'seat'; readonly text: string; readonly seat: number };

/** A part of an entry. */
export type Block =
  | { readonly kind: 'paragraph'; readonly content: readonly Inline[] }
  | { readonly kind: 'rule'; readonly id: string; readonly content: readonly Inline[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Inline[])[] }
  | { readonly kind: 'table'; readonly head: readonly (readonly Inline[])[]; readonly rows: readonly TableRow[] };

export type TableRow = readonly (readonly Inline[])[];

/** One keyword of an almanac. */
export interface Entry {
  readonly key: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** A game's rules as they are looked up. */
export interface Almanac {
  readonly title: string;
  readonly preface: readonly Block[];
  readonly entries: readonly Entry[];
  /** The key of the entry that holds a rule, by the rule's id. */
  readonly homes: ReadonlyMap<string, string>;
}

const HEADING = /^(.*?)\s*\{#([a-z0-9-]+)\}$/;
const RULE = /^\*\*([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+)\*\*\s+/;
/** A link, something strong, something stressed, a player by the seat, or a rule that is named without a link. */
const INLINE =
  /\[([^\]]+)\]\(#([^)]+)\)|\*\*([^*]+)\*\*|\*([^*]+)\*|\{seat ([1-9])\}|\b([A-Z][A-Z0-9]+(?:-[A-Z0-9]+){2,})\b/g;

/** How a player of an example is called where nobody knows the colours. */
const ENCIRCLED = '①②③④⑤⑥⑦⑧⑨';

/** Reads an almanac as this house writes them: `## Title {#key}`, rules marked `**ID**`, tables, lists, links, `{seat 1}`. */
export function parseAlmanac(markdown: string): Almanac {
  const [opening = '', ...parts] = markdown.split(/^## /m);
  const [, title = '', preface = ''] = /^# (.*)\n([\s\S]*)$/.exec(opening.trim()) ?? ['', opening.trim()];
  const entries = parts.map(parseEntry);
  const homes = new Map(
    entries.flatMap(({ key, blocks }) => blocks.flatMap((block) => (block.kind === 'rule' ? [[block.id, key]] : []))),
  );
  return { title, preface: parseBlocks(preface), entries, homes };
}

function parseEntry(part: string): Entry {
  const [heading = '', ...lines] = part.split('\n');
  const [, title = heading.trim(), key = ''] = HEADING.exec(heading.trim()) ?? [];
  return { key, title, blocks: parseBlocks(lines.join('\n')) };
}

function parseBlocks(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map(parseBlock);
}

function parseBlock(text: string): Block {
  if (text.startsWith('|')) return parseTable(text);
  if (text.startsWith('- ')) return { kind: 'list', items: text.split(/^- /m).slice(1).map(parseInline) };
  const [mark, id] = RULE.exec(text) ?? [];
  if (mark === undefined || id === undefined) return { kind: 'paragraph', content: parseInline(text) };
  return { kind: 'rule', id, content: parseInline(text.slice(mark.length)) };
}

function parseTable(text: string): Block {
  const [head = [], , ...rows] = text.split('\n').map(cellsOf);
  return { kind: 'table', head, rows };
}

const cellsOf = (line: string): TableRow =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map(parseInline);

export function parseInline(raw: string): Inline[] {
  const text = raw.trim().replace(/\s*\n\s*/g, ' ');
  const found: Inline[] = [];
  let from = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > from) found.push({ kind: 'text', text: text.slice(from, match.index) });
    found.push(meaningOf(match));
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push({ kind: 'text', text: text.slice(from) });
  return found;
}

function meaningOf([whole, label, target, strong, stress, seat]: RegExpMatchArray): Inline {
  if (label !== undefined && target !== undefined) return { kind: 'link', text: label, target };
  if (strong !== undefined) return { kind: 'strong', text: strong };
  if (stress !== undefined) return { kind: 'stress', text: stress };
  if (seat !== undefined) return { kind: 'seat', text: ENCIRCLED[Number(seat) - 1] ?? seat, seat: Number(seat) - 1 };
  return { kind: 'link', text: whole, target: whole };
}

/** The words of a block, without any marks. */
export function plain(block: Block): string {
  const said = (content: readonly Inline[]) => content.map(({ text }) => text).join('');
  switch (block.kind) {
    case 'list':
      return block.items.map(said).join(' ');
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(said).join(' ')).join(' ');
    default:
      return said(block.content);
  }
}

/** The entry that a key or a rule's id leads to, null when there is none. */
export function findEntry({ entries, homes }: Almanac, keyOrRule: string | null): Entry | null {
  if (keyOrRule === null) return null;
  const key = homes.get(keyOrRule) ?? keyOrRule;
  return entries.find((entry) => entry.key === key) ?? null;
}
