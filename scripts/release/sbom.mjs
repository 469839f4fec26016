// The software bill of materials of a release, as CycloneDX, from the lockfile. npm's own command leaves out packages that a
// tool wants as well, as an optional peer.
import path from 'node:path';
import { readJson } from '../repo.mjs';
import { NODE_PROGRAMS, neededPackages, packageName } from './packages.mjs';

/** @typedef {import('./packages.mjs').LockedPackage} LockedPackage */

/**
 * The address of a package in the form that scanners know.
 * @param {string} name
 * @param {string} version
 */
const purl = (name, version) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/**
 * @param {string} key
 * @param {LockedPackage} locked
 */
function componentOf(key, { version = '', license, integrity = '' }) {
  const [algorithm = '', digest = ''] = integrity.split('-');
  const name = packageName(key);
  return {
    type: 'library',
    'bom-ref': key,
    name,
    version,
    purl: purl(name, version),
    ...(license === undefined ? {} : { licenses: [{ expression: license }] }),
    ...(algorithm === 'sha512'
      ? { hashes: [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }] }
      : {}),
  };
}

/**
 * Without a serial number, and with the time of the commit: the same release always has the same one.
 * @param {string} repo
 * @param {string} version
 * @param {number} seconds
 */
export function sbomOf(repo, version, seconds) {
  /** @type {Record<string, LockedPackage>} */
  const locked = readJson(path.join(repo, 'package-lock.json')).packages;
  const keys = neededPackages(locked, [...NODE_PROGRAMS, 'web']);
  const bill = {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      timestamp: new Date(seconds * 1000).toISOString(),
      component: {
        type: 'application',
        'bom-ref': 'orrery',
        name: 'orrery',
        version,
        licenses: [{ expression: 'MIT' }],
      },
    },
    components: keys.map((key) => componentOf(key, locked[key] ?? {})),
  };
  return `${JSON.stringify(bill, null, 2)}\n`;
}
