import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Embedded } from '../storage/embedded.ts';

const HOUSE = new URL('../../', import.meta.url);
const PROGRAM = new URL('dist/server/database.worker.js', HOUSE);
/** A database as it is made, to be copied: making one takes far longer. */
const SEED = fileURLToPath(new URL('.cache/embedded-database', HOUSE));

async function open(folder: string): Promise<Embedded> {
  const opened = await Embedded.open(folder, PROGRAM);
  if (typeof opened === 'string') throw new Error(opened);
  return opened;
}

async function makeSeed(): Promise<void> {
  mkdirSync(path.dirname(SEED), { recursive: true });
  const making = mkdtempSync(`${SEED}-`);
  await (await open(making)).close();
  try {
    renameSync(making, SEED);
  } catch {
    rmSync(making, { recursive: true }); // another test was faster
  }
}

/** Puts an empty database into a folder that has none: a copy of one that was made before. */
export async function layEmbedded(folder: string): Promise<void> {
  if (!existsSync(SEED)) await makeSeed();
  if (!existsSync(path.join(folder, 'postgres'))) cpSync(SEED, folder, { recursive: true });
}

export async function openEmbedded(folder: string): Promise<Embedded> {
  await layEmbedded(folder);
  return open(folder);
}
