// The version of a release: where it is written, and the section of the change log that belongs to it.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { packages, readJson } from '../repo.mjs';

const CHANGELOG = 'CHANGELOG.md';
const PYTHON = 'python/pyproject.toml';
const UNRELEASED = '## Unreleased';
const VERSION = /^(\d+)\.(\d+)\.(\d+)(?:-([0-9a-z.]+))?$/;

/** @param {string} text */
export const isVersion = (text) => VERSION.test(text);

/**
 * Whether a version is later than another; one with a suffix, like 1.0.0-rc.1, comes before the one without.
 * @param {string} one
 * @param {string} other
 */
export function isLater(one, other) {
  const [a, b] = [one, other].map((text) => VERSION.exec(text)?.slice(1) ?? []);
  for (let i = 0; i < 3; i++) {
    const difference = Number(a?.[i]) - Number(b?.[i]);
    if (difference !== 0) return difference > 0;
  }
  const [suffix, before] = [a?.[3], b?.[3]];
  if (suffix === undefined || before === undefined) return suffix === undefined && before !== undefined;
  return suffix.localeCompare(before, 'en', { numeric: true }) > 0;
}

/** @param {string} repo */
export const versionOf = (repo) => String(readJson(path.join(repo, 'package.json')).version);

/**
 * The change log with what was not released yet under the new version.
 * @param {string} changelog
 * @param {string} version
 * @param {string} day like 2026-11-19
 */
export function withRelease(changelog, version, day) {
  return changelog.replace(UNRELEASED, `${UNRELEASED}\n\n## ${version} · ${day}`);
}

/**
 * The lines below a heading of the change log; null if there is no such heading.
 * @param {string} changelog
 * @param {string} heading `Unreleased`, or a version
 */
export function sectionOf(changelog, heading) {
  const sections = changelog.split(/^(?=## )/m);
  const found = sections.find((section) => section === `## ${heading}` || /^## (\S+)/.exec(section)?.[1] === heading);
  return found === undefined ? null : found.replace(/^## .*\n?/, '').trim();
}

/**
 * Writes the version wherever it stands, and begins its section of the change log.
 * @param {string} repo
 * @param {string} version
 * @param {string} day
 * @returns {string[]} the files that were changed
 */
export function setVersion(repo, version, day) {
  const before = versionOf(repo);
  const folders = ['', ...packages(repo).map(({ folder }) => folder)];
  const manifests = folders.map((folder) => path.posix.join(folder, 'package.json'));
  for (const file of manifests)
    edit(repo, file, (text) => text.replace(`"version": "${before}"`, `"version": "${version}"`));
  edit(repo, 'package-lock.json', (text) => lockfileWith(text, folders, version));
  if (existsSync(path.join(repo, PYTHON)))
    edit(repo, PYTHON, (text) => text.replace(/^version = ".*"$/m, `version = "${version}"`));
  edit(repo, CHANGELOG, (text) => withRelease(text, version, day));
  return [...manifests, 'package-lock.json', ...(existsSync(path.join(repo, PYTHON)) ? [PYTHON] : []), CHANGELOG];
}

/**
 * @param {string} text
 * @param {readonly string[]} folders
 * @param {string} version
 */
function lockfileWith(text, folders, version) {
  const lockfile = JSON.parse(text);
  lockfile.version = version;
  for (const folder of folders) lockfile.packages[folder].version = version;
  return `${JSON.stringify(lockfile, null, 2)}\n`;
}

/**
 * @param {string} repo
 * @param {string} file
 * @param {(text: string) => string} change
 */
function edit(repo, file, change) {
  const place = path.join(repo, file);
  writeFileSync(place, change(readFileSync(place, 'utf8')));
}
