import { list, type Seat } from '@orrery/kernel';
import type { Event } from '@orrery/starfarers/facts';
import type { StoryLine } from '../../../../session/session.ts';

type Of<P extends Event['kind']> = Extract<Event, { kind: P }>;
type Told = StoryLine<Event>;
/** A line of the book. */
export type BookLine = Told & { readonly key: string };

/** An encounter as it was told to the one who looks, up to what is shown. */
export interface Meeting {
  readonly seq: number; // the entry that began it
  readonly turn: number;
  readonly reader: Seat;
  readonly seats: readonly Seat[]; // whom it meets
  readonly family: number; // what the open part of the card asks
  readonly card: number | null; // once one may know it
  readonly answers: readonly Of<'answered'>[];
  readonly isUnmasked: boolean;
  readonly lines: readonly BookLine[]; // what came of it
  readonly isOver: boolean;
}

/** What stands in the book as it is, by kind: how it went, and what it brought or cost. */
const LINES: ReadonlySet<Event['kind']> = new Set<Event['kind']>([
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

function begun({ seq, event }: Told, { reader, seats, family, card }: Of<'met'>, turn: number): Meeting {
  return {
    seq,
    turn,
    reader,
    seats: list(seats),
    family,
    card: event.kind === 'met' ? card : null,
    answers: [],
    isUnmasked: false,
    lines: [],
    isOver: false,
  };
}

const keyed = ({ lines }: Meeting, line: Told): BookLine => ({ ...line, key: `${line.seq} ${lines.length}` });

/** What a further line adds to an encounter that goes on. */
function told(meeting: Meeting, line: Told): Meeting {
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
      return LINES.has(event.kind) ? { ...meeting, lines: [...meeting.lines, keyed(meeting, line)] } : meeting;
  }
}

/** All encounters of a story, the first one first. */
export function meetingsOf(story: readonly Told[]): readonly Meeting[] {
  const meetings: Meeting[] = [];
  let running: Meeting | null = null;
  let turn = 0;
  for (const line of story) {
    const { event } = line;
    if (event.kind === 'turn') turn = event.turn;
    if (event.kind === 'met') running = begun(line, event, turn);
    else if (running !== null) running = told(running, line);
    else continue;
    if (event.kind === 'met') meetings.push(running);
    else meetings[meetings.length - 1] = running;
    if (running.isOver) running = null;
  }
  return meetings;
}
