import {
  afterContest,
  cardIn,
  cardsLeft,
  deckWithout,
  type Effect,
  FULL_DECK,
  familyAt,
  familyOf,
  isForAll,
  neighbourOf,
  nodeAt,
  rootOf,
  SHAKES,
  type Stat,
  UNMASKED,
} from '@orrery/starfarers/facts';
import type { Draw } from '../../../../companion/fate.ts';
import { listOf, orNull, record, type Shape, whole } from '../../../../companion/keeping/shape.ts';

/** What was shaken, and with what strength: a fate has one shake, a contest two, a comparison of boosters none. */
export interface Trial {
  readonly shakes: readonly number[];
  readonly own: number;
  readonly other: number;
}

/** So many half medals more or less for somebody. */
export interface Renown {
  readonly seat: number;
  readonly n: number;
}

/** An encounter that goes on: the card, whom it meets, what they answered, what was shaken, how far it was read. */
export interface Meeting {
  readonly card: number; // for the reader's program alone until all have answered
  readonly seats: readonly number[]; // the first pilot first
  readonly reader: number;
  readonly answers: readonly number[];
  readonly seconds: readonly number[]; // to the question that some cards ask after the first
  readonly trials: readonly Trial[];
  readonly read: number; // lines read aloud
  readonly noted: readonly Renown[]; // what of it stands in the points already
}

/** The pile of encounter cards, and the encounter that goes on. */
export interface Reading {
  readonly deck: readonly number[]; // one bit a card, as in the game
  readonly met: number; // encounters so far
  readonly meeting: Meeting | null;
}

const SEAT = whole(0, 5);
const ANSWERS = listOf(whole(0, 3), 2);
const STRENGTH = whole(0, 99);
const MEETING: Shape<Meeting> = record({
  card: whole(0, 31),
  seats: listOf(SEAT, 2),
  reader: SEAT,
  answers: ANSWERS,
  seconds: ANSWERS,
  trials: listOf(record<Trial>({ shakes: listOf(whole(0, SHAKES.length - 1), 2), own: STRENGTH, other: STRENGTH }), 9),
  read: whole(0, 99),
  noted: listOf(record<Renown>({ seat: SEAT, n: whole(-99, 99) }), 6),
});
export const READING_SHAPE: Shape<Reading> = record({
  deck: listOf(whole(0, FULL_DECK[0] ?? 0), 2),
  met: whole(0, 9999),
  meeting: orNull(MEETING),
});

export const FRESH_READING: Reading = { deck: FULL_DECK, met: 0, meeting: null };

export const leftIn = ({ deck }: Reading): number => cardsLeft(deck);

/** SF-ENC-01: a card is drawn for these seats. */
export function met(reading: Reading, seats: readonly number[], reader: number, draw: Draw): Reading {
  const [at = 0] = draw([cardsLeft(reading.deck)]);
  const card = cardIn(reading.deck, at);
  const meeting = { card, seats, reader, answers: [], seconds: [], trials: [], read: 0, noted: [] };
  return { ...reading, met: reading.met + 1, meeting };
}

/** What the open part of the card tells. */
export const firstFamily = ({ card }: Meeting): number => familyOf(card);

/** What is asked now and of whom; null once everybody has answered. */
export interface Asked {
  readonly family: number;
  readonly seat: number;
}

/** SF56-ENC-02: all answer before anything is read out; what the card hides has no part in this but whether it asks again. */
export function askedIn({ card, seats, answers, seconds }: Meeting): Asked | null {
  if (isForAll(card)) return null;
  const next = seats[answers.length];
  if (next !== undefined) return { family: familyOf(card), seat: next };
  const isAskedAgain = nodeAt(rootOf(card, answers[0] ?? 0)).ask !== null;
  const again = seats[seconds.length];
  return isAskedAgain && again !== undefined ? { family: UNMASKED, seat: again } : null;
}

export function answered(meeting: Meeting, choice: number): Meeting {
  return meeting.answers.length < meeting.seats.length
    ? { ...meeting, answers: [...meeting.answers, choice] }
    : { ...meeting, seconds: [...meeting.seconds, choice] };
}

/** What can be answered: numbers of cards, or no and yes. */
export const choicesOf = (family: number): readonly number[] => {
  const { answers } = familyAt(family);
  if (answers === 'number') return [0, 1, 2, 3];
  return answers === 'yes-no' ? [1, 0] : [];
};

