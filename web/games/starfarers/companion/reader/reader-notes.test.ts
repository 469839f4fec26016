import { EventRecorder, fastRng, firstSeat, MoveList, type Rng, standardOptions, topFrame } from '@orrery/kernel';
import { starfarers } from '@orrery/starfarers';
import { contestStrength, ENCOUNTER_COUNT, type Event, FULL_DECK, isForAll } from '@orrery/starfarers/facts';
import { expect, test } from 'vitest';
import { newTable, type TableNotes, withCount } from '../../../../companion/table/table-notes.ts';
import { STARFARERS_COMPANION_RULES } from '../companion-rules.ts';
import { fameToNote, withFameChange } from './fame.ts';
import {
  drawEncounter,
  encounterCardsLeft,
  NEW_READER_NOTES,
  pendingAnswer,
  possibleAnswers,
  READER_SHAPE,
  type ReadEncounter,
  type ReaderNotes,
  type ReadingLine,
  readingProgress,
  seatsMeetingAgain,
  shakeCountFor,
  withAnswer,
  withCardFiled,
  withLineRead,
  withShakeResult,
} from './reader-notes.ts';

const CARDS = Array.from({ length: ENCOUNTER_COUNT }, (_, card) => card);
const at = (card: number) => () => [card];
const meetingOf = (card: number, seats: readonly number[] = [0]): ReadEncounter => {
  const { meeting } = drawEncounter(NEW_READER_NOTES, seats, 1, at(card));
  if (meeting === null) throw new Error('no open encounter');
  return meeting;
};

type State = ReturnType<typeof starfarers.setup>;

/** A game in which a player has just shaken the black ball and this card is drawn. */
function gameAt(card: number, players: number, pilots: readonly number[], rng: Rng, tell: EventRecorder<Event>): State {
  const state = starfarers.setup(
    { ...standardOptions(starfarers.options), setup: 'beginner', founding: 'figure' },
    players,
  );
  const { table, hands } = state;
  for (const [seat, player] of table.players.entries()) {
    player.fitted.splice(0, 3, rng(7), rng(7), rng(6));
    player.fame = rng(6);
    player.cards = 10;
    hands[seat]?.resources.fill(2);
  }
  table.active = 0;
  table.reader = 1;
  table.stack.push({ kind: 'meet', seats: pilots });
  starfarers.resolve(state, [card], tell);
  return state;
}

interface Played {
  readonly before: readonly number[]; // everybody's fame
  readonly told: readonly Event[];
  readonly meeting: ReadEncounter;
}

/** Boosters are compared at once, without a shake: the companion gets the result as soon as the game has it. */
function fled(meeting: ReadEncounter, table: State['table'], told: readonly Event[]): ReadEncounter {
  const { lines, wanted } = readingProgress(meeting, table.players.length);
  const read = lines.filter(({ kind }) => kind === 'contest').length;
  const isDone = told.filter(({ kind }) => kind === 'contest').length > read;
  if (wanted?.kind !== 'contest' || shakeCountFor(wanted) > 0 || !isDone) return meeting;
  const own = contestStrength(table, wanted.seat, wanted.stat, 'self');
  const other = contestStrength(table, wanted.rival, wanted.stat, 'rival');
  return fled(withShakeResult(meeting, { shakes: [], own, other }), table, told);
}

