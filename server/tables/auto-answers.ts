import { okResult, type Result } from '@orrery/kernel';
import type { AutoAnswersResponse } from '@orrery/protocol/api';
import type { ServerContext } from '../context.ts';
import { AUTO_ANSWERS_CHANNEL, type Games, type Person, type TableRecord, type Tables } from '../ports.ts';
import type { Queryable } from '../storage/db.ts';
import { textFailure } from '../texts.ts';
import { changeTable, requirePlaying, requireSeat } from './change-table.ts';

/** A person's automatic answers at a table. */
export async function autoAnswersOf(tables: Tables, id: string, person: Person): Promise<Result<AutoAnswersResponse>> {
  const table = await tables.find(id);
  if (table === null) return textFailure('table.unknown');
  const seat = requireSeat(table, person);
  return seat.ok ? okResult({ answers: table.chairs[seat.value]?.autoAnswers ?? [] }) : seat;
}

/** Replaces a person's automatic answers. Nobody else is told. */
export function setAutoAnswers(
  context: ServerContext,
  play: Games,
  id: string,
  person: Person,
  answers: AutoAnswersResponse['answers'],
): Promise<Result<null>> {
  const change = async (table: TableRecord, query: Queryable): Promise<Result<null>> => {
    const goesOn = requirePlaying(table);
    if (!goesOn.ok) return goesOn;
    const seat = requireSeat(table, person);
    if (!seat.ok) return seat;
    for (const { move } of answers) {
      if (!(await play.isMove(table, move))) return textFailure('table.notation', { move });
    }
    await query.query('DELETE FROM auto_answers WHERE table_id = $1 AND person = $2', [id, person.id]);
    await query.query(
      `INSERT INTO auto_answers (table_id, person, question, move)
       SELECT $1, $2, q, m FROM unnest($3::text[], $4::text[]) AS a (q, m) ON CONFLICT DO NOTHING`,
      [id, person.id, answers.map(({ question }) => question), answers.map(({ move }) => move)],
    );
    return okResult(null);
  };
  return changeTable(context, id, change, AUTO_ANSWERS_CHANNEL);
}
