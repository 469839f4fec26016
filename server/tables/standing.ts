import { good, type Result } from '@orrery/kernel';
import type { StandingAnswer } from '@orrery/protocol/api';
import type { Desk } from '../desk.ts';
import { type Person, type Play, STANDING_CHANNEL, type TableRecord, type Tables } from '../seams.ts';
import type { Query } from '../storage/db.ts';
import { refusal } from '../texts.ts';
import { changeTable, playing, seated } from './changing.ts';

/** What somebody has said in advance at a table. */
export async function standingOf(tables: Tables, id: string, person: Person): Promise<Result<StandingAnswer>> {
  const table = await tables.find(id);
  if (table === null) return refusal('table.unknown');
  const seat = seated(table, person);
  return seat.ok ? good({ answers: table.chairs[seat.value]?.standing ?? [] }) : seat;
}

/** Says in advance what to answer, in place of what was said before. Nobody else hears of it. */
export function setStanding(
  desk: Desk,
  play: Play,
  id: string,
  person: Person,
  answers: StandingAnswer['answers'],
): Promise<Result<null>> {
  const change = async (table: TableRecord, query: Query): Promise<Result<null>> => {
    const goesOn = playing(table);
    if (!goesOn.ok) return goesOn;
    const seat = seated(table, person);
    if (!seat.ok) return seat;
    for (const { move } of answers) {
      if (!(await play.isMove(table, move))) return refusal('table.notation', { move });
    }
    await query.query('DELETE FROM standing_answers WHERE table_id = $1 AND person = $2', [id, person.id]);
    await query.query(
      `INSERT INTO standing_answers (table_id, person, question, move)
       SELECT $1, $2, q, m FROM unnest($3::text[], $4::text[]) AS a (q, m) ON CONFLICT DO NOTHING`,
      [id, person.id, answers.map(({ question }) => question), answers.map(({ move }) => move)],
    );
    return good(null);
  };
  return changeTable(desk, id, change, STANDING_CHANNEL);
}
