// Which pages the documentation has, for whom, and where they lie on the site.
import path from 'node:path';

/** @typedef {{title: string, source: string}} NavigationEntry */
/** @typedef {{title: string, entries: readonly NavigationEntry[]}} NavigationGroup */

/** The page that opens first. */
export const HOME = 'docs/index.md';

/** The ways in, with the pages of each. Every page of docs/ is in one of them. @type {readonly NavigationGroup[]} */
export const NAVIGATION = [
  {
    title: 'For players',
    entries: [
      { title: 'Playing', source: 'docs/for-players.md' },
      { title: 'Pictures', source: 'docs/screens/README.md' },
      { title: 'Tournaments', source: 'docs/tournaments.md' },
      { title: 'What is new', source: 'CHANGELOG.md' },
    ],
  },
  {
    title: 'For hosts',
    entries: [
      { title: 'Running a server', source: 'docs/for-hosts.md' },
      { title: 'Hosting in detail', source: 'docs/hosting.md' },
      { title: 'Security', source: 'docs/security.md' },
      { title: 'Tables over the network', source: 'docs/online.md' },
    ],
  },
  {
    title: 'For builders',
    entries: [
      { title: 'Building on Orrery', source: 'docs/for-builders.md' },
      { title: 'Writing a game', source: 'docs/writing-a-game.md' },
      { title: 'The bot protocol', source: 'docs/bot-protocol.md' },
      { title: 'Packages', source: 'docs/packages.md' },
      { title: 'Star Trek for programs', source: 'docs/reference/startrek.md' },
      { title: 'Starship for programs', source: 'docs/reference/starship.md' },
      { title: 'Duel for programs', source: 'docs/reference/duel.md' },
      { title: 'Starfarers for programs', source: 'docs/reference/starfarers.md' },
      { title: 'Comet for programs', source: 'docs/reference/comet.md' },
      { title: 'Format of logs', source: 'docs/log-format.md' },
      { title: 'Architecture', source: 'docs/architecture.md' },
      { title: 'Glossary', source: 'docs/glossary.md' },
      { title: 'Editions', source: 'docs/editions.md' },
      { title: 'Translating', source: 'docs/translating.md' },
      { title: 'Testing', source: 'docs/testing.md' },
      { title: 'Contributing', source: 'CONTRIBUTING.md' },
      { title: 'Releasing', source: 'docs/releasing.md' },
      { title: 'Decisions', source: 'docs/decisions.md' },
    ],
  },
  {
    title: 'For researchers',
    entries: [
      { title: 'Studying the games', source: 'docs/for-researchers.md' },
      { title: 'Arena, environment, bots', source: 'docs/research.md' },
      { title: 'Datasets', source: 'docs/datasets.md' },
      { title: 'Language models', source: 'docs/language-models.md' },
      { title: 'Python', source: 'python/README.md' },
      { title: 'Training networks', source: 'lab/README.md' },
      { title: 'Measuring speed', source: 'bench/README.md' },
    ],
  },
];

/**
 * Where the page of a Markdown file lies on the site.
 * @param {string} source
 */
export function pageOf(source) {
  if (source === HOME) return 'index.html';
  const inDocs = source.startsWith('docs/') ? source.slice('docs/'.length) : source;
  if (inDocs === source && !source.includes('/')) return `${path.parse(source).name.toLowerCase()}.html`;
  const place = source.startsWith('docs/') ? inDocs : `code/${source}`;
  return place.endsWith('/README.md') ? place.replace(/\/README\.md$/, '.html') : place.replace(/\.md$/, '.html');
}
