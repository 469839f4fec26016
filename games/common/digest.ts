/** Which parts of an almanac a short account of the rules consists of. */
export interface DigestParts {
  /** The keys of its entries, in the order in which somebody learns the game. */
  readonly entries: readonly string[];
  /** The ids of rules in these entries that are left out. */
  readonly omits: readonly string[];
}

const ENTRY_HEAD = /^## (.*?) \{#([a-z0-9-]+)\}$/m;
const RULE_HEAD = /^\*\*([A-Z0-9]+(?:-[A-Z0-9]+)+)\*\* /;
/** Rules that only give an example. */
const EXAMPLE_ID = /-EX-/;
const LINK = /\[([^\]]*)\]\([^)]*\)/g;
const RULING = / \((?:ruling|Festlegung|besluit)\)/g;
const COMMENT = /<!--.*?-->\n?/gs;

/** A paragraph as the digest has it; null for what it leaves out: examples, hints and references. */
function digestParagraph(paragraph: string, omits: readonly string[]): string | null {
  if (paragraph.startsWith('|')) return paragraph.replaceAll(LINK, '$1');
  const id = RULE_HEAD.exec(paragraph)?.[1];
  if (id === undefined || omits.includes(id) || EXAMPLE_ID.test(id)) return null;
  return paragraph.replace(RULE_HEAD, '').replaceAll(LINK, '$1').replaceAll(RULING, '');
}

/** A short account of the rules: some entries of the almanac, without ids, links and examples, as Markdown. */
export function digestOf(almanac: string, { entries, omits }: DigestParts): string {
  const parts = new Map<string, string>();
  for (const part of almanac.split(/^(?=## )/m)) {
    const key = ENTRY_HEAD.exec(part)?.[2];
    if (key !== undefined) parts.set(key, part);
  }
  return entries
    .map((key) => {
      const part = parts.get(key);
      if (part === undefined) throw new Error(`the almanac has no entry ${key}`);
      const title = ENTRY_HEAD.exec(part)?.[1] ?? key;
      const paragraphs = part
        .replace(ENTRY_HEAD, '')
        .replaceAll(COMMENT, '')
        .trim()
        .split(/\n{2,}/);
      const kept = paragraphs.flatMap((each) => digestParagraph(each.trim(), omits) ?? []);
      return `## ${title}\n\n${kept.join('\n\n')}\n`;
    })
    .join('\n');
}
