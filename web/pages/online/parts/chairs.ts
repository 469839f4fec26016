import type { Seat } from '@orrery/kernel';
import type { ChairSummary, TableSummary } from '@orrery/protocol';
import type { Sitter } from '../../../session/session.ts';

/** The user's seat; null: none at this table. */
export function seatOf({ chairs }: TableSummary, person: string | null): Seat | null {
  const seat = chairs.findIndex(({ sitter }) => sitter?.kind === 'person' && sitter.person === person);
  return person === null || seat < 0 ? null : seat;
}

/** The sitter of a seat, as tables know sitters. */
export const sitterOf = ({ sitter, colour }: ChairSummary): Sitter =>
  sitter?.kind === 'bot'
    ? { kind: 'bot', name: sitter.name, level: sitter.level, colour }
    : { kind: 'person', name: sitter?.name ?? '', colour };

/** The first free seat. */
export function freeSeat({ chairs }: TableSummary): Seat | null {
  const seat = chairs.findIndex(({ sitter }) => sitter === null);
  return seat < 0 ? null : seat;
}

/** Names by seat; '' where nobody sits. */
export const namesAt = ({ chairs }: TableSummary): readonly string[] => chairs.map(({ sitter }) => sitter?.name ?? '');

/** The people who sit at a table. */
export const seatedPersons = ({ chairs }: TableSummary): readonly string[] =>
  chairs.flatMap(({ sitter }) => (sitter?.kind === 'person' ? [sitter.person] : []));

/** Whether the game waits for a person. */
export function waitsFor(summary: TableSummary, person: string | null): boolean {
  const seat = seatOf(summary, person);
  return seat !== null && (summary.waitsFor?.includes(seat) ?? false);
}

/** Sorts tables: those that wait for the user first. */
export const myTurnFirst = (summaries: readonly TableSummary[], person: string | null): readonly TableSummary[] =>
  summaries.toSorted((a, b) => Number(waitsFor(b, person)) - Number(waitsFor(a, person)));

/** Whether a seat can be taken over: its person is away, or a bot substitutes. */
export const isClaimable = ({ sitter, isPresent }: ChairSummary): boolean => sitter?.kind === 'person' && !isPresent;

/** Whether a player who leaves the game loses it: it counts for ratings or in a tournament. */
export const isLostByLeaving = ({ isRated, tournament }: TableSummary): boolean => isRated || tournament !== undefined;
