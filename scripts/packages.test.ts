import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPackages } from './packages.mjs';
import { readJson, root } from './repo.mjs';

// A project of its own, outside the workspace, without a network.
const project = mkdtempSync(path.join(tmpdir(), 'orrery-outside-'));
afterAll(() => rmSync(project, { recursive: true }));

function run(program: string, ...words: string[]) {
  const { status, stdout, stderr } = spawnSync(program, words, { cwd: project, encoding: 'utf8' });
  return { status, out: stdout, err: status === 0 ? '' : `${stdout}${stderr}` };
}

beforeAll(async () => {
  const files = await buildPackages();
  // `words` needs a package from the registry.
  const own = files.filter((file) => !file.includes('orrery-words'));
  writeFileSync(path.join(project, 'package.json'), '{ "name": "outside", "private": true, "type": "module" }');
  const options = ['install', '--offline', '--no-audit', '--no-fund', '--ignore-scripts', ...own];
  expect(run('npm', ...options)).toMatchObject({ status: 0, err: '' });
  cpSync(path.join(root, 'examples', 'packages'), project, { recursive: true });
}, 180_000);

test('a project outside the workspace plays a game in twenty lines', () => {
  const lines = readFileSync(path.join(project, 'play.mjs'), 'utf8').trimEnd().split('\n');
  expect(lines.filter((line) => line !== '' && !line.startsWith('//')).length).toBeLessThanOrEqual(20);
  const { out, err } = run(process.execPath, 'play.mjs');
  expect(err).toBe('');
  expect(out).toMatch(/^places: (1 2 3|1 3 2|2 1 3|2 3 1|3 1 2|3 2 1)\n$/);
});

test('the documentation shows that very game', () => {
  const shown = readFileSync(path.join(root, 'docs', 'packages.md'), 'utf8');
  const [, ...lines] = readFileSync(path.join(project, 'play.mjs'), 'utf8').split('\n');
  expect(shown).toContain(`\`\`\`js\n${lines.join('\n').trim()}\n\`\`\``);
});

test('the declarations are complete under the strictest checks', () => {
  const compilerOptions = {
    ...{ strict: true, exactOptionalPropertyTypes: true, skipLibCheck: false, noEmit: true },
    ...{ module: 'nodenext', target: 'es2023', lib: ['es2023'], types: [] },
  };
  writeFileSync(path.join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['types.ts'] }));
  const { status, out } = run(process.execPath, path.join(root, 'node_modules/typescript/bin/tsc'), '-p', '.');
  expect([status, out]).toEqual([0, '']);
});

test('a bundler takes only what is imported', async () => {
  const input = path.join(project, 'one.mjs');
  writeFileSync(input, "import { fastRng } from '@orrery/kernel';\nconsole.log(fastRng(1)(6));\n");
  const options = { write: false, minify: false, rolldownOptions: { input } } as const;
  const built = await build({ root: project, configFile: false, logLevel: 'silent', build: options });
  const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  const code = outputs.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('');
  expect(code).toContain('fastRng');
  expect(code.length).toBeLessThan(4000);
});

test('packages have the version of the program, a licence, and no way into its tests', () => {
  for (const name of ['kernel', 'common', 'bots', 'startrek']) {
    const manifest = readJson(path.join(project, 'node_modules/@orrery', name, 'package.json'));
    expect(manifest).toMatchObject({ version: readJson(path.join(root, 'package.json')).version, license: 'MIT' });
    expect(Object.keys(manifest.exports)).not.toContain('./testing');
    expect(readFileSync(path.join(project, 'node_modules/@orrery', name, 'LICENSE'), 'utf8')).toContain('MIT');
  }
});
