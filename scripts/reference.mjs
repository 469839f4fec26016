// Writes what programs need to know, docs/reference/, from the sources: a page for each game, and the schema of the bot
// protocol: `npm run reference`.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readDeclarations } from './reference/declarations.mjs';
import { referencePage } from './reference/page.mjs';
import { files, isMain, root } from './repo.mjs';
import { withSources } from './sources.mjs';

const FOLDER = 'docs/reference';

/** Where the types of a game are declared. */
const SOURCES = {
  comet: ['kernel/example'],
  duel: ['games/ship', 'games/duel'],
  starfarers: ['games/starfarers'],
  starship: ['games/ship', 'games/starship'],
  startrek: ['games/startrek'],
};

/** @param {readonly string[]} folders */
const typeFiles = (folders) =>
  files(root).filter(
    (file) =>
      ['games/common', ...folders].some((folder) => file.startsWith(`${folder}/`)) &&
      file.endsWith('.ts') &&
      !/\.test\.ts$|\/testing\/|\/texts\/|\/words\//.test(file) &&
      existsSync(path.join(root, file)),
  );

/**
 * The text of every page, by its file.
 * @returns {Promise<ReadonlyMap<string, string>>}
 */
export const referencePages = () =>
  withSources(async (load) => {
    const { ALL_GAMES } = await load('games/catalog/index.ts');
    const { describeGame, describeForPrograms } = await load('cli/describe-game.ts');
    const pages = new Map();
    for (const [id, folders] of Object.entries(SOURCES)) {
      const entry = ALL_GAMES.find((/** @type {{id: string}} */ each) => each.id === id);
      const { options } = await describeGame(entry, 'en');
      const program = await describeForPrograms(entry);
      const game = { id, name: entry.name.en, edition: entry.editions.at(-1).edition, options, ...program };
      pages.set(`${FOLDER}/${id}.md`, referencePage(game, readDeclarations(typeFiles(folders))));
    }
    const { messageProtocolSchema } = await load('server/http/api-reference/message-schemas.ts');
    const schema = JSON.stringify(messageProtocolSchema('bot-protocol'), null, 2);
    pages.set(`${FOLDER}/bot-protocol.schema.json`, `${schema}\n`);
    return pages;
  });

if (isMain(import.meta.url)) {
  mkdirSync(path.join(root, FOLDER), { recursive: true });
  for (const [file, text] of await referencePages()) {
    const isNew = !existsSync(path.join(root, file)) || readFileSync(path.join(root, file), 'utf8') !== text;
    if (isNew) writeFileSync(path.join(root, file), text);
    console.log(`${file}: ${isNew ? 'written' : 'up to date'}`);
  }
}
