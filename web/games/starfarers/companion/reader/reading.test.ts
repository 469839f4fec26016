import { fastRng, first, MoveList, Notebook, type Rng, standardOptions, top } from '@orrery/kernel';
import { starfarers } from '@orrery/starfarers';
import { ENCOUNTERS, type Event, FULL_DECK, isForAll, strength } from '@orrery/starfarers/facts';
import { expect, test } from 'vitest';
import { counted, freshTable, type TableNotes } from '../../../../companion/table/table.ts';
import { STARFARERS_BOX } from '../box.ts';
import { famed, fameToNote } from './fame.ts';
import {
  answered,
  askedIn,
  choicesOf,
  FRESH_READING,
  filed,
  type Line,
  leftIn,
  type Meeting,
  met,
  metAgain,
  READING_SHAPE,
  type Reading,
  readOn,
  shakesFor,
  toldIn,
  tried,
} from './reading.ts';

const CARDS = Array.from({ length: ENCOUNTERS }, (_, card) => card);
const at = (card: number) => () => [card];
const meetingOf = (card: number, seats: readonly number[] = [0]): Meeting => {
  const { meeting } = met(FRESH_READING, seats, 1, at(card));
  if (meeting === null) throw new Error('nobody was met');
  return meeting;
};

type State = ReturnType<typeof starfarers.setup>;

/** A game in which somebody has just shaken the black ball and this card is drawn. */
function gameAt(card: number, players: number, pilots: readonly number[], rng: Rng, tell: Notebook<Event>): State {
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
  readonly meeting: Meeting;
}

/** Boosters are compared at once, without a shake: the companion is told of it as soon as the game has done it. */
function fled(meeting: Meeting, table: State['table'], told: readonly Event[]): Meeting {
  const { lines, wanted } = toldIn(meeting, table.players.length);
  const read = lines.filter(({ kind }) => kind === 'contest').length;
  const isDone = told.filter(({ kind }) => kind === 'contest').length > read;
  if (wanted?.kind !== 'contest' || shakesFor(wanted) > 0 || !isDone) return meeting;
  const own = strength(table, wanted.seat, wanted.stat, 'self');
  const other = strength(table, wanted.rival, wanted.stat, 'rival');
  return fled(tried(meeting, { shakes: [], own, other }), table, told);
}

