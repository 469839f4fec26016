/**
 * A test file as law 8 reads it: words, string literals and punctuation. Comments and regular expressions are left out.
 */
export interface SourceToken {
  readonly kind: 'word' | 'text' | 'mark';
  readonly value: string;
}

const SKIPPED_PATTERN = /(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)+/y;
const WORD_PATTERN = /[\p{L}\p{N}_$]+/uy;
const QUOTED_PATTERN = /'(?:[^'\\\n]|\\[\s\S])*'|"(?:[^"\\\n]|\\[\s\S])*"/y;
const REGEXP_PATTERN = /\/(?![*/])(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/\w*/y;
/** After one of these a slash is a division; anywhere else it begins a regular expression. */
const OPERAND_END = /[)\]}]/;
/** Words that are followed by an operand, not a division. */
const BEFORE_OPERAND = new Set(['return', 'typeof', 'case', 'in', 'of', 'await', 'void', 'yield']);

const matchAt = (pattern: RegExp, source: string, at: number): string | null => {
  pattern.lastIndex = at;
  return pattern.exec(source)?.[0] ?? null;
};

/** Where a template literal that begins at `at` ends. Templates may contain expressions that contain templates. */
function templateEnd(source: string, at: number): number {
  let depth = 0;
  for (let i = at + 1; i < source.length; i++) {
    const char = source[i];
    if (char === '\\') i++;
    else if (char === '`' && depth === 0) return i + 1;
    else if (char === '`') i = templateEnd(source, i) - 1;
    else if (char === '{' && (depth > 0 || source[i - 1] === '$')) depth++;
    else if (char === '}' && depth > 0) depth--;
  }
  return source.length;
}

function opensRegExp(last: SourceToken | undefined): boolean {
  if (last === undefined) return true;
  if (last.kind === 'mark') return !OPERAND_END.test(last.value);
  return last.kind === 'word' && BEFORE_OPERAND.has(last.value);
}

/** The tokens of a source text. It need not be complete: what cannot be parsed is skipped character by character. */
export function tokensOf(source: string): SourceToken[] {
  const tokens: SourceToken[] = [];
  for (let at = 0; at < source.length; ) {
    const skipped = matchAt(SKIPPED_PATTERN, source, at);
    const regExp = skipped === null && opensRegExp(tokens.at(-1)) ? matchAt(REGEXP_PATTERN, source, at) : null;
    const word = skipped === null ? matchAt(WORD_PATTERN, source, at) : null;
    const text = source[at] === '`' ? source.slice(at, templateEnd(source, at)) : matchAt(QUOTED_PATTERN, source, at);
    if (word !== null) tokens.push({ kind: 'word', value: word });
    else if (text !== null) tokens.push({ kind: 'text', value: text.slice(1, -1) });
    else if (skipped === null && regExp === null) tokens.push({ kind: 'mark', value: source.charAt(at) });
    at += (skipped ?? regExp ?? word ?? text ?? ' ').length;
  }
  return tokens;
}
