import { randomInt } from 'node:crypto';
import { type ServerContext, timestampParam } from '../context.ts';
import { areConfusable } from '../people/confusables.ts';
import type { Games } from '../ports.ts';
import type { Queryable } from '../storage/db.ts';
import { notifyTableChanged } from '../tables/change-table.ts';
import { insertTable, type RequestedTable } from '../tables/create-table.ts';
import { readTable } from '../tables/records.ts';
import { fixAndBegin } from '../tables/start-game.ts';
import type { Seeker } from './groups.ts';

/** The people in any order, each equally likely. */
function shuffled<X>(people: readonly X[]): readonly X[] {
  const order = [...people];
  const drawn: X[] = [];
  while (order.length > 0) drawn.push(...order.splice(randomInt(order.length), 1));
  return drawn;
}

/** Names that cannot be confused at one table: a second Ada is “Ada 2”. */
export function distinctNames(names: readonly string[]): readonly string[] {
  const given: string[] = [];
  for (const name of names) {
    const variants = [name, ...names.map((_, i) => `${name} ${i + 2}`)];
    given.push(variants.find((variant) => given.every((other) => !areConfusable(other, variant))) ?? name);
  }
  return given;
}

/**
 * A table for a group that was found, in random seat order. A live game begins by itself as soon as all players are there
 * and have committed to a seed for the dice; a correspondence game begins at once, with the server's seeds.
 */
export async function createPairedTable(
  { context, play, query }: { context: ServerContext; play: Games; query: Queryable },
  terms: RequestedTable & { readonly edition: number },
  group: readonly Seeker[],
): Promise<string> {
  const now = context.clock();
  const people = shuffled(group);
  const host = people[0]?.person ?? '';
  const id = await insertTable(query, { now, host, terms, startsWhenReady: true, isPaired: true });
  const names = distinctNames(people.map(({ name }) => name));
  for (const [seat, { person }] of people.entries()) {
    await query.query(
      `UPDATE chairs SET kind = 'person', person = $3, name = $4, is_ready = true, seen = ${timestampParam(5)}
       WHERE table_id = $1 AND seat = $2`,
      [id, seat, person, names[seat] ?? '', now],
    );
  }
  const table = await readTable(query, id);
  if (table !== null && terms.time.kind === 'correspondence') {
    await fixAndBegin({ context, play, query, here: new Set() }, table);
  }
  await notifyTableChanged(query, id);
  return id;
}
