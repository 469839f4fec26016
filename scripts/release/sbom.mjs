// The software bill of materials of a release: CycloneDX, made by npm from the lockfile.
import { spawnSync } from 'node:child_process';
import { NODE_PROGRAMS } from './packages.mjs';

/**
 * Without a serial number, and with the time of the commit: the same release always has the same one.
 * @param {string} repo
 * @param {string} version
 * @param {number} seconds
 */
export function sbomOf(repo, version, seconds) {
  const workspaces = [...NODE_PROGRAMS, 'web'].flatMap((folder) => ['--workspace', folder]);
  const words = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--omit=dev', ...workspaces];
  const { status, stdout, stderr } = spawnSync('npm', words, {
    cwd: repo,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`npm sbom failed: ${stderr}`);
  const { serialNumber: _, ...bill } = JSON.parse(stdout);
  bill.metadata.timestamp = new Date(seconds * 1000).toISOString();
  Object.assign(bill.metadata.component, { type: 'application', name: 'orrery', version });
  return `${JSON.stringify(bill, null, 2)}\n`;
}
