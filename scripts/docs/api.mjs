// The API pages: what each engine package exports, made from the doc comments of its sources.
import path from 'node:path';
import { readJson, root } from '../repo.mjs';
import { exportsOf } from './exports.mjs';

/** @typedef {{title: string, page: string, markdown: string}} MadePage */

/** The packages for builders, in the order of their layers. scripts/packages.mjs publishes them. */
const API_FOLDERS = [
  'kernel',
  'games/common',
  'games/catalog',
  'games/startrek',
  'games/starship',
  'games/duel',
  'games/starfarers',
  'words',
  'bots',
];
/** Entry points that are not for others. */
const NOT_SHOWN = /\/(testing|runner|laws)$/;

/** @type {readonly (readonly [import('./exports.mjs').ExportKind, string])[]} */
const KINDS = [
  ['class', 'Classes'],
  ['function', 'Functions'],
  ['value', 'Values'],
  ['type', 'Types'],
];

/** @param {import('./exports.mjs').ExportedName} exported */
const nameSection = ({ name, signature, note }) =>
  `### ${name}\n\n${note === '' ? '' : `${note}\n\n`}\`\`\`ts\n${signature}\n\`\`\`\n`;

/**
 * @param {string} specifier
 * @param {string} file
 */
function entryText(specifier, file) {
  const { own, others } = exportsOf(file);
  const unique = [...new Map(own.map((each) => [each.name, each])).values()];
  const sections = KINDS.flatMap(([kind, title]) => {
    const names = unique.filter((each) => each.kind === kind).sort((a, b) => (a.name < b.name ? -1 : 1));
    return names.length === 0 ? [] : [`**${title} of \`${specifier}\`**\n`, ...names.map(nameSection)];
  });
  const passed = others.map(({ name, from }) => `- \`${name}\` from \`${from}\``);
  const rest = passed.length === 0 ? '' : `Also exported:\n\n${passed.join('\n')}\n`;
  return `## ${specifier}\n\n\`import { … } from '${specifier}'\`\n\n${sections.join('\n')}\n${rest}`;
}

/** @param {string} folder */
function packagePage(folder) {
  /** @type {{name: string, exports: Record<string, string>}} */
  const { name, exports } = readJson(path.join(root, folder, 'package.json'));
  const entries = Object.entries(exports).filter(([entry]) => !NOT_SHOWN.test(entry));
  const texts = entries.map(([entry, file]) => entryText(path.posix.join(name, entry), path.posix.join(folder, file)));
  const page = `api/${name.replace('@orrery/', '')}.html`;
  const about = `Made from the doc comments of the sources. [Packages](../packages.md) explains how to use it in a project of your own.`;
  return { title: name, page, markdown: `# ${name}\n\n${about}\n\n${texts.join('\n')}` };
}

/** The API pages of the packages. @returns {readonly MadePage[]} */
export const apiPages = () => API_FOLDERS.map(packagePage);
