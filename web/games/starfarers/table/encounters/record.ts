import { type Seat, seatsIn } from '@orrery/kernel';
import type { Event } from '@orrery/starfarers/facts';
import type { StoryLine } from '../../../../session/session.ts';

type EventOfKind<P extends Event['kind']> = Extract<Event, { kind: P }>;
type EncounterStoryLine = StoryLine<Event>;
/** A line of the book. */
export type EncounterBookLine = EncounterStoryLine & { readonly key: string };

/** An encounter as the viewer was told it, up to the moment shown. */
export interface EncounterRecord {
  readonly seq: number; // the log entry that began it
  readonly turn: number;
  readonly reader: Seat;
  readonly seats: readonly Seat[]; // whom it meets
  readonly family: number; // the question on the open part of the card
  readonly card: number | null; // once the viewer may know it
  readonly answers: readonly EventOfKind<'answered'>[];
  readonly isUnmasked: boolean;
  readonly lines: readonly EncounterBookLine[]; // the outcome
  readonly isOver: boolean;
}

/** The kinds of events that become lines of the book: how it went, and what it brought or cost. */
const BOOK_EVENT_KINDS: ReadonlySet<Event['kind']> = new Set<Event['kind']>([
  'contest',
  'fate',
  'outcome',
  'paid',
  'refunded',
  'gained',
  'forfeited',
  'fame',
  'fitted',
  'dropped',
  'grounded',
  'jumped',
  'returned',
  'cleared',
  'discovered',
  'explored',
  'ship',
  'waiting',
  'gave',
  'stole',
  'passed',
]);

function newEncounter(
  { seq, event }: EncounterStoryLine,
  { reader, seats, family, card }: EventOfKind<'met'>,
  turn: number,
): EncounterRecord {
  return {
    seq,
    turn,
    reader,
    seats: seatsIn(seats),
    family,
    card: event.kind === 'met' ? card : null,
    answers: [],
    isUnmasked: false,
    lines: [],
    isOver: false,
  };
}

const keyed = ({ lines }: EncounterRecord, line: EncounterStoryLine): EncounterBookLine => ({
  ...line,
  key: `${line.seq} ${lines.length}`,
});

/** Adds a line to the current encounter. */
function withLine(meeting: EncounterRecord, line: EncounterStoryLine): EncounterRecord {
  const { event } = line;
  switch (event.kind) {
    case 'answered':
      return { ...meeting, answers: [...meeting.answers, event] };
    case 'unmasked':
      return { ...meeting, isUnmasked: true };
    case 'read':
      return { ...meeting, card: event.card };
    case 'filed':
      return { ...meeting, isOver: true };
    default:
      return BOOK_EVENT_KINDS.has(event.kind)
        ? { ...meeting, lines: [...meeting.lines, keyed(meeting, line)] }
        : meeting;
  }
}

/** All encounters of a story, in order. */
export function encountersIn(story: readonly EncounterStoryLine[]): readonly EncounterRecord[] {
  const meetings: EncounterRecord[] = [];
  let running: EncounterRecord | null = null;
  let turn = 0;
  for (const line of story) {
    const { event } = line;
    if (event.kind === 'turn') turn = event.turn;
    if (event.kind === 'met') running = newEncounter(line, event, turn);
    else if (running !== null) running = withLine(running, line);
    else continue;
    if (event.kind === 'met') meetings.push(running);
    else meetings[meetings.length - 1] = running;
    if (running.isOver) running = null;
  }
  return meetings;
}
