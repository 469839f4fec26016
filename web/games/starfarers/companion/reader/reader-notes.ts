import {
  afterContest,
  type ContestStat,
  cardsInPile,
  deckWithout,
  type EncounterEffect,
  encounterFamily,
  FULL_DECK,
  familyAt,
  isForAll,
  neighbourOf,
  nodeAt,
  pileCardAt,
  rootNode,
  SHAKES,
  UNMASKED_FAMILY,
} from '@orrery/starfarers/facts';
import type { DrawChance } from '../../../../companion/draw-chance.ts';
import { integerBetween, listOf, objectOf, orNull, type Validator } from '../../../../companion/storage/validators.ts';

/** The shakes of the motherships and the strengths: one shake for a fate, two for a contest, none for a comparison of boosters. */
export interface ShakeResult {
  readonly shakes: readonly number[];
  readonly own: number;
  readonly other: number;
}

/** A change in a player's half medals. */
export interface FameChange {
  readonly seat: number;
  readonly n: number;
}

/** An open encounter: the card, whom it meets, their answers, the shakes, and how far it was read. */
export interface ReadEncounter {
  readonly card: number; // not shown to anyone until all have answered
  readonly seats: readonly number[]; // the first pilot first
  readonly reader: number;
  readonly answers: readonly number[];
  readonly seconds: readonly number[]; // answers to the second question that some cards ask
  readonly trials: readonly ShakeResult[];
  readonly read: number; // number of lines read aloud
  readonly noted: readonly FameChange[]; // changes already counted in the points
}

/** The deck of encounter cards, and the open encounter. */
export interface ReaderNotes {
  readonly deck: readonly number[]; // one bit a card, as in the game
  readonly met: number; // number of encounters so far
  readonly meeting: ReadEncounter | null;
}

const SEAT = integerBetween(0, 5);
const ANSWERS = listOf(integerBetween(0, 3), 2);
const STRENGTH = integerBetween(0, 99);
const ENCOUNTER_SHAPE: Validator<ReadEncounter> = objectOf({
  card: integerBetween(0, 31),
  seats: listOf(SEAT, 2),
  reader: SEAT,
  answers: ANSWERS,
  seconds: ANSWERS,
  trials: listOf(
    objectOf<ShakeResult>({ shakes: listOf(integerBetween(0, SHAKES.length - 1), 2), own: STRENGTH, other: STRENGTH }),
    9,
  ),
  read: integerBetween(0, 99),
  noted: listOf(objectOf<FameChange>({ seat: SEAT, n: integerBetween(-99, 99) }), 6),
});
export const READER_SHAPE: Validator<ReaderNotes> = objectOf({
  deck: listOf(integerBetween(0, FULL_DECK[0] ?? 0), 2),
  met: integerBetween(0, 9999),
  meeting: orNull(ENCOUNTER_SHAPE),
});

export const NEW_READER_NOTES: ReaderNotes = { deck: FULL_DECK, met: 0, meeting: null };

export const encounterCardsLeft = ({ deck }: ReaderNotes): number => cardsInPile(deck);

/** SF-ENC-01: a card is drawn for these seats. */
export function drawEncounter(
  reading: ReaderNotes,
  seats: readonly number[],
  reader: number,
  draw: DrawChance,
): ReaderNotes {
  const [at = 0] = draw([cardsInPile(reading.deck)]);
  const card = pileCardAt(reading.deck, at);
  const meeting = { card, seats, reader, answers: [], seconds: [], trials: [], read: 0, noted: [] };
  return { ...reading, met: reading.met + 1, meeting };
}

/** The family of questions shown on the open part of the card. */
export const firstFamily = ({ card }: ReadEncounter): number => encounterFamily(card);

/** The current question and whom it asks; null once everybody has answered. */
export interface PendingAnswer {
  readonly family: number;
  readonly seat: number;
}

/**
 * SF56-ENC-02: all answer before anything is read out; the hidden part of the card only decides whether it asks again.
 */
export function pendingAnswer({ card, seats, answers, seconds }: ReadEncounter): PendingAnswer | null {
  if (isForAll(card)) return null;
  const next = seats[answers.length];
  if (next !== undefined) return { family: encounterFamily(card), seat: next };
  const isAskedAgain = nodeAt(rootNode(card, answers[0] ?? 0)).ask !== null;
  const again = seats[seconds.length];
  return isAskedAgain && again !== undefined ? { family: UNMASKED_FAMILY, seat: again } : null;
}

export function withAnswer(meeting: ReadEncounter, choice: number): ReadEncounter {
  return meeting.answers.length < meeting.seats.length
    ? { ...meeting, answers: [...meeting.answers, choice] }
    : { ...meeting, seconds: [...meeting.seconds, choice] };
}

