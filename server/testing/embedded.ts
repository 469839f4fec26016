import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { EmbeddedDatabase } from '../storage/embedded.ts';

const ROOT = new URL('../../', import.meta.url);
const DATABASE_WORKER = new URL('dist/server/database.worker.js', ROOT);
/** A freshly created database, to be copied: creating one takes far longer. */
const TEMPLATE_FOLDER = fileURLToPath(new URL('.cache/embedded-database', ROOT));

async function open(folder: string): Promise<EmbeddedDatabase> {
  const opened = await EmbeddedDatabase.open(folder, DATABASE_WORKER);
  if (typeof opened === 'string') throw new Error(opened);
  return opened;
}

async function makeTemplate(): Promise<void> {
  mkdirSync(path.dirname(TEMPLATE_FOLDER), { recursive: true });
  const making = mkdtempSync(`${TEMPLATE_FOLDER}-`);
  await (await open(making)).close();
  try {
    renameSync(making, TEMPLATE_FOLDER);
  } catch {
    rmSync(making, { recursive: true }); // another test was faster
  }
}

/** Puts an empty database into a folder that has none, as a copy of the template. */
export async function copyEmbeddedTemplate(folder: string): Promise<void> {
  if (!existsSync(TEMPLATE_FOLDER)) await makeTemplate();
  if (!existsSync(path.join(folder, 'postgres'))) cpSync(TEMPLATE_FOLDER, folder, { recursive: true });
}

export async function openEmbedded(folder: string): Promise<EmbeddedDatabase> {
  await copyEmbeddedTemplate(folder);
  return open(folder);
}
