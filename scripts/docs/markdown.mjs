// Markdown as HTML: headings have the ids that links expect, and links lead to the pages of the site.
import MarkdownIt from 'markdown-it';

/** @typedef {{level: number, id: string, text: string}} Heading */
/** @typedef {{html: string, headings: readonly Heading[], text: string}} Rendered */
/** @typedef {(target: string) => string | null} Resolve where a link leads on the site; null: it is no link there */

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });

/**
 * The id of a heading, formed as code hosts form it.
 * @param {string} text
 */
export const slugOf = (text) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');

/**
 * @param {import('markdown-it').Token} token
 * @returns {string}
 */
const plainText = ({ children, content }) =>
  children === null ? content : children.map((child) => (child.type === 'image' ? '' : child.content)).join('');

/**
 * @param {string} source
 * @param {Resolve} resolve
 * @returns {Rendered}
 */
export function renderMarkdown(source, resolve) {
  const tokens = markdown.parse(source, {});
  /** @type {Heading[]} */
  const headings = [];
  /** @type {string[]} */
  const texts = [];
  /** @type {Map<string, number>} */
  const used = new Map();
  for (const [i, token] of tokens.entries()) {
    if (token.type === 'heading_open') {
      const text = plainText(/** @type {import('markdown-it').Token} */ (tokens[i + 1]));
      const slug = slugOf(text);
      const before = used.get(slug) ?? 0;
      used.set(slug, before + 1);
      const id = before === 0 ? slug : `${slug}-${before}`;
      token.attrSet('id', id);
      headings.push({ level: Number(token.tag.slice(1)), id, text });
    }
    if (token.type === 'inline') {
      texts.push(plainText(token));
      resolveLinks(token, resolve);
    }
  }
  const html = markdown.renderer.render(tokens, markdown.options, {});
  // A wide table is scrolled, also by keys.
  const scrolling = html
    .replaceAll('<table>', '<div class="wide" role="group" aria-label="Table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');
  return { html: scrolling, headings, text: texts.join(' ') };
}

/**
 * @param {import('markdown-it').Token} inline
 * @param {Resolve} resolve
 */
function resolveLinks(inline, resolve) {
  /** Whether each open link was kept. @type {boolean[]} */
  const open = [];
  for (const token of inline.children ?? []) {
    if (token.type === 'image') token.attrSet('src', resolve(String(token.attrGet('src'))) ?? '');
    if (token.type === 'link_open') {
      const target = resolve(String(token.attrGet('href')));
      open.push(target !== null);
      if (target === null) Object.assign(token, { type: 'text', content: '', tag: '', nesting: 0 });
      else token.attrSet('href', target);
    }
    if (token.type === 'link_close' && open.pop() === false) {
      Object.assign(token, { type: 'text', content: '', tag: '', nesting: 0 });
    }
  }
}
