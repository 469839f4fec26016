import { BOT_PERSONAS } from '@orrery/bots';
import { areConfusable } from '../people/confusables.ts';
import type { Queryable } from '../storage/db.ts';
import type { FullTournament, TournamentEntrant, TournamentRecord } from './model.ts';
import { insertEntrant, setActive } from './store.ts';

/** A bot's name that nobody in the tournament has. */
function freeName(taken: readonly string[], count: number): string {
  const free = BOT_PERSONAS.find(({ name }) => !taken.some((other) => areConfusable(other, name)));
  return free?.name ?? `Bot ${count + 1}`;
}

/** Makes this number of bots take part, first the ones that have played before. Returns all entrants who take part now. */
export async function setBots(
  query: Queryable,
  { record, entrants }: FullTournament,
  wanted: number,
): Promise<readonly TournamentEntrant[]> {
  const { id, fillLevel } = record;
  const people = entrants.filter(({ person, isActive }) => person !== null && isActive);
  const bots = entrants.filter(({ person }) => person === null);
  const needed = fillLevel === null ? 0 : wanted;
  for (const [i, { number, isActive }] of bots.entries())
    if (isActive !== i < needed) await setActive(query, id, number, i < needed);
  const playing: TournamentEntrant[] = bots.slice(0, needed).map((bot) => ({ ...bot, isActive: true }));
  for (let count = bots.length; count < needed; count++)
    playing.push(await addBot(query, record, [...entrants, ...playing]));
  return [...people, ...playing];
}

/** Adds a bot to those who take part. */
export async function addBot(
  query: Queryable,
  { id, fillLevel: level }: Pick<TournamentRecord, 'id' | 'fillLevel'>,
  entrants: readonly TournamentEntrant[],
): Promise<TournamentEntrant> {
  const names = entrants.map((each) => each.name);
  const name = freeName(names, entrants.filter(({ person }) => person === null).length);
  const number = await insertEntrant(query, id, { person: null, botName: name, level, rating: 0, freeSince: null });
  return { number, person: null, name, level, rating: 0, isActive: true, freeSince: null };
}
