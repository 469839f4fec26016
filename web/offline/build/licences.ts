import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { Licence } from '../licence.ts';

const FILE = 'licences.json';
const LICENCE_FILE = /^(licen[cs]e|copying)(\.|$)/i;
const PACKAGE_PATH = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;

/** The package folder of a module; null for our own modules. */
export function packageFolder(module: string): string | null {
  const file = module.replace(/^\0/, '').replace(/\?.*$/, '');
  return PACKAGE_PATH.exec(file)?.[1] ?? null;
}

/** The relevant fields of a package.json. */
function readLicence(folder: string): Licence {
  const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((each) => LICENCE_FILE.test(each));
  const text = file === undefined ? '' : readFileSync(path.join(folder, file), 'utf8').trim();
  return { name, version, licence: typeof license === 'string' ? license : (license?.type ?? '?'), text };
}

/** The licences of all packages among these modules, by name. */
export function licencesOf(modules: Iterable<string>): readonly Licence[] {
  const folders = new Set([...modules].map(packageFolder).filter((folder) => folder !== null));
  return [...folders]
    .filter((folder) => existsSync(path.join(folder, 'package.json')))
    .map(readLicence)
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Lists the packages in the build. The development server has no such list. */
export const licences = (): Plugin => ({
  name: 'orrery:licences',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: FILE, source: JSON.stringify(licencesOf(this.getModuleIds())) });
  },
  configureServer({ middlewares }) {
    middlewares.use(`/${FILE}`, (_, answer) => {
      answer.setHeader('Content-Type', 'application/json');
      answer.end('[]');
    });
  },
});
