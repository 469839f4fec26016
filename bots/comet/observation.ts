import type { Hand, Table } from '@orrery/kernel/example';
import { type ObservationEncoding, seatsAfter } from '../environment/learnable.ts';
import { VectorWriter } from '../environment/writer.ts';

const GOOD_KINDS = 3;
const GOODS_PER_KIND = 8; // cards of each good in the game
const BEACONS_TO_WIN = 3;
const MAX_SEATS = 4;
const QUESTIONS = ['roll', 'main', 'answers', 'pick', 'discard', 'jam'] as const;
const OBSERVATION_SIZE = GOOD_KINDS + 1 + 3 * MAX_SEATS + QUESTIONS.length + 3 + 2 * GOOD_KINDS + 1;
const writer = new VectorWriter();

export const cometObservation: ObservationEncoding<Table, Hand> = {
  version: 1,
  parts: [
    ['own goods, of eight', GOOD_KINDS],
    ['a good of every kind is held', 1],
    ['goods in hand by seat from the own one on, of eight', MAX_SEATS],
    ['beacons by seat from the own one on, of three', MAX_SEATS],
    ['whose turn, counted from the own seat', MAX_SEATS],
    ['question', QUESTIONS.length],
    ['goods in the bag, of 24', 1],
    ['rounds played, of all', 1],
    ['this turn’s offer is spent', 1],
    ['offer on the table: good given, good wanted, amounts in halves', 2 * GOOD_KINDS],
    ['one', 1],
  ],
  size: OBSERVATION_SIZE,
  write({ table, hand, seat }, into, at) {
    const seats = table.sizes.length;
    writer.begin(into, at, OBSERVATION_SIZE);
    writer.counts(hand.goods, GOOD_KINDS, GOODS_PER_KIND);
    writer.flag((hand.goods[0] ?? 0) > 0 && (hand.goods[1] ?? 0) > 0 && (hand.goods[2] ?? 0) > 0);
    for (let i = 0; i < MAX_SEATS; i++)
      writer.number(i < seats ? (table.sizes[(seat + i) % seats] ?? 0) / GOODS_PER_KIND : 0);
    for (let i = 0; i < MAX_SEATS; i++)
      writer.number(i < seats ? (table.beacons[(seat + i) % seats] ?? 0) / BEACONS_TO_WIN : 0);
    writer.oneOf(seatsAfter(seat, table.turn, seats), MAX_SEATS);
    const frame = table.stack[table.stack.length - 1];
    for (let i = 0; i < QUESTIONS.length; i++) writer.flag(frame?.kind === QUESTIONS[i]);
    writer.number(table.bag / (GOOD_KINDS * GOODS_PER_KIND));
    writer.number(table.round / table.options.rounds);
    writer.flag(table.offered);
    const offer = frame?.kind === 'answers' || frame?.kind === 'pick' ? frame.offer : null;
    for (let good = 0; good < GOOD_KINDS; good++) writer.number(offer?.give === good ? offer.gives / 2 : 0);
    for (let good = 0; good < GOOD_KINDS; good++) writer.number(offer?.want === good ? offer.wants / 2 : 0);
    writer.number(1);
  },
};