/** Plays the encounter in the engine and reads it with the companion: the same answers, the same shakes. */
function both(card: number, players: number, pilots: readonly number[], rng: Rng): Played {
  const drawn = new Notebook<Event>();
  const state = gameAt(card, players, pilots, rng, drawn);
  const { table } = state;
  const before = table.players.map(({ fame }) => fame);
  const told: Event[] = drawn.told.map(({ event }) => event);
  let meeting = meetingOf(card, pilots);
  for (let step = 0; step < 200 && !told.some(({ kind }) => kind === 'filed'); step++) {
    const tell = new Notebook<Event>();
    const waits = starfarers.awaiting(table);
    if (waits.who === 'over') break;
    if (waits.who === 'chance') {
      const outcome = waits.of.map((below) => rng(below));
      const { wanted } = toldIn(meeting, players);
      if (waits.kind === 'contest' || waits.kind === 'fate') {
        expect(wanted?.kind).toBe(waits.kind);
        const own = wanted?.kind === 'contest' ? strength(table, wanted.seat, wanted.stat, 'self') : 0;
        const other = wanted?.kind === 'contest' ? strength(table, wanted.rival, wanted.stat, 'rival') : 0;
        meeting = tried(meeting, { shakes: outcome, own, other });
      }
      starfarers.resolve(state, outcome, tell);
    } else {
      const seat = first(waits.must);
      const hand = state.hands[seat];
      if (hand === undefined) throw new Error('nobody sits there');
      const moves = new MoveList<Parameters<typeof starfarers.play>[2]>();
      starfarers.moves({ seat, table, hand }, moves);
      const move = moves.toArray()[rng(moves.n)];
      if (move === undefined) throw new Error(`no move in ${top(table).kind}`);
      if (move.kind === 'answer') {
        expect(askedIn(meeting)).toEqual({ seat, family: table.family });
        meeting = answered(meeting, move.choice);
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

/** Who has more or less fame after all that, by seat. */
const fameOf = (events: readonly Event[]) =>
  [0, 1, 2, 3, 4, 5].flatMap((seat) => {
    const n = events.reduce((sum, event) => sum + (event.kind === 'fame' && event.seat === seat ? event.n : 0), 0);
    return n === 0 ? [] : [{ seat, n }];
  });

/** A table of the companion's at which everybody has so much fame. */
function withFame(fame: readonly number[]): TableNotes {
  const source = STARFARERS_BOX.sources(fame.length).findIndex(({ key }) => key === 'fame');
  return fame.reduce(
    (table, n, seat) => counted(table, STARFARERS_BOX, seat, source, n),
    freshTable(STARFARERS_BOX, fame.length),
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
        const { lines, wanted } = toldIn(meeting, players);
        expect(wanted, `card ${card + 1}`).toBeNull();
        const stories = lines.flatMap((line) => (line.kind === 'story' ? [{ seat: line.seat, node: line.node }] : []));
        expect(stories, `card ${card + 1}`).toEqual(storiesOf(told));
        const contests = lines.flatMap((line) =>
          line.kind === 'contest' ? [{ seat: line.seat, rival: line.rival, own: line.own, other: line.other }] : [],
        );
        expect(contests).toEqual(contestsOf(told));
        if (!isForAll(card)) expect(fameToNote(lines, [], withFame(before), STARFARERS_BOX)).toEqual(fameOf(told));
        const isReshuffled = told.some(({ kind }) => kind === 'reshuffled');
        const reading = filed({ ...FRESH_READING, meeting }, players, at(0));
        expect(leftIn(reading)).toBe(isReshuffled ? ENCOUNTERS : ENCOUNTERS - 1);
        expect(reading.meeting !== null).toBe(metAgain(meeting, players).length > 0);
      }
    }
  },
);

test('nothing can be read out before everybody has answered', () => {
  for (const card of CARDS.filter((each) => !isForAll(each))) {
    const asked = meetingOf(card, [0, 3]);
    expect(toldIn(asked, 5)).toEqual({ lines: [], wanted: null });
    expect(toldIn(answered(asked, 0), 5)).toEqual({ lines: [], wanted: null });
    expect(toldIn(readOn(readOn(asked)), 5).lines).toEqual([]);
  }
});

test('SF-ENC-12: thirty cards without the two for everybody come once each before any comes again', () => {
  const seen: number[] = [];
  let reading: Reading = FRESH_READING;
  for (let i = 0; i < 30; i++) {
    reading = met(reading, [0], 1, at(0));
    const { meeting } = reading;
    if (meeting === null) throw new Error('nobody was met');
    seen.push(meeting.card);
    reading = { ...reading, meeting: { ...meeting, answers: [1], seconds: [0], trials: [] } };
    reading = { ...reading, deck: filed(reading, 4, at(0)).deck, meeting: null };
  }
  expect(seen).toEqual(CARDS.slice(0, 30));
  expect(leftIn(reading)).toBe(2);
});

test('after wear and tear all cards are shuffled and the same pilots meet somebody else', () => {
  const half: Reading = { ...FRESH_READING, deck: [0, FULL_DECK[1] ?? 0] };
  const worn = met(half, [0, 3], 1, () => [15]);
  expect(worn.meeting?.card).toBe(31);
  const next = filed(worn, 6, at(4));
  expect(next).toMatchObject({ deck: FULL_DECK, meeting: { card: 4, seats: [0, 3], answers: [], read: 0 } });
});

test('cards are asked for by their number of answers', () => {
  expect(CARDS.map((card) => choicesOf(askedIn(meetingOf(card))?.family ?? 9).length)).toEqual([
    ...Array(8).fill(4),
    ...Array(19).fill(2),
    ...Array(3).fill(4),
    0,
    0,
  ]);
});

const fame = (seat: number, n: number): Line => ({ kind: 'effect', seat, effect: { op: 'fame', n } });

test('SF-ENC-10: who has no fame loses none, and what is noted is not offered again', () => {
  const lines = [fame(0, -1), fame(2, 1)];
  const table = withFame([0, 0, 0]);
  expect(fameToNote(lines, [], table, STARFARERS_BOX)).toEqual([{ seat: 2, n: 1 }]);
  expect(fameToNote(lines, [{ seat: 2, n: 1 }], table, STARFARERS_BOX)).toEqual([]);
});

test('fame is noted, and taken back, as far as the box goes', () => {
  const table = withFame([20, 19, 0]);
  const [renown] = fameToNote([fame(2, 2)], [], table, STARFARERS_BOX);
  expect(renown).toEqual({ seat: 2, n: 1 });
  const noted = famed(table, STARFARERS_BOX, { seat: 2, n: 1 });
  expect(noted).toEqual(withFame([20, 19, 1]));
  expect(famed(noted, STARFARERS_BOX, { seat: 2, n: -1 })).toEqual(table);
});

test('half a medal for the most freight pods is offered to everybody: the table knows whose they are', () => {
  const council: Line = { kind: 'effect', seat: 0, effect: { op: 'council' } };
  expect(fameToNote([council], [], withFame([0, 0, 0]), STARFARERS_BOX)).toHaveLength(3);
});

test('an encounter is read back as it was kept', () => {
  const reading: Reading = { ...FRESH_READING, meeting: tried(meetingOf(3), { shakes: [1, 2], own: 3, other: 4 }) };
  expect(READING_SHAPE(JSON.parse(JSON.stringify(reading)))).toEqual(reading);
  expect(READING_SHAPE({ ...reading, deck: ['all'] })).toBeUndefined();
});