/** Plays the encounter in the engine and reads it with the companion: the same answers, the same shakes. */
function both(card: number, players: number, pilots: readonly number[], rng: Rng): Played {
  const drawn = new EventRecorder<Event>();
  const state = gameAt(card, players, pilots, rng, drawn);
  const { table } = state;
  const before = table.players.map(({ fame }) => fame);
  const told: Event[] = drawn.told.map(({ event }) => event);
  let meeting = meetingOf(card, pilots);
  for (let step = 0; step < 200 && !told.some(({ kind }) => kind === 'filed'); step++) {
    const tell = new EventRecorder<Event>();
    const waits = starfarers.awaiting(table);
    if (waits.who === 'over') break;
    if (waits.who === 'chance') {
      const outcome = waits.of.map((below) => rng(below));
      const { wanted } = readingProgress(meeting, players);
      if (waits.kind === 'contest' || waits.kind === 'fate') {
        expect(wanted?.kind).toBe(waits.kind);
        const own = wanted?.kind === 'contest' ? contestStrength(table, wanted.seat, wanted.stat, 'self') : 0;
        const other = wanted?.kind === 'contest' ? contestStrength(table, wanted.rival, wanted.stat, 'rival') : 0;
        meeting = withShakeResult(meeting, { shakes: outcome, own, other });
      }
      starfarers.resolve(state, outcome, tell);
    } else {
      const seat = firstSeat(waits.must);
      const hand = state.hands[seat];
      if (hand === undefined) throw new Error('no player at this seat');
      const moves = new MoveList<Parameters<typeof starfarers.play>[2]>();
      starfarers.moves({ seat, table, hand }, moves);
      const move = moves.toArray()[rng(moves.n)];
      if (move === undefined) throw new Error(`no move in ${topFrame(table).kind}`);
      if (move.kind === 'answer') {
        expect(pendingAnswer(meeting)).toEqual({ seat, family: table.family });
        meeting = withAnswer(meeting, move.choice);
      }
      starfarers.play(state, seat, move, tell);
    }
    told.push(...tell.told.map(({ event }) => event));
    meeting = fled(meeting, table, told);
  }
  return { before, told, meeting };
}

const storiesOf = (events: readonly Event[]) =>
  events.flatMap((event) => (event.kind === 'outcome' ? [{ seat: event.seat, node: event.node }] : []));
const contestsOf = (events: readonly Event[]) =>
  events.flatMap((event) =>
    event.kind === 'contest' ? [{ seat: event.seat, rival: event.rival, own: event.own, other: event.other }] : [],
  );

/** The total fame changes, by seat. */
const fameOf = (events: readonly Event[]) =>
  [0, 1, 2, 3, 4, 5].flatMap((seat) => {
    const n = events.reduce((sum, event) => sum + (event.kind === 'fame' && event.seat === seat ? event.n : 0), 0);
    return n === 0 ? [] : [{ seat, n }];
  });

/** A companion table at which everybody has this fame. */
function withFame(fame: readonly number[]): TableNotes {
  const source = STARFARERS_COMPANION_RULES.sources(fame.length).findIndex(({ key }) => key === 'fame');
  return fame.reduce(
    (table, n, seat) => withCount(table, STARFARERS_COMPANION_RULES, seat, source, n),
    newTable(STARFARERS_COMPANION_RULES, fame.length),
  );
}

test.each([
  [3, [0]],
  [4, [0]],
  [5, [0, 3]],
  [6, [0, 3]],
] as const)(
  'with %i players every card reads as the game plays it, whatever is answered and shaken',
  (players, pilots) => {
    const rng = fastRng(players);
    for (const card of CARDS) {
      for (let time = 0; time < 8; time++) {
        const { before, told, meeting } = both(card, players, pilots, rng);
        const { lines, wanted } = readingProgress(meeting, players);
        expect(wanted, `card ${card + 1}`).toBeNull();
        const stories = lines.flatMap((line) => (line.kind === 'story' ? [{ seat: line.seat, node: line.node }] : []));
        expect(stories, `card ${card + 1}`).toEqual(storiesOf(told));
        const contests = lines.flatMap((line) =>
          line.kind === 'contest' ? [{ seat: line.seat, rival: line.rival, own: line.own, other: line.other }] : [],
        );
        expect(contests).toEqual(contestsOf(told));
        if (!isForAll(card))
          expect(fameToNote(lines, [], withFame(before), STARFARERS_COMPANION_RULES)).toEqual(fameOf(told));
        const isReshuffled = told.some(({ kind }) => kind === 'reshuffled');
        const reading = withCardFiled({ ...NEW_READER_NOTES, meeting }, players, at(0));
        expect(encounterCardsLeft(reading)).toBe(isReshuffled ? ENCOUNTER_COUNT : ENCOUNTER_COUNT - 1);
        expect(reading.meeting !== null).toBe(seatsMeetingAgain(meeting, players).length > 0);
      }
    }
  },
);

