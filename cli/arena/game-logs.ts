import { okResult, type Result } from '@orrery/kernel';
import { appendText, makeFolder, writeText } from '../files.ts';
import type { PlayedGame } from './job.ts';
import type { ContestPlan } from './plan.ts';

/** A line of games.jsonl: one game, and who sat on which seat. */
const indexLine = ({ entrants }: ContestPlan, { record }: PlayedGame, file: string): string => {
  const { game, seating, places, points, forfeits } = record;
  const bots = seating.map((entrant) => entrants[entrant]?.name ?? '');
  return `${JSON.stringify({ game, log: file, bots, places, points, forfeits })}\n`;
};

/** Writes the logs of some games into a folder, if there is one. */
export function writeGameLogs(folder: string | null, plan: ContestPlan, games: readonly PlayedGame[]): Result<null> {
  if (folder === null) return okResult(null);
  const made = makeFolder(folder);
  if (!made.ok) return made;
  for (const each of games) {
    if (each.log === null) continue;
    const file = `game-${each.record.game}.log`;
    const written = writeText(`${folder}/${file}`, each.log);
    if (!written.ok) return written;
    const listed = appendText(`${folder}/games.jsonl`, indexLine(plan, each, file));
    if (!listed.ok) return listed;
  }
  return okResult(null);
}
