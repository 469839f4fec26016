import { list, type Seat, type SeatSet } from '@orrery/kernel';
import {
  CARDS,
  CARGOES,
  type Hand,
  KINDS,
  MOST_SEATS,
  MOVES,
  type Move,
  SHIPS,
  SITES,
  type Table,
  UPGRADES,
  VERTICES,
} from '@orrery/starfarers/facts';
import { discardId, discardIds } from '../environment/discards.ts';
import { type Actions, after, NO_ACTION, placed } from '../environment/learnable.ts';
import { Ranges } from '../environment/ranges.ts';
import { termsId, termsIds, termsMenu } from '../environment/terms.ts';

const { all: ANSWER_MOVES } = MOVES.answer;
const RIVALS = MOST_SEATS - 1;

const ranges = new Ranges<Move['kind']>({
  roll: 1,
  done: 1,
  pass: 1,
  seek: 1,
  avoid: 1,
  fame: 1,
  accept: 1,
  decline: 1,
  withdraw: 1,
  close: 1,
  reopen: 1,
  donate: 1,
  keep: 1,
  settle: SITES,
  harbour: SITES,
  spaceport: SITES,
  build: CARGOES.length * VERTICES, // cargo, intersection
  launch: CARGOES.length * VERTICES,
  upgrade: UPGRADES.length,
  fit: UPGRADES.length,
  drop: UPGRADES.length,
  found: SHIPS,
  ground: SHIPS,
  convert: SHIPS,
  fly: SHIPS * VERTICES, // ship, intersection
  jump: SHIPS * VERTICES,
  take: KINDS,
  give: KINDS,
  steal: RIVALS, // by how many places the other sits further, less one
  deal: RIVALS,
  dismiss: RIVALS,
  supply: KINDS * KINDS, // given, taken
  befriend: CARDS.length,
  ask: RIVALS * KINDS, // by how many places the other sits further, less one; resource
  help: RIVALS * RIVALS, // two others, the nearer one first, both less one
  answer: ANSWER_MOVES.length,
  discard: discardIds(KINDS),
  offer: termsIds(KINDS), // to all others: form, resource given, resource wanted
  counter: termsIds(KINDS),
  propose: termsIds(KINDS),
});

const answerKey = (choice: number, cards: readonly number[]): number => cards.reduce((key, n) => 4 * key + n, choice);
const answers: ReadonlyMap<number, number> = new Map(
  ANSWER_MOVES.map(({ choice, cards }, i) => [answerKey(choice, cards), i]),
);

/** Both helpers by how far they sit from the one they help. */
function helpId(seat: Seat, from: SeatSet, seats: number): number {
  const [near = 0, far = 0] = list(from)
    .map((other) => after(seat, other, seats) - 1)
    .sort((one, two) => one - two);
  return near * RIVALS + far;
}

export const starfarersActions: Actions<Table, Hand, Move> = {
  version: 2,
  size: ranges.size,
  menu: termsMenu(KINDS),
  parts: ranges.parts,
  idOf({ table, hand, seat }, move) {
    const from = ranges.from(move.kind);
    const seats = table.players.length;
    switch (move.kind) {
      case 'settle':
      case 'harbour':
      case 'spaceport':
        return from + move.site;
      case 'build':
      case 'launch':
        return from + move.cargo * VERTICES + move.vertex;
      case 'upgrade':
      case 'fit':
      case 'drop':
        return from + move.upgrade;
      case 'found':
      case 'ground':
      case 'convert':
        return from + move.ship;
      case 'fly':
      case 'jump':
        return from + move.ship * VERTICES + move.vertex;
      case 'take':
      case 'give':
        return from + move.resource;
      case 'steal':
      case 'deal':
      case 'dismiss':
        return from + after(seat, move.seat, seats) - 1;
      case 'supply':
        return from + move.give * KINDS + move.take;
      case 'befriend':
        return from + move.card;
      case 'ask':
        return from + (after(seat, move.seat, seats) - 1) * KINDS + move.resource;
      case 'help':
        return from + helpId(seat, move.from, seats);
      case 'answer':
        return placed(from, answers.get(answerKey(move.choice, move.cards)) ?? NO_ACTION);
      case 'discard':
        return placed(from, discardId(hand.resources, move.cards));
      case 'offer':
      case 'counter':
      case 'propose':
        return placed(from, termsId(move.give, move.take));
      default:
        return from;
    }
  },
};