/** A line that is read out. */
export type Line = { readonly seat: number } & (
  | { readonly kind: 'story'; readonly node: number }
  | { readonly kind: 'effect'; readonly effect: Effect }
  | { readonly kind: 'fate'; readonly shake: number; readonly sum: number }
  | {
      readonly kind: 'contest';
      readonly stat: Stat;
      readonly rival: number;
      readonly trial: Trial;
      readonly own: number; // all in all
      readonly other: number;
      readonly isWon: boolean;
    }
);

/** What has to be shaken or compared before anybody can read on. */
export type Wanted =
  | { readonly kind: 'fate'; readonly seat: number }
  | { readonly kind: 'contest'; readonly seat: number; readonly rival: number; readonly stat: Stat };

export interface Told {
  readonly lines: readonly Line[];
  readonly wanted: Wanted | null;
}

const ballsIn = (shake: number | undefined): number => (shake === undefined ? 0 : (SHAKES[shake]?.sum ?? 0));

/** Where the answers of the i-th seat lead. */
function rootFor({ card, answers, seconds }: Meeting, i: number): number {
  const root = rootOf(card, answers[i] ?? 0);
  return nodeAt(root).ask?.[seconds[i] ?? 0] ?? root;
}

/** Everything that can be read out by now: nothing before all have answered, then box by box as far as was shaken. */
export function toldIn(meeting: Meeting, players: number): Told {
  if (askedIn(meeting) !== null) return { lines: [], wanted: null };
  const lines: Line[] = [];
  const trials = [...meeting.trials];
  const concerned = isForAll(meeting.card) ? meeting.seats.slice(0, 1) : meeting.seats;
  for (const [i, seat] of concerned.entries()) {
    for (let id: number | null = rootFor(meeting, i); id !== null; ) {
      const node = nodeAt(id);
      if (node.story !== '') lines.push({ kind: 'story', seat, node: id });
      for (const effect of node.effects) lines.push({ kind: 'effect', seat, effect });
      if (node.shake === null && node.test === null) break;
      const trial = trials.shift();
      if (node.shake !== null) {
        if (trial === undefined) return { lines, wanted: { kind: 'fate', seat } };
        const [shake = 0] = trial.shakes;
        const sum = ballsIn(shake);
        lines.push({ kind: 'fate', seat, shake, sum });
        id = node.shake[sum] ?? null;
      } else if (node.test !== null) {
        const { stat } = node.test;
        const rival = neighbourOf(players, seat, node.test.rival);
        if (trial === undefined) return { lines, wanted: { kind: 'contest', seat, rival, stat } };
        const own = trial.own + ballsIn(trial.shakes[0]);
        const other = trial.other + ballsIn(trial.shakes[1]);
        id = afterContest(node, own, other);
        lines.push({ kind: 'contest', seat, stat, rival, trial, own, other, isWon: id === node.test.pass });
      }
    }
  }
  return { lines, wanted: null };
}

/** How many balls are shaken for what is wanted. */
export function shakesFor(wanted: Wanted): number {
  if (wanted.kind === 'fate') return 1;
  return wanted.stat === 'boosters' ? 0 : 2;
}

export const tried = (meeting: Meeting, trial: Trial): Meeting => ({ ...meeting, trials: [...meeting.trials, trial] });

/** One line more is read out; what waits to be shaken comes after the last. */
export const readOn = (meeting: Meeting): Meeting => ({ ...meeting, read: meeting.read + 1 });

/** who meets somebody else after this card. */
export function metAgain(meeting: Meeting, players: number): readonly number[] {
  if (isForAll(meeting.card)) return meeting.seats;
  const { lines } = toldIn(meeting, players);
  const again = lines.filter((line) => line.kind === 'effect' && line.effect.op === 'again').map(({ seat }) => seat);
  return meeting.seats.filter((seat) => again.includes(seat));
}

/** SF-ENC-03: the card is laid aside; whoever has to meets somebody else at once. */
export function filed(reading: Reading, players: number, draw: Draw): Reading {
  const { meeting } = reading;
  if (meeting === null) return reading;
  const rest: Reading = { ...reading, deck: deckWithout(reading.deck, meeting.card), meeting: null };
  const next = metAgain(meeting, players);
  return next.length === 0 ? rest : met(rest, next, meeting.reader, draw);
}
