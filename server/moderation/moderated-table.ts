import { okResult, type Result } from '@orrery/kernel';
import type { ModeratedTableResponse } from '@orrery/protocol/api';
import type { ServerContext } from '../context.ts';
import type { Games, Person, Tables } from '../ports.ts';
import { textFailure } from '../texts.ts';
import { recordAction } from './audit.ts';

/**
 * The chat of a table, and its log once the game is over: the log of a running game shows hidden hands, and an
 * administrator may be one of its players.
 */
export async function moderatedTable(
  { db, clock }: ServerContext,
  tables: Pick<Tables, 'find' | 'chatMessages'>,
  play: Pick<Games, 'logOf'>,
  admin: Person,
  id: string,
): Promise<Result<ModeratedTableResponse>> {
  const table = await tables.find(id);
  if (table === null) return textFailure('table.unknown');
  const log = table.state === 'over' ? await play.logOf(id) : null;
  await recordAction(db, clock(), admin, { action: 'read-table', table: id });
  const names = table.chairs.map(({ sitter }) => sitter?.name ?? '');
  return okResult({
    state: table.state,
    names,
    messages: await tables.chatMessages(id),
    log: log?.ok ? log.value : null,
  });
}