test('nothing can be read out before everybody has answered', () => {
  for (const card of CARDS.filter((each) => !isForAll(each))) {
    const asked = meetingOf(card, [0, 3]);
    expect(readingProgress(asked, 5)).toEqual({ lines: [], wanted: null });
    expect(readingProgress(withAnswer(asked, 0), 5)).toEqual({ lines: [], wanted: null });
    expect(readingProgress(withLineRead(withLineRead(asked)), 5).lines).toEqual([]);
  }
});

test('SF-ENC-12: thirty cards without the two for everybody come once each before any comes again', () => {
  const seen: number[] = [];
  let reading: ReaderNotes = NEW_READER_NOTES;
  for (let i = 0; i < 30; i++) {
    reading = drawEncounter(reading, [0], 1, at(0));
    const { meeting } = reading;
    if (meeting === null) throw new Error('no open encounter');
    seen.push(meeting.card);
    reading = { ...reading, meeting: { ...meeting, answers: [1], seconds: [0], trials: [] } };
    reading = { ...reading, deck: withCardFiled(reading, 4, at(0)).deck, meeting: null };
  }
  expect(seen).toEqual(CARDS.slice(0, 30));
  expect(encounterCardsLeft(reading)).toBe(2);
});

test('after wear and tear all cards are shuffled and the same pilots meet somebody else', () => {
  const half: ReaderNotes = { ...NEW_READER_NOTES, deck: [0, FULL_DECK[1] ?? 0] };
  const worn = drawEncounter(half, [0, 3], 1, () => [15]);
  expect(worn.meeting?.card).toBe(31);
  const next = withCardFiled(worn, 6, at(4));
  expect(next).toMatchObject({ deck: FULL_DECK, meeting: { card: 4, seats: [0, 3], answers: [], read: 0 } });
});

test('cards are asked for by their number of answers', () => {
  expect(CARDS.map((card) => possibleAnswers(pendingAnswer(meetingOf(card))?.family ?? 9).length)).toEqual([
    ...Array(8).fill(4),
    ...Array(19).fill(2),
    ...Array(3).fill(4),
    0,
    0,
  ]);
});

const fame = (seat: number, n: number): ReadingLine => ({ kind: 'effect', seat, effect: { op: 'fame', n } });

test('SF-ENC-10: who has no fame loses none, and what is noted is not offered again', () => {
  const lines = [fame(0, -1), fame(2, 1)];
  const table = withFame([0, 0, 0]);
  expect(fameToNote(lines, [], table, STARFARERS_COMPANION_RULES)).toEqual([{ seat: 2, n: 1 }]);
  expect(fameToNote(lines, [{ seat: 2, n: 1 }], table, STARFARERS_COMPANION_RULES)).toEqual([]);
});

test('fame is noted, and taken back, as far as the box goes', () => {
  const table = withFame([20, 19, 0]);
  const [renown] = fameToNote([fame(2, 2)], [], table, STARFARERS_COMPANION_RULES);
  expect(renown).toEqual({ seat: 2, n: 1 });
  const noted = withFameChange(table, STARFARERS_COMPANION_RULES, { seat: 2, n: 1 });
  expect(noted).toEqual(withFame([20, 19, 1]));
  expect(withFameChange(noted, STARFARERS_COMPANION_RULES, { seat: 2, n: -1 })).toEqual(table);
});

test('half a medal for the most freight pods is offered to everybody: the table knows whose they are', () => {
  const council: ReadingLine = { kind: 'effect', seat: 0, effect: { op: 'council' } };
  expect(fameToNote([council], [], withFame([0, 0, 0]), STARFARERS_COMPANION_RULES)).toHaveLength(3);
});

test('an encounter is read back as it was kept', () => {
  const reading: ReaderNotes = {
    ...NEW_READER_NOTES,
    meeting: withShakeResult(meetingOf(3), { shakes: [1, 2], own: 3, other: 4 }),
  };
  expect(READER_SHAPE(JSON.parse(JSON.stringify(reading)))).toEqual(reading);
  expect(READER_SHAPE({ ...reading, deck: ['all'] })).toBeUndefined();
});
