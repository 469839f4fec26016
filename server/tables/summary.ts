import { assignColours } from '@orrery/catalog';
import type { Seat } from '@orrery/kernel';
import type { ChairSummary, TableSummary } from '@orrery/protocol';
import type { ChairRecord, Presence, TableRecord } from '../ports.ts';

/** The public information about a table: no seeds, neither the server's nor anybody's. */
export function tableSummary(table: TableRecord, { here, spectators }: Presence): TableSummary {
  const colours = chairColours(table);
  return {
    id: table.id,
    game: table.game,
    edition: table.edition,
    options: table.options,
    time: table.time,
    onTimeout: table.onTimeout,
    isRated: table.isRated,
    visibility: table.visibility,
    takeBacks: table.takeBacks,
    spectatorDelayMs: table.spectatorDelayMs,
    state: table.state,
    chairs: table.chairs.map((chair) => ({ ...chairSummary(chair, here), colour: colours[chair.seat] ?? chair.seat })),
    host: table.host,
    commitment: table.commitment,
    revealUntil: table.revealUntil,
    createdAt: table.made,
    startedAt: table.started,
    spectators,
    places: table.places,
    forfeited: table.forfeited,
    rematch: table.rematch,
    startsWhenReady: table.startsWhenReady,
    ...(table.tournament !== null && { tournament: table.tournament }),
    isPaired: table.isPaired,
    takeBack: table.takeBack,
  };
}

const chairSummary = (
  { sitter, isReady, commitment, clientSeed, votedToEnd, addedTime, daysOff }: ChairRecord,
  here: ReadonlySet<string>,
): Omit<ChairSummary, 'colour'> => ({
  sitter,
  isPresent: sitter?.kind === 'bot' || (sitter?.kind === 'person' && here.has(sitter.person)),
  isReady: isReady || sitter?.kind === 'bot',
  commitment,
  hasRevealed: clientSeed !== '',
  votedToEnd,
  ...(addedTime.length > 0 && { addedTime: addedTime.reduce((sum, { ms }) => sum + ms, 0) }),
  ...(daysOff.weekly.length + daysOff.vacations.length > 0 && { daysOff }),
});

/** The colours of a table's chairs, by seat. */
export const chairColours = ({ chairs }: TableRecord): readonly number[] =>
  assignColours(chairs.map(({ colour }) => colour));

/** A person's seat; null if they have none. */
export const seatOfPerson = (table: TableRecord, person: string | null): Seat | null =>
  table.chairs.find(({ sitter }) => sitter?.kind === 'person' && sitter.person === person)?.seat ?? null;

/** The people who sit at a table. */
export const personsAt = (table: TableRecord): readonly string[] =>
  table.chairs.flatMap(({ sitter }) => (sitter?.kind === 'person' ? [sitter.person] : []));
