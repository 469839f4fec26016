// The frame around a page: what is above, beside and below it.
import path from 'node:path';
import { NAVIGATION, pageOf } from './site-map.mjs';

/** @typedef {{title: string, page: string, html: string, headings: readonly import('./markdown.mjs').Heading[]}} Page */
/** @typedef {{title: string, entries: readonly {title: string, page: string}[]}} PageGroup */

/** @param {string} text */
const escapeHtml = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/**
 * A link from one page to another, so that the site works in any folder.
 * @param {string} from
 * @param {string} to
 */
export const linkTo = (from, to) => path.posix.relative(path.posix.dirname(from), to) || path.posix.basename(to);

/**
 * @param {Page} page
 * @param {readonly PageGroup[]} groups
 */
function navigation({ page }, groups) {
  return groups
    .map(({ title, entries }) => {
      const items = entries.map((entry) => {
        const current = entry.page === page ? ' aria-current="page"' : '';
        return `<li><a href="${linkTo(page, entry.page)}"${current}>${escapeHtml(entry.title)}</a></li>`;
      });
      const isOpen = entries.some((entry) => entry.page === page) ? ' open' : '';
      return `<details${isOpen}><summary>${escapeHtml(title)}</summary><ul>${items.join('')}</ul></details>`;
    })
    .join('\n');
}

/** @param {Page} page */
function contents({ headings }) {
  const sections = headings.filter(({ level }) => level === 2);
  if (sections.length < 3) return '';
  const items = sections.map(({ id, text }) => `<li><a href="#${id}">${escapeHtml(text)}</a></li>`);
  return `<nav class="contents" aria-label="On this page"><p>On this page</p><ul>${items.join('')}</ul></nav>`;
}

/** The groups of the navigation with the addresses of their pages. @returns {PageGroup[]} */
export const navigationGroups = () =>
  NAVIGATION.map(({ title, entries }) => ({
    title,
    entries: entries.map((entry) => ({ title: entry.title, page: pageOf(entry.source) })),
  }));

/**
 * A whole page.
 * @param {Page} page
 * @param {readonly PageGroup[]} groups
 */
export function pageHtml(page, groups) {
  const to = (/** @type {string} */ target) => linkTo(page.page, target);
  const name = page.page === 'index.html' ? 'Orrery documentation' : `${page.title} · Orrery`;
  return `<!doctype html>
<html lang="en" data-root="${to('index.html').replace(/index\.html$/, '')}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<title>${escapeHtml(name)}</title>
<link rel="icon" type="image/svg+xml" href="/icon.svg">
<link rel="stylesheet" href="${to('docs.css')}">
<script src="${to('docs.js')}" defer></script>
</head>
<body>
<a class="skip" href="#content">To the text</a>
<header class="top">
<a class="home" href="${to('index.html')}">Orrery documentation</a>
<form class="search" role="search"><label>Search <input type="search" name="q" autocomplete="off" spellcheck="false"></label>
<div class="found" aria-live="polite"></div></form>
<a href="/">Play</a>
</header>
<div class="columns">
<nav class="pages" aria-label="Pages">
${navigation(page, groups)}
</nav>
<main id="content">
${page.html}
</main>
${contents(page)}
</div>
</body>
</html>
`;
}
