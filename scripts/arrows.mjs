// Checks the import directions (kernel <- games <- bots <- server, web, cli) and the purity of the engine packages.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAst } from 'vite';
import { conclude, files, isMain, packages, root } from './repo.mjs';

/** @typedef {import('./repo.mjs').PackageInfo} PackageInfo */
/** @typedef {{type: string, start: number, [key: string]: unknown}} Node */

const SOURCE = /\.(ts|tsx|mts|mjs)$/;
const TEST = /\.(test|subject)\.tsx?$|(^|\/)testing\//;
/** The law suite registers tests, so it may import the test runner; otherwise it is pure. */
const LAWS = /^kernel\/laws\//;
/** Starts a program that may have to be built first. */
const LAUNCHER = /^[a-z]+\/bin\/.*\.mjs$/;
const TEST_RUNNERS = new Set(['vitest', 'fast-check']);

/** Names an engine may not use: they would introduce I/O, the clock, randomness or the user's locale. */
const IMPURE_NAMES = new Set(['console', 'process', 'globalThis', 'Date', 'Intl']);
const IMPURE_MEMBERS = /^(Math\.random|.*\.(localeCompare|toLocale\w+))$/;

/** The engine that two games share, and those games. */
const SHIP = 'games/ship';
const SHIP_GAMES = ['games/starship', 'games/duel'];

/**
 * The layers inside the app, lowest first: a folder may import those before it. Folders listed together form a layer
 * (docs/architecture.md). Pages and the parts of the online pages have their own order.
 */
const WEB_LAYERS = {
  'web/': [
    'texts',
    'art',
    'gallery',
    'app',
    'bots',
    'offline',
    'session',
    'new-game',
    'almanac',
    'table',
    'companion',
    'games',
    'pages',
  ],
  'web/pages/': [
    'learn',
    'almanac',
    'companion',
    'new-game',
    'online',
    'home',
    'replay',
    'review',
    'picture',
    'result',
    'puzzles',
    'settings',
    'about',
    'table',
  ],
  'web/pages/online/': [
    'parts',
    'account',
    'admin',
    'table',
    'play',
    'gathering',
    'friends',
    'lobby',
    'pairing',
    'tournaments',
    'people',
  ],
};

/**
 * The packages that a package may import.
 * @param {string} folder
 * @returns {(other: string) => boolean}
 */
function mayImport(folder) {
  const isGame = (/** @type {string} */ other) => other.startsWith('games/') && other !== 'games/catalog';
  const isBelow = (/** @type {string} */ other) => other === 'kernel' || other === 'games/common';
  if (folder === 'kernel') return () => false;
  if (['protocol', 'words', 'editions', 'games/common'].includes(folder)) return (other) => other === 'kernel';
  if (folder === 'games/catalog') return (other) => other === 'kernel' || other === 'editions' || isGame(other);
  if (SHIP_GAMES.includes(folder)) return (other) => isBelow(other) || other === SHIP;
  if (isGame(folder)) return isBelow;
  if (folder === 'pictures') return (other) => other === 'web';
  if (folder === 'bots') return (other) => ['kernel', 'editions'].includes(other) || other.startsWith('games/');
  return (other) => ['kernel', 'words', 'bots', 'protocol'].includes(other) || other.startsWith('games/');
}

/**
 * A game's texts are tested as people read them, and a shared engine through its games.
 * @param {string} file
 * @param {string} other
 */
const isForTests = (file, other) =>
  TEST.test(file) &&
  ((file.startsWith('games/') && other === 'words') || (file.startsWith(`${SHIP}/`) && SHIP_GAMES.includes(other)));

/** @param {string} folder */
const isEngine = (folder) => folder === 'kernel' || folder === 'bots' || folder.startsWith('games/');

/**
 * Every forbidden import and every impurity, as `file:line sentence`.
 * @param {string} repo
 * @returns {string[]}
 */
export function brokenArrows(repo) {
  const all = packages(repo);
  return files(repo)
    .filter((file) => SOURCE.test(file))
    .flatMap((file) => {
      const room = all.find(({ folder }) => file.startsWith(`${folder}/`));
      return room === undefined ? [] : complaintsAbout(repo, file, room, all);
    });
}

/**
 * @param {string} repo
 * @param {string} file
 * @param {PackageInfo} room
 * @param {readonly PackageInfo[]} all
 */
