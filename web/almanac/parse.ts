/** An inline span of text. */
export type Inline =
  | { readonly kind: 'text' | 'strong' | 'stress'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly target: string }
  /** A player in an example, by seat; the reader shows the colour name of that seat. */
  | { readonly kind: 'seat'; readonly text: string; readonly seat: number };

/** A part of an entry. */
export type AlmanacBlock =
  | { readonly kind: 'paragraph'; readonly content: readonly Inline[] }
  | { readonly kind: 'rule'; readonly id: string; readonly content: readonly Inline[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Inline[])[] }
  | { readonly kind: 'table'; readonly head: readonly (readonly Inline[])[]; readonly rows: readonly TableRow[] };

export type TableRow = readonly (readonly Inline[])[];

/** One entry of an almanac. */
export interface AlmanacEntry {
  readonly key: string;
  readonly title: string;
  /** What players also call it: `<!-- also: … -->` below the heading. Only the search reads it. */
  readonly aliases: readonly string[];
  readonly blocks: readonly AlmanacBlock[];
}

/** The parsed rules of a game. */
export interface Almanac {
  readonly title: string;
  readonly preface: readonly AlmanacBlock[];
  readonly entries: readonly AlmanacEntry[];
  /** Entry key by rule id. */
  readonly entryKeyByRule: ReadonlyMap<string, string>;
}

const HEADING_PATTERN = /^(.*?)\s*\{#([a-z0-9-]+)\}$/;
const ALIASES_PATTERN = /<!-- also: (.*?) -->/;
const RULE_PATTERN = /^\*\*([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+)\*\*\s+/;
/** Matches a link, bold text, emphasis, a `{seat n}` placeholder, or a rule id without a link. */
const INLINE_PATTERN =
  /\[([^\]]+)\]\(#([^)]+)\)|\*\*([^*]+)\*\*|\*([^*]+)\*|\{seat ([1-9])\}|\b([A-Z][A-Z0-9]+(?:-[A-Z0-9]+){2,})\b/g;

/** Name of an example's player where seat colours are unknown. */
const CIRCLED_DIGITS = '①②③④⑤⑥⑦⑧⑨';

/**
 * Parses an almanac: `## Title {#key}`, other names as `<!-- also: a, b -->`,
 * rules marked `**ID**`, tables, lists, links, `{seat 1}`.
 */
export function parseAlmanac(markdown: string): Almanac {
  const [opening = '', ...parts] = markdown.split(/^## /m);
  const [, title = '', preface = ''] = /^# (.*)\n([\s\S]*)$/.exec(opening.trim()) ?? ['', opening.trim()];
  const entries = parts.map(parseEntry);
  const homes = new Map(
    entries.flatMap(({ key, blocks }) => blocks.flatMap((block) => (block.kind === 'rule' ? [[block.id, key]] : []))),
  );
  return { title, preface: parseBlocks(preface), entries, entryKeyByRule: homes };
}

function parseEntry(part: string): AlmanacEntry {
  const [heading = '', ...lines] = part.split('\n');
  const [, title = heading.trim(), key = ''] = HEADING_PATTERN.exec(heading.trim()) ?? [];
  const text = lines.join('\n');
  const aliases = ALIASES_PATTERN.exec(text)?.[1]?.split(', ') ?? [];
  return { key, title, aliases, blocks: parseBlocks(text.replace(ALIASES_PATTERN, '')) };
}

function parseBlocks(text: string): AlmanacBlock[] {
  return text
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map(parseBlock);
}

function parseBlock(text: string): AlmanacBlock {
  if (text.startsWith('|')) return parseTable(text);
  if (text.startsWith('- ')) return { kind: 'list', items: text.split(/^- /m).slice(1).map(parseInline) };
  const [mark, id] = RULE_PATTERN.exec(text) ?? [];
  if (mark === undefined || id === undefined) return { kind: 'paragraph', content: parseInline(text) };
  return { kind: 'rule', id, content: parseInline(text.slice(mark.length)) };
}

function parseTable(text: string): AlmanacBlock {
  const [head = [], , ...rows] = text.split('\n').map(parseCells);
  return { kind: 'table', head, rows };
}

const parseCells = (line: string): TableRow =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map(parseInline);

export function parseInline(raw: string): Inline[] {
  const text = raw.trim().replace(/\s*\n\s*/g, ' ');
  const found: Inline[] = [];
  let from = 0;
  for (const match of text.matchAll(INLINE_PATTERN)) {
    if (match.index > from) found.push({ kind: 'text', text: text.slice(from, match.index) });
    found.push(inlineOf(match));
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push({ kind: 'text', text: text.slice(from) });
  return found;
}

function inlineOf([whole, label, target, strong, stress, seat]: RegExpMatchArray): Inline {
  if (label !== undefined && target !== undefined) return { kind: 'link', text: label, target };
  if (strong !== undefined) return { kind: 'strong', text: strong };
  if (stress !== undefined) return { kind: 'stress', text: stress };
  if (seat !== undefined)
    return { kind: 'seat', text: CIRCLED_DIGITS[Number(seat) - 1] ?? seat, seat: Number(seat) - 1 };
  return { kind: 'link', text: whole, target: whole };
}

/** The plain text of a block. */
export function plainText(block: AlmanacBlock): string {
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

/** The entry for an entry key or a rule id; null if there is none. */
export function findAlmanacEntry({ entries, entryKeyByRule }: Almanac, keyOrRule: string | null): AlmanacEntry | null {
  if (keyOrRule === null) return null;
  const key = entryKeyByRule.get(keyOrRule) ?? keyOrRule;
  return entries.find((entry) => entry.key === key) ?? null;
}
