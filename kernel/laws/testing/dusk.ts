import { asking, chance, drawing, over, placesByPoints, sealedChoice } from '../../awaiting.ts';
import type { Rng, SeatSet, Tell } from '../../contract.ts';
import { nth, total } from '../../draws.ts';
import { makeGame, top } from '../../room.ts';
import { allSeats, has, only } from '../../seats.ts';
import { bid, draw, give, lose, pass, peek, score, show } from './dusk-actions.ts';
import {
  add,
  at,
  CARDS,
  DEALT,
  type DuskRoom,
  EACH,
  type Event,
  events,
  type Frame,
  type Hand,
  type Whole,
} from './dusk-state.ts';

const DIE = chance('die', [6], 'open');
const drawOf = drawing('draw', 'secret');
const askTurn = asking('turn', 'open');
const askBids = asking('bids', 'open');

/** All bids are in: they are shown and go back into the deck, and a highest bid nobody shares takes the stake. */
function reckon(state: Whole, tell: Tell<Event> | null): void {
  const { table, hands, box } = state;
  const highest = Math.max(...hands.map((hand) => hand.bid ?? -1));
  const best = hands.flatMap((hand, seat) => (hand.bid === highest ? [seat] : []));
  for (const [seat, hand] of hands.entries()) {
    table.bids[seat] = hand.bid;
    if (hand.bid === null) continue;
    lose(state, seat, hand.bid, 1);
    add(box.deck, hand.bid, 1);
    table.deck++;
    hand.bid = null;
  }
  if (best.length === 1) score(table, at(best, 0), table.stake);
  tell?.reveals(allSeats(hands.length));
  tell?.all({ kind: 'uncovered', bids: [...table.bids], points: [...table.points] });
}

const frames: DuskRoom['frames'] = {
  round: {
    rule: 'DU-01',
    run({ table }) {
      if (table.round === table.options.rounds) table.stack.push({ kind: 'night' });
      if (table.round === table.options.rounds) return;
      table.round++;
      table.stack.push({ kind: 'round' }, { kind: 'call' });
      for (let seat = table.sizes.length - 1; seat >= 0; seat--) table.stack.push({ kind: 'turn', seat, peeked: null });
      table.stack.push({ kind: 'die' });
    },
  },
  die: {
    rule: 'DU-01',
    awaits: () => DIE,
    resolve({ table }, _, [face = 0], tell) {
      table.stake = face + 1;
      tell?.all({ kind: 'rolled', stake: table.stake });
    },
  },
  draw: {
    rule: 'DU-02',
    awaits: ({ deck }) => drawOf(deck),
    resolve({ table, hands, box }, { seat }, [k = 0], tell) {
      const card = nth(box.deck, k);
      add(box.deck, card, -1);
      table.deck--;
      add(at(hands, seat).cards, card, 1);
      add(table.sizes, seat, 1);
      tell?.to(only(seat), { kind: 'drew', seat, card }, { kind: 'drew', seat, card: null });
    },
  },
  turn: { rule: 'DU-02', awaits: (_, { seat }) => askTurn(only(seat)) },
  call: {
    rule: 'DU-04',
    run({ table }) {
      let owing: SeatSet = 0;
      for (const [seat, size] of table.sizes.entries()) if (size > 0) owing |= only(seat);
      if (owing !== 0) table.stack.push({ kind: 'bids', owing, done: 0 });
    },
  },
  bids: { rule: 'DU-04', awaits: (_, { owing, done }) => sealedChoice(askBids, owing, done) },
  reckon: { rule: 'DU-04', run: (state, _, tell) => reckon(state, tell) },
  night: { rule: 'DU-01', awaits: ({ points }) => over(placesByPoints(points)) },
};

const refill = (into: unknown[], from: readonly unknown[]): void => {
  into.splice(0, into.length, ...from);
};

function copyTable(from: Whole['table'], into: Whole['table']): void {
  Object.assign(into, { options: from.options, deck: from.deck, round: from.round, stake: from.stake });
  into.derived.best = from.derived.best;
  for (const name of ['stack', 'sizes', 'shown', 'points', 'bids'] as const) refill(into[name], from[name]);
}

