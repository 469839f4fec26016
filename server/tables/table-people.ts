import { okResult, type Result } from '@orrery/kernel';
import type { TablePeopleResponse } from '@orrery/protocol/api';
import type { ServerContext } from '../context.ts';
import { displayedRating, isProvisional, type Skill } from '../people/rating.ts';
import { textFailure } from '../texts.ts';
import { reliabilityOf } from './departures.ts';
import { readTable } from './records.ts';
import { personsAt } from './summary.ts';

/** The ratings of the people at a table, for its game, and how reliable they are. */
export async function tablePeople({ db }: ServerContext, id: string): Promise<Result<TablePeopleResponse>> {
  const table = await readTable(db, id);
  if (table === null) return textFailure('table.unknown');
  const persons = personsAt(table);
  const reliability = await reliabilityOf(db, persons);
  const rated = await db.query<Skill & { person: string; games: number } & Record<string, unknown>>(
    'SELECT person, mu, sigma, games FROM ratings WHERE game = $1 AND seats = $2 AND person = ANY ($3::text[])',
    [table.game, table.chairs.length, [...persons]],
  );
  const people = persons.flatMap((person) => {
    const reliable = reliability.get(person);
    const skill = rated.find((row) => row.person === person);
    if (reliable === undefined) return [];
    const rating = skill && { rating: displayedRating(skill), isProvisional: isProvisional(skill.games) };
    return [{ person, rating: rating ?? null, reliability: reliable }];
  });
  return okResult({ people });
}
