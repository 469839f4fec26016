// Turns English texts into a pseudo-language: longer words, accents and marks, the same arguments and markup. On a
// screen in it, a text without accents is not translated, and one without an end mark is cut off.

/** @type {Readonly<Record<string, string>>} */
const ACCENTS = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  y: 'ý',
  c: 'ç',
  n: 'ñ',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
  Y: 'Ý',
  C: 'Ç',
  N: 'Ñ',
};
const VOWELS = /[aeiouy]/;
/** Targets of links, ids of rules, placeholders and escaped characters stay as they are. */
const KEPT =
  /\]\(#[^)]*\)|\*\*[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+\*\*|\b[A-Z][A-Z0-9]+(?:-[A-Z0-9]+){2,}\b|\{[^{}]*\}|https?:\S+/g;

/** @param {string} words */
const accented = (words) =>
  [...words]
    .map((letter) => {
      const accent = ACCENTS[letter] ?? letter;
      return VOWELS.test(letter) ? accent + accent : accent; // about four in ten letters are vowels
    })
    .join('');

/** @param {string} text */
function literal(text) {
  let result = '';
  let from = 0;
  for (const match of text.matchAll(KEPT)) {
    result += accented(text.slice(from, match.index)) + match[0];
    from = match.index + match[0].length;
  }
  return result + accented(text.slice(from));
}

/** @param {string} text */
const marked = (text) => `⟦${text}⟧`;

/** Reads a message in ICU MessageFormat from left to right. */
class MessageReader {
  #at = 0;
  #text;

  /** @param {string} text */
  constructor(text) {
    this.#text = text;
  }

  /**
   * The message up to its end or the brace that closes it.
   * @returns {string}
   */
  message() {
    let result = '';
    while (this.#at < this.#text.length && this.#text[this.#at] !== '}') {
      if (this.#text[this.#at] === '{') {
        result += this.#argument();
        continue;
      }
      const [words = ''] = /^[^{}]+/.exec(this.#text.slice(this.#at)) ?? [];
      this.#at += words.length;
      result += literal(words);
    }
    return result;
  }

  /** An argument with its braces. The messages in it are changed, its name and its keywords are not. */
  #argument() {
    let result = this.#take(/^\{/);
    for (;;) {
      result += this.#take(/^[^{}]*/);
      if (this.#text[this.#at] !== '{') return result + this.#take(/^\}/);
      result += this.#take(/^\{/) + this.message() + this.#take(/^\}/);
    }
  }

  /** @param {RegExp} pattern */
  #take(pattern) {
    const [found] = pattern.exec(this.#text.slice(this.#at)) ?? [];
    if (found === undefined) throw new Error(`cannot read the message at ${this.#at}: ${this.#text}`);
    this.#at += found.length;
    return found;
  }
}

/**
 * A message in ICU MessageFormat.
 * @param {string} text
 */
export const pseudoMessage = (text) => (text.trim() === '' ? text : marked(new MessageReader(text).message()));

/** @param {string} line */
function pseudoLine(line) {
  if (line.startsWith('<!--')) return line; // only the search reads it
  if (/^[|]/.test(line) || line.trim() === '' || /^\{[^{}]*\}$/.test(line)) return literal(line); // tables have marks elsewhere
  const [, head = '', words = '', tail = ''] =
    /^(#+ |- |\*\*[A-Z0-9-]+\*\* )?(.*?)( \{#[a-z0-9-]+\})?$/.exec(line) ?? [];
  return `${head}${marked(literal(words))}${tail}`;
}

/**
 * An almanac or a part of one, in Markdown.
 * @param {string} text
 */
export const pseudoMarkdown = (text) => text.split('\n').map(pseudoLine).join('\n');
