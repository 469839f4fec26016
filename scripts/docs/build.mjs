// The pages of the documentation: every Markdown file that is in the navigation or that one of them links to, the API
// pages, and the files they show.
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from '../repo.mjs';
import { apiPages } from './api.mjs';
import { linkTo, navigationGroups, pageHtml } from './layout.mjs';
import { renderMarkdown } from './markdown.mjs';
import { HOME, NAVIGATION, pageOf } from './site-map.mjs';

/** @typedef {Map<string, string | Buffer>} SiteFiles by path on the site */
/** @typedef {{title: string, html: string, headings: readonly import('./markdown.mjs').Heading[], text: string}} Content */

const EXTERNAL = /^[a-z]+:/;
/** What pages show or offer, besides other pages. */
const ASSET = /\.(webp|svg|png|json)$/;
const OWN_FILES = ['docs.css', 'docs.js'];

/** Collects the pages. */
class Site {
  /** @type {Map<string, Content>} */
  contents = new Map();
  /** @type {Set<string>} */
  assets = new Set();
  /** Links that lead nowhere, with the file they are in. @type {string[]} */
  broken = [];
  /** Links to a place in a page, to be checked when all pages are known. @type {{source: string, page: string, id: string}[]} */
  #places = [];
  /** @type {string[]} */
  #waiting = [];

  /** @param {string} source a Markdown file of the repository */
  add(source) {
    this.#waiting.push(source);
    this.#renderWaiting();
  }

  #renderWaiting() {
    for (let next = this.#waiting.pop(); next !== undefined; next = this.#waiting.pop()) {
      if (!this.contents.has(pageOf(next))) this.#render(next, readFileSync(path.join(root, next), 'utf8'));
    }
  }

  /**
   * @param {string} source where links start from
   * @param {string} text
   * @param {string} page
   */
  #render(source, text, page = pageOf(source)) {
    const empty = { title: '', html: '', headings: [], text: '' };
    this.contents.set(page, empty); // so that pages may link to each other
    const rendered = renderMarkdown(text, (target) => this.#resolve(source, page, target));
    this.contents.set(page, { title: rendered.headings[0]?.text ?? page, ...rendered });
  }

  /**
   * A page that was made and is in no file.
   * @param {{page: string, markdown: string}} made
   */
  addMade({ page, markdown }) {
    this.#render(`docs/${page.replace(/\.html$/, '.md')}`, markdown, page);
    this.#renderWaiting();
  }

  /**
   * @param {string} source
   * @param {string} page
   * @param {string} target
   */
  #resolve(source, page, target) {
    if (EXTERNAL.test(target)) return target;
    const [file = '', id = ''] = target.split('#');
    const at = file === '' ? source : path.posix.normalize(path.posix.join(path.posix.dirname(source), file));
    const place = file === '' ? page : this.#placeOf(at);
    if (place === null) {
      this.broken.push(`${source}: there is no ${target}`);
      return null;
    }
    if (place === undefined) return null;
    if (id !== '') this.#places.push({ source, page: place, id });
    return `${file === '' ? '' : linkTo(page, place)}${id === '' ? '' : `#${id}`}`;
  }

  /**
   * Where a file of the repository lies on the site; undefined if it is there but not on the site, null if it is not there.
   * @param {string} file
   * @returns {string | null | undefined}
   */
  #placeOf(file) {
    if (file.startsWith('docs/api/')) return pageOf(file);
    const full = path.join(root, file);
    if (!existsSync(full)) return null;
    if (statSync(full).isDirectory()) {
      const readme = path.posix.join(file, 'README.md');
      return existsSync(path.join(root, readme)) ? this.#placeOf(readme) : undefined;
    }
    if (file.endsWith('.md')) {
      this.#waiting.push(file);
      return pageOf(file);
    }
    if (!ASSET.test(file)) return undefined;
    this.assets.add(file);
    return file.replace(/^docs\//, '');
  }

  /** Every link that leads nowhere. */
  complaints() {
    const missing = this.#places.filter(
      ({ page, id }) => !this.contents.get(page)?.headings.some((heading) => heading.id === id),
    );
    return [...this.broken, ...missing.map(({ source, page, id }) => `${source}: ${page} has no #${id}`)];
  }
}

/** The sections of all pages, for the search. @param {ReadonlyMap<string, Content>} contents */
const searchIndex = (contents) =>
  [...contents].map(([page, { title, headings, text }]) => ({
    page,
    title,
    headings: headings.slice(1).map(({ id, text: heading }) => [id, heading]),
    text: text.replaceAll(/\s+/g, ' ').toLowerCase(),
  }));

/**
 * The files of the site, and the links in it that lead nowhere.
 * @returns {{files: SiteFiles, complaints: readonly string[]}}
 */
export function renderSite() {
  const site = new Site();
  const api = apiPages();
  for (const source of [HOME, ...NAVIGATION.flatMap(({ entries }) => entries.map((entry) => entry.source))])
    site.add(source);
  for (const made of api) site.addMade(made);
  const groups = [...navigationGroups(), { title: 'API', entries: api.map(({ title, page }) => ({ title, page })) }];
  /** @type {SiteFiles} */
  const files = new Map();
  for (const [page, content] of site.contents) files.set(page, pageHtml({ page, ...content }, groups));
  for (const asset of site.assets) files.set(asset.replace(/^docs\//, ''), readFileSync(path.join(root, asset)));
  for (const name of OWN_FILES) files.set(name, readFileSync(path.join(root, 'scripts', 'docs', 'site', name)));
  files.set('search.json', JSON.stringify(searchIndex(site.contents)));
  return { files, complaints: site.complaints() };
}