function copyHand(from: Hand, into: Hand): void {
  refill(into.cards, from.cards);
  into.bid = from.bid;
  into.peeked = from.peeked === null ? null : [...from.peeked];
}

/** The cards of a pile, one by one. */
const spread = (pile: readonly number[]): number[] => pile.flatMap((n, card) => new Array<number>(n).fill(card));

/** Who has a bid that others do not see. */
const sealedIn = (frame: Frame): SeatSet => (frame.kind === 'bids' ? frame.done : 0);

export const room: DuskRoom = {
  id: 'dusk',
  edition: 1,
  seats: [2, 3],
  options: { rounds: { of: [1, 2], standard: 2, book: null, rule: 'DU-01' } },
  actions: [draw, pass, show, peek, give, bid],
  frames,
  events,
  setup(options, seats) {
    const each = <X>(value: () => X): X[] => Array.from({ length: seats }, value);
    const stack: Frame[] = [{ kind: 'round' }];
    for (let i = 0; i < DEALT * seats; i++) stack.push({ kind: 'draw', seat: i % seats });
    return {
      table: {
        options,
        stack,
        sizes: each(() => 0),
        shown: CARDS.map(() => 0),
        points: each(() => 0),
        bids: each(() => null),
        derived: { best: 0 },
        deck: EACH * CARDS.length,
        round: 0,
        stake: 0,
      },
      hands: each(() => ({ cards: CARDS.map(() => 0), bid: null, peeked: null })),
      box: { deck: CARDS.map(() => EACH) },
    };
  },
  copy(from, into) {
    copyTable(from.table, into.table);
    for (const [seat, hand] of from.hands.entries()) copyHand(hand, at(into.hands, seat));
    refill(into.box.deck, from.box.deck);
  },
  derive: ({ points }) => ({ best: Math.max(...points) }),
  memory: {
    blank: ({ table }) => ({ least: table.sizes.map(() => CARDS.map(() => 0)) }),
    hear({ least }, event) {
      const gone = (seat: number, card: number, n: number): void => {
        const pile = at(least, seat);
        pile[card] = Math.max(0, at(pile, card) - n);
      };
      if (event.kind === 'shown') gone(event.seat, event.card, 1);
      if (event.kind === 'gave') {
        gone(event.seat, event.card, event.n);
        add(at(least, event.to), event.card, event.n);
      }
      if (event.kind === 'peeked' && event.cards !== null) refill(at(least, event.at), event.cards);
      if (event.kind !== 'uncovered') return;
      for (const [seat, card] of event.bids.entries()) if (card !== null) gone(seat, card, 1);
    },
  },
  imagine({ seat, table, hand }, { least }, rng, into) {
    copyTable(table, into.table);
    const unseen = CARDS.map((card) => EACH - at(table.shown, card) - at(hand.cards, card));
    for (const [other, pile] of least.entries()) {
      if (other !== seat) for (const [card, n] of pile.entries()) add(unseen, card, -n);
    }
    const loose = spread(unseen);
    const pick = (from: number[], random: Rng): number => at(from.splice(random(from.length), 1), 0);
    for (const [other, fancied] of into.hands.entries()) {
      if (other === seat) copyHand(hand, fancied);
      if (other === seat) continue;
      refill(fancied.cards, at(least, other));
      while (total(fancied.cards) < at(table.sizes, other)) add(fancied.cards, pick(loose, rng), 1);
    }
    const frame = top(table);
    for (const [other, fancied] of into.hands.entries()) {
      if (other === seat) continue;
      fancied.bid = has(sealedIn(frame), other) ? pick(spread(fancied.cards), rng) : null;
      const isPeeking = frame.kind === 'turn' && frame.seat === other && frame.peeked !== null;
      fancied.peeked = isPeeking ? [...at(into.hands, frame.peeked ?? 0).cards] : null;
    }
    refill(
      into.box.deck,
      CARDS.map((card) => loose.filter((each) => each === card).length),
    );
  },
};

export const dusk = makeGame(room);
