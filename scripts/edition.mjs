// Freezes the present edition of a game and raises its number: `npm run edition -- startrek`. See docs/editions.md.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { isMain, root } from './repo.mjs';
import { withSources } from './sources.mjs';

/** @typedef {{game: string, edition: number, languages: readonly string[]}} Frozen */

const EDITIONS = path.join(root, 'editions');
const CHECKSUMS = path.join(EDITIONS, 'checksums.json');
const NOTHING = '\0nothing';
const EDITION_LINE = /^export const EDITION = (\d+);$/m;

/**
 * The contents of the files of a frozen edition, by file name.
 * @param {string} game
 * @returns {Record<string, string>}
 */
const entriesOf = (game) => ({
  rules: `import { ENTRY } from '${source('games', game, 'entry.ts')}';\nexport const rules = ENTRY.present;`,
  bots: `import { KIT } from '${source('bots', game, 'index.ts')}';\nexport const bots = { mind: KIT.mind };`,
});

/** The types of those files. Only the frozen code knows more about them. */
const DECLARATIONS = {
  rules: "import type { FrozenRules } from '../../frozen.ts';\n\nexport declare const rules: FrozenRules;\n",
  bots: "import type { FrozenBots } from '../../frozen.ts';\n\nexport declare const bots: FrozenBots;\n",
};

/** @param {...string} parts */
const source = (...parts) => path.join(root, ...parts).replaceAll('\\', '/');

/**
 * The text of editions/index.ts.
 * @param {readonly Frozen[]} all
 */
export function indexOf(all) {
  const games = [...new Set(all.map(({ game }) => game))].sort();
  const lines = games.flatMap((game) => [
    `  ${game}: [`,
    ...all
      .filter((each) => each.game === game)
      .sort((a, b) => a.edition - b.edition)
      .flatMap(({ edition, languages }) => [
        '    {',
        `      edition: ${edition},`,
        `      languages: [${languages.map((language) => `'${language}'`).join(', ')}],`,
        `      rules: async () => (await import('./${game}/${edition}/rules.js')).rules,`,
        `      bots: async () => (await import('./${game}/${edition}/bots.js')).bots,`,
        '    },',
      ]),
    '  ],',
  ]);
  return [
    '// Written by `npm run edition`. Do not edit.',
    "import type { FrozenEdition } from './frozen.ts';",
    '',
    "export type { FrozenBots, FrozenEdition, FrozenMind, FrozenRules } from './frozen.ts';",
    '',
    '/** The frozen editions of each game, oldest first. */',
    'export const FROZEN: Readonly<Record<string, readonly FrozenEdition[]>> = {',
    ...lines,
    '};',
    '',
  ].join('\n');
}

/**
 * Bundles rules, texts, almanac and the bots' heuristics of the present edition, without any remaining imports.
 * @param {string} game
 * @param {string} outDir
 */
async function bundle(game, outDir) {
  const entries = entriesOf(game);
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [
      {
        name: 'edition',
        enforce: 'pre',
        resolveId(id) {
          if (id in entries) return `\0${id}`;
          return id.endsWith('/learning.ts') ? NOTHING : null; // learners play the present edition only
        },
        load: (id) => (id === NOTHING ? 'export {};' : (entries[id.slice(1)] ?? null)),
      },
    ],
    ssr: { noExternal: true },
    build: {
      ssr: true,
      target: 'es2023',
      minify: false,
      outDir,
      emptyOutDir: true,
      rolldownOptions: {
        input: Object.fromEntries(Object.keys(entries).map((entry) => [entry, entry])),
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  for (const [entry, text] of Object.entries(DECLARATIONS)) writeFileSync(path.join(outDir, `${entry}.d.ts`), text);
}

/**
 * Plays the golden games with the bundle. A bundle that plays differently from the sources must never be frozen.
 * @param {import('./sources.mjs').Load} load
 * @param {string} bundled
 * @param {string} golden
 */
async function checkGoldenGames(load, bundled, golden) {
  const { parseLog, replay } = await load('kernel/index.ts');
  const { splitLogs } = await load('games/common/testing/index.ts');
  const { rules } = await import(pathToFileURL(path.join(bundled, 'rules.js')).href);
  const held = await rules.load();
  const files = Object.fromEntries(
    readdirSync(golden).map((file) => [file, readFileSync(path.join(golden, file), 'utf8')]),
  );
  const logs = Object.entries(splitLogs(files));
  if (logs.length === 0) throw new Error(`There are no golden games in ${golden} to check the bundle with.`);
  held.use((/** @type {unknown} */ engine) => {
    for (const [name, text] of logs) {
      const log = parseLog(engine, text);
      const played = log.ok ? replay(engine, log.value) : log;
      if (!played.ok) throw new Error(`The golden game ${name} does not play: ${played.problem.text}`);
    }
  });
  return logs.length;
}

/**
 * The frozen editions as editions/index.ts lists them.
 * @param {import('./sources.mjs').Load} load
 */
async function frozen(load) {
  const { FROZEN } = await load('editions/index.ts');
  /** @type {Record<string, Frozen[]>} */
  const lists = FROZEN;
  return Object.entries(lists).flatMap(([game, list]) =>
    list.map(({ edition, languages }) => ({ game, edition, languages })),
  );
}

/**
 * @param {string} game
 * @param {import('./sources.mjs').Load} load
 */
async function freeze(game, load) {
  const number = path.join(root, 'games', game, 'edition.ts');
  const golden = path.join(root, 'games', game, 'golden');
  if (!/^[a-z]+$/.test(game) || !existsSync(number)) {
    throw new Error('Name a game that has an edition.ts: npm run edition -- startrek');
  }
  const text = readFileSync(number, 'utf8');
  const edition = Number(EDITION_LINE.exec(text)?.[1]);
  const target = path.join(EDITIONS, game, String(edition));
  if (existsSync(target)) throw new Error(`Edition ${edition} of ${game} is frozen already.`);
  const staging = path.join(root, '.cache', 'editions', `${game}-${edition}`);
  rmSync(staging, { recursive: true, force: true });
  await bundle(game, staging);
  const games = await checkGoldenGames(load, staging, golden);
  const languages = /** @type {readonly string[]} */ ((await load('games/catalog/index.ts')).LANGUAGES);
  const { checksums } = await load('editions/testing/checksums.ts');
  const all = [...(await frozen(load)), { game, edition, languages }];
  mkdirSync(path.dirname(target), { recursive: true });
  renameSync(staging, target);
  renameSync(golden, path.join(target, 'golden'));
  writeFileSync(path.join(EDITIONS, 'index.ts'), indexOf(all));
  writeFileSync(CHECKSUMS, `${JSON.stringify(checksums(), null, 2)}\n`);
  writeFileSync(number, text.replace(EDITION_LINE, `export const EDITION = ${edition + 1};`));
  console.log(
    `Edition ${edition} of ${game} is frozen in editions/${game}/${edition}; it plays its ${games} golden games.`,
  );
  console.log(
    `The sources are edition ${edition + 1} now. Change the rules and their tests, then: npm run golden -- ${game}`,
  );
}

if (isMain(import.meta.url)) {
  try {
    await withSources((load) => freeze(process.argv[2] ?? '', load));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