function complaintsAbout(repo, file, room, all) {
  const text = readFileSync(path.join(repo, file), 'utf8');
  const isEngineSource = isEngine(room.folder) && !TEST.test(file);
  /** @type {string[]} */
  const complaints = [];
  for (const node of nodes(parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }, file))) {
    const target = importedBy(node);
    const sentence =
      target === null
        ? isEngineSource && impurity(node)
        : (brokenBy(target, file, room, all) ?? (isEngineSource && outsider(target, file)));
    if (sentence) complaints.push(`${file}:${lineOf(text, node.start)} ${sentence}`);
  }
  return complaints;
}

/**
 * @param {string} target
 * @param {string} file
 * @param {PackageInfo} room
 * @param {readonly PackageInfo[]} all
 */
function brokenBy(target, file, room, all) {
  if (target.startsWith('.')) {
    const leads = path.posix.join(path.posix.dirname(file), target);
    const isInside = leads.startsWith(`${room.folder}/`) || (LAUNCHER.test(file) && leads.startsWith('scripts/'));
    return isInside ? againstLayers(file, leads) : `imports ${leads}, past the door of ${room.folder}`;
  }
  if (!target.startsWith('@orrery/')) return null;
  const name = target.split('/').slice(0, 2).join('/');
  const other = all.find((candidate) => candidate.name === name);
  if (other === undefined) return `imports ${name}, which is no package of this repository`;
  if (other === room) return `imports its own room as ${name}; use a relative path`;
  if (!room.declared.has(name)) return `imports ${name}, which ${room.folder}/package.json does not declare`;
  return mayImport(room.folder)(other.folder) || isForTests(file, other.folder)
    ? null
    : `imports ${name} against the arrows`;
}

/**
 * @param {string} file
 * @param {string} leads
 */
function againstLayers(file, leads) {
  if (TEST.test(file)) return null;
  for (const [folder, order] of Object.entries(WEB_LAYERS)) {
    if (!file.startsWith(folder) || !leads.startsWith(folder)) continue;
    const [from, to] = [file, leads].map((each) => layerOf(each.slice(folder.length), order));
    if (from === undefined || to === undefined) return `stands in ${folder} in a folder that has no layer yet`;
    if (to > from) return `imports ${leads} against the layers of ${folder}`;
  }
  return null;
}

/**
 * The position of a file in the order; files directly in the folder come last, since they put everything together.
 * @param {string} rest
 * @param {readonly string[]} order
 */
function layerOf(rest, order) {
  if (!rest.includes('/')) return order.length;
  const at = order.indexOf(rest.slice(0, rest.indexOf('/')));
  return at < 0 ? undefined : at;
}

/**
 * @param {string} target
 * @param {string} file
 */
function outsider(target, file) {
  if (target.startsWith('.') || target.startsWith('@orrery/')) return null;
  if (LAWS.test(file) && TEST_RUNNERS.has(target)) return null;
  return `imports ${target}; an engine room has no dependencies`;
}

/** @param {Node} node */
function impurity(node) {
  const name = node.type === 'Identifier' ? String(node.name) : memberName(node);
  if (name === null) return null;
  return IMPURE_NAMES.has(name) || IMPURE_MEMBERS.test(name) ? `uses ${name}; an engine room is pure` : null;
}

/** @param {Node} node */
function memberName(node) {
  if (node.type !== 'MemberExpression' || node.computed === true) return null;
  const object = /** @type {Node} */ (node.object);
  const property = /** @type {Node} */ (node.property);
  return `${object.type === 'Identifier' ? object.name : ''}.${property.name}`;
}

/** @param {Node} node */
function importedBy(node) {
  const source = /** @type {{value?: unknown} | null | undefined} */ (node.source);
  if (!/^(Import|Export|TSImport)/.test(node.type) || typeof source?.value !== 'string') return null;
  return source.value;
}

/**
 * Every node below, except names that are only labels: `frame.Date`, `{ process: 1 }`.
 * @param {unknown} at
 * @returns {Generator<Node>}
 */
function* nodes(at) {
  if (Array.isArray(at)) {
    for (const each of at) yield* nodes(each);
    return;
  }
  if (typeof at !== 'object' || at === null) return;
  const node = /** @type {Node} */ (at);
  if (typeof node.type === 'string') yield node;
  for (const [key, child] of Object.entries(node)) {
    const isLabel = (key === 'property' || key === 'key') && node.computed !== true;
    if (!isLabel) yield* nodes(child);
  }
}

/**
 * @param {string} text
 * @param {number} at
 */
function lineOf(text, at) {
  return text.slice(0, at).split('\n').length;
}

if (isMain(import.meta.url)) {
  conclude(brokenArrows(root), 'Every import follows the arrows and the engine packages are pure.');
}
