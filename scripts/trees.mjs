// Copies of this repository, in which third-party packages are those of the repository and our own those of the copy.
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { packages, root } from './repo.mjs';

/** @param {string} tree */
export function linkPackages(tree) {
  const from = path.join(root, 'node_modules');
  const into = path.join(tree, 'node_modules');
  mkdirSync(path.join(into, '@orrery'), { recursive: true });
  for (const name of readdirSync(from)) {
    if (name !== '@orrery') symlinkSync(path.join(from, name), path.join(into, name), 'junction');
  }
  for (const { folder, name } of packages(tree))
    symlinkSync(path.join(tree, folder), path.join(into, name), 'junction');
}
