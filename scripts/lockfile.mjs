// Checks that `npm ci` of our lockfile works on every platform, through any registry, and runs no install script.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { conclude, files, isMain, readJson, root } from './repo.mjs';

/**
 * @typedef {object} Locked
 * @property {string} [resolved]
 * @property {string} [integrity]
 * @property {boolean} [link]
 * @property {boolean} [hasInstallScript]
 * @property {Record<string, string>} [optionalDependencies]
 */

/** Packages whose install scripts we have read and accept: none so far. */
const ACCEPTED_SCRIPTS = new Set(/** @type {string[]} */ ([]));

/** Any host that serves packages. */
const REGISTRY_HOST = /\bregistry\.[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}\b/;

/**
 * @param {Record<string, Locked>} locked the `packages` of a lockfile
 * @returns {string[]}
 */
export function lockfileFaults(locked) {
  return Object.entries(locked).flatMap(([key, entry]) => {
    const isOurs = entry.link === true || !key.includes('node_modules/');
    return isOurs
      ? missingParts(locked, key, entry)
      : [...entryFaults(key, entry), ...missingParts(locked, key, entry)];
  });
}

/**
 * @param {string} key
 * @param {Locked} entry
 */
function entryFaults(key, entry) {
  const name = key.slice(key.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const faults = [];
  if (entry.resolved !== undefined) faults.push(`${key} is locked to an address: ${entry.resolved}`);
  if (entry.integrity === undefined) faults.push(`${key} is locked without a checksum`);
  if (entry.hasInstallScript && !ACCEPTED_SCRIPTS.has(name)) faults.push(`${key} runs a script when installed`);
  return faults;
}

/**
 * Optional dependencies, mostly binaries for other platforms, that npm silently left out of the lockfile.
 * @param {Record<string, Locked>} locked
 * @param {string} key
 * @param {Locked} entry
 */
function missingParts(locked, key, entry) {
  return Object.keys(entry.optionalDependencies ?? {})
    .filter((part) => !places(key).some((place) => `${place}node_modules/${part}` in locked))
    .map((part) => `${key} wants ${part} on some platform, which is not locked`);
}

/**
 * The folders in which node looks for the imports of `key`, innermost first.
 * @param {string} key
 */
function places(key) {
  const steps = key.split('/node_modules/');
  const outwards = steps.map((_, i) => `${steps.slice(0, steps.length - i).join('/node_modules/')}/`);
  return [...outwards, ''];
}

/**
 * @param {string} repo
 * @param {string | null} ownHost the registry configured on this machine
 * @returns {string[]}
 */
export function registryMentions(repo, ownHost) {
  return files(repo).flatMap((file) => {
    const text = readFileSync(path.join(repo, file), 'utf8');
    const host = REGISTRY_HOST.exec(text)?.[0] ?? (ownHost !== null && text.includes(ownHost) ? ownHost : null);
    return host === null ? [] : [`${file} names a package registry: ${host}`];
  });
}

/** @returns {string | null} */
function configuredHost() {
  const npm = process.env.npm_execpath;
  const asked =
    npm === undefined
      ? spawnSync('npm', ['config', 'get', 'registry'], { cwd: root, encoding: 'utf8' })
      : spawnSync(process.execPath, [npm, 'config', 'get', 'registry'], { cwd: root, encoding: 'utf8' });
  return URL.canParse(asked.stdout?.trim()) ? new URL(asked.stdout.trim()).host : null;
}

if (isMain(import.meta.url)) {
  /** @type {{packages: Record<string, Locked>}} */
  const { packages } = readJson(path.join(root, 'package-lock.json'));
  const complaints = [...lockfileFaults(packages), ...registryMentions(root, configuredHost())];
  conclude(complaints, `${Object.keys(packages).length} locked packages, complete for every platform.`);
}
