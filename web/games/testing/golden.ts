import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '../../..');

/** Golden games of an edition: in the folder of its frozen files, or with the sources if it is the present one. */
export function goldenGames(game: string, edition: number): readonly string[] {
  const folder = [`editions/${game}/${edition}/golden`, `games/${game}/golden`]
    .map((each) => path.join(ROOT, each))
    .find((each) => existsSync(each));
  if (folder === undefined) throw new Error(`${game} has no golden games`);
  const [first = ''] = readdirSync(folder).sort();
  return readFileSync(path.join(folder, first), 'utf8').split(/^(?=orrery log )/m);
}

/** The log cut after this number of entries, as the file of an unfinished game. */
export function truncateLog(log: string, entries: number): string {
  const [head = '', body = ''] = log.split('\n\n');
  return `${head}\n\n${body.split('\n').slice(0, entries).join('\n')}\n`;
}