/** The possible answers: numbers of cards, or no and yes. */
export const possibleAnswers = (family: number): readonly number[] => {
  const { answers } = familyAt(family);
  if (answers === 'number') return [0, 1, 2, 3];
  return answers === 'yes-no' ? [1, 0] : [];
};

/** A line to read out. */
export type ReadingLine = { readonly seat: number } & (
  | { readonly kind: 'story'; readonly node: number }
  | { readonly kind: 'effect'; readonly effect: EncounterEffect }
  | { readonly kind: 'fate'; readonly shake: number; readonly sum: number }
  | {
      readonly kind: 'contest';
      readonly stat: ContestStat;
      readonly rival: number;
      readonly trial: ShakeResult;
      readonly own: number; // in total
      readonly other: number;
      readonly isWon: boolean;
    }
);

/** The shake or comparison needed before the reader can go on. */
export type WantedShake =
  | { readonly kind: 'fate'; readonly seat: number }
  | { readonly kind: 'contest'; readonly seat: number; readonly rival: number; readonly stat: ContestStat };

export interface ReadingProgress {
  readonly lines: readonly ReadingLine[];
  readonly wanted: WantedShake | null;
}

const ballSum = (shake: number | undefined): number => (shake === undefined ? 0 : (SHAKES[shake]?.sum ?? 0));

/** The node that the answers of the i-th seat lead to. */
function rootNodeFor({ card, answers, seconds }: ReadEncounter, i: number): number {
  const root = rootNode(card, answers[i] ?? 0);
  return nodeAt(root).ask?.[seconds[i] ?? 0] ?? root;
}

/** All lines that can be read by now: none before all have answered, then box by box as far as the shakes are known. */
export function readingProgress(meeting: ReadEncounter, players: number): ReadingProgress {
  if (pendingAnswer(meeting) !== null) return { lines: [], wanted: null };
  const lines: ReadingLine[] = [];
  const trials = [...meeting.trials];
  const concerned = isForAll(meeting.card) ? meeting.seats.slice(0, 1) : meeting.seats;
  for (const [i, seat] of concerned.entries()) {
    for (let id: number | null = rootNodeFor(meeting, i); id !== null; ) {
      const node = nodeAt(id);
      if (node.story !== '') lines.push({ kind: 'story', seat, node: id });
      for (const effect of node.effects) lines.push({ kind: 'effect', seat, effect });
      if (node.shake === null && node.test === null) break;
      const trial = trials.shift();
      if (node.shake !== null) {
        if (trial === undefined) return { lines, wanted: { kind: 'fate', seat } };
        const [shake = 0] = trial.shakes;
        const sum = ballSum(shake);
        lines.push({ kind: 'fate', seat, shake, sum });
        id = node.shake[sum] ?? null;
      } else if (node.test !== null) {
        const { stat } = node.test;
        const rival = neighbourOf(players, seat, node.test.rival);
        if (trial === undefined) return { lines, wanted: { kind: 'contest', seat, rival, stat } };
        const own = trial.own + ballSum(trial.shakes[0]);
        const other = trial.other + ballSum(trial.shakes[1]);
        id = afterContest(node, own, other);
        lines.push({ kind: 'contest', seat, stat, rival, trial, own, other, isWon: id === node.test.pass });
      }
    }
  }
  return { lines, wanted: null };
}

/** How many shakes are needed. */
export function shakeCountFor(wanted: WantedShake): number {
  if (wanted.kind === 'fate') return 1;
  return wanted.stat === 'boosters' ? 0 : 2;
}

export const withShakeResult = (meeting: ReadEncounter, trial: ShakeResult): ReadEncounter => ({
  ...meeting,
  trials: [...meeting.trials, trial],
});

/** One more line is read out; a pending shake comes after the last line. */
export const withLineRead = (meeting: ReadEncounter): ReadEncounter => ({ ...meeting, read: meeting.read + 1 });

/** who meets somebody else after this card. */
export function seatsMeetingAgain(meeting: ReadEncounter, players: number): readonly number[] {
  if (isForAll(meeting.card)) return meeting.seats;
  const { lines } = readingProgress(meeting, players);
  const again = lines.filter((line) => line.kind === 'effect' && line.effect.op === 'again').map(({ seat }) => seat);
  return meeting.seats.filter((seat) => again.includes(seat));
}

/** SF-ENC-03: the card is put aside; players who must meet somebody else do so at once. */
export function withCardFiled(reading: ReaderNotes, players: number, draw: DrawChance): ReaderNotes {
  const { meeting } = reading;
  if (meeting === null) return reading;
  const rest: ReaderNotes = { ...reading, deck: deckWithout(reading.deck, meeting.card), meeting: null };
  const next = seatsMeetingAgain(meeting, players);
  return next.length === 0 ? rest : drawEncounter(rest, next, meeting.reader, draw);
}
