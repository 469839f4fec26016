import type { Hand, Table } from '@orrery/kernel/example';
import { after, type Observation } from '../environment/learnable.ts';
import { Writer } from '../environment/writer.ts';

const GOODS = 3;
const EACH = 8; // of every good in the game
const GOAL = 3; // beacons
const SEATS = 4;
const QUESTIONS = ['roll', 'main', 'answers', 'pick', 'discard', 'jam'] as const;
const SIZE = GOODS + 1 + 3 * SEATS + QUESTIONS.length + 3 + 2 * GOODS + 1;
const writer = new Writer();

export const cometObservation: Observation<Table, Hand> = {
  version: 1,
  parts: [
    ['own goods, of eight', GOODS],
    ['a good of every kind is held', 1],
    ['goods in hand by seat from the own one on, of eight', SEATS],
    ['beacons by seat from the own one on, of three', SEATS],
    ['whose turn, counted from the own seat', SEATS],
    ['question', QUESTIONS.length],
    ['goods in the bag, of 24', 1],
    ['rounds played, of all', 1],
    ['this turn’s offer is spent', 1],
    ['offer on the table: good given, good wanted, amounts in halves', 2 * GOODS],
    ['one', 1],
  ],
  size: SIZE,
  write({ table, hand, seat }, into, at) {
    const seats = table.sizes.length;
    writer.begin(into, at, SIZE);
    writer.counts(hand.goods, GOODS, EACH);
    writer.flag((hand.goods[0] ?? 0) > 0 && (hand.goods[1] ?? 0) > 0 && (hand.goods[2] ?? 0) > 0);
    for (let i = 0; i < SEATS; i++) writer.number(i < seats ? (table.sizes[(seat + i) % seats] ?? 0) / EACH : 0);
    for (let i = 0; i < SEATS; i++) writer.number(i < seats ? (table.beacons[(seat + i) % seats] ?? 0) / GOAL : 0);
    writer.oneOf(after(seat, table.turn, seats), SEATS);
    const frame = table.stack[table.stack.length - 1];
    for (let i = 0; i < QUESTIONS.length; i++) writer.flag(frame?.kind === QUESTIONS[i]);
    writer.number(table.bag / (GOODS * EACH));
    writer.number(table.round / table.options.rounds);
    writer.flag(table.offered);
    const offer = frame?.kind === 'answers' || frame?.kind === 'pick' ? frame.offer : null;
    for (let good = 0; good < GOODS; good++) writer.number(offer?.give === good ? offer.gives / 2 : 0);
    for (let good = 0; good < GOODS; good++) writer.number(offer?.want === good ? offer.wants / 2 : 0);
    writer.number(1);
  },
};
