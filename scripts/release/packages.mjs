// The packages of other people that the built programs need when they run.
import path from 'node:path';
import { readJson } from '../repo.mjs';

/**
 * @typedef {object} LockedPackage
 * @property {boolean} [link]
 * @property {string} [resolved]
 * @property {string} [version]
 * @property {string} [license]
 * @property {string} [integrity]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [optionalDependencies]
 */

/** The programs of a release that node runs; the app in `web` contains what it needs. */
export const NODE_PROGRAMS = ['server', 'pictures', 'cli'];

/** @param {string} key */
export const packageName = (key) => key.slice(key.lastIndexOf('node_modules/') + 'node_modules/'.length);

/**
 * The key of a package in the lockfile, found as node finds it: beside the one that imports it, then further out.
 * @param {Record<string, LockedPackage>} locked
 * @param {string} from
 * @param {string} name
 */
function resolveKey(locked, from, name) {
  const steps = from.includes('node_modules/') ? from.split('/node_modules/') : [];
  for (let depth = steps.length; depth >= 0; depth--) {
    const key = [...steps.slice(0, depth), name].join('/node_modules/');
    const found = depth === 0 ? `node_modules/${name}` : key;
    if (found in locked) return found;
  }
  return null;
}

/**
 * The folders in node_modules that the programs need, ours left out: those are built into the programs.
 * @param {Record<string, LockedPackage>} locked the `packages` of a lockfile
 * @param {readonly string[]} programs folders of packages
 * @returns {string[]}
 */
export function neededPackages(locked, programs) {
  const seen = new Set(programs);
  for (const key of seen) {
    const { link, resolved, dependencies = {}, optionalDependencies = {} } = locked[key] ?? {};
    if (link && resolved !== undefined) {
      seen.add(resolved);
      continue;
    }
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const found = resolveKey(locked, key, name);
      if (found !== null) seen.add(found);
      else if (name in dependencies) throw new Error(`${key} needs ${name}, which is not in the lockfile`);
    }
  }
  return [...seen].filter((key) => key.includes('node_modules/') && !locked[key]?.link).sort();
}

/** @param {string} repo */
export const neededByRelease = (repo) =>
  neededPackages(readJson(path.join(repo, 'package-lock.json')).packages, NODE_PROGRAMS);
