import { cardDraw, defineQuestion, fixedChance, gameOver, placesByPoints, sealedChoice } from '../../awaiting.ts';
import type { EventSink, Rng, SeatSet } from '../../contract.ts';
import { defineGame, topFrame } from '../../definition.ts';
import { kindAt, total } from '../../draws.ts';
import { allSeats, hasSeat, onlySeat } from '../../seats.ts';
import { addPoints, bid, draw, give, pass, peek, removeCards, show } from './dusk-actions.ts';
import {
  addCards,
  CARD_KINDS,
  CARDS_DEALT,
  CARDS_PER_KIND,
  type DuskDefinition,
  type DuskState,
  type Event,
  events,
  type Frame,
  type Hand,
  itemAt,
} from './dusk-state.ts';

const DIE_ROLL = fixedChance('die', [6], 'open');
const deckDraw = cardDraw('draw', 'secret');
const askTurn = defineQuestion('turn', 'open');
const askBids = defineQuestion('bids', 'open');

/** All bids are in: they are shown and go back into the deck, and a unique highest bid takes the stake. */
function resolveBids(state: DuskState, tell: EventSink<Event> | null): void {
  const { table, hands, box } = state;
  const highest = Math.max(...hands.map((hand) => hand.bid ?? -1));
  const best = hands.flatMap((hand, seat) => (hand.bid === highest ? [seat] : []));
  for (const [seat, hand] of hands.entries()) {
    table.bids[seat] = hand.bid;
    if (hand.bid === null) continue;
    removeCards(state, seat, hand.bid, 1);
    addCards(box.deck, hand.bid, 1);
    table.deck++;
    hand.bid = null;
  }
  if (best.length === 1) addPoints(table, itemAt(best, 0), table.stake);
  tell?.reveals(allSeats(hands.length));
  tell?.all({ kind: 'uncovered', bids: [...table.bids], points: [...table.points] });
}

const frames: DuskDefinition['frames'] = {
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
    awaits: () => DIE_ROLL,
    resolve({ table }, _, [face = 0], tell) {
      table.stake = face + 1;
      tell?.all({ kind: 'rolled', stake: table.stake });
    },
  },
  draw: {
    rule: 'DU-02',
    awaits: ({ deck }) => deckDraw(deck),
    resolve({ table, hands, box }, { seat }, [k = 0], tell) {
      const card = kindAt(box.deck, k);
      addCards(box.deck, card, -1);
      table.deck--;
      addCards(itemAt(hands, seat).cards, card, 1);
      addCards(table.sizes, seat, 1);
      tell?.to(onlySeat(seat), { kind: 'drew', seat, card }, { kind: 'drew', seat, card: null });
    },
  },
  turn: { rule: 'DU-02', awaits: (_, { seat }) => askTurn(onlySeat(seat)) },
  call: {
    rule: 'DU-04',
    run({ table }) {
      let owing: SeatSet = 0;
      for (const [seat, size] of table.sizes.entries()) if (size > 0) owing |= onlySeat(seat);
      if (owing !== 0) table.stack.push({ kind: 'bids', owing, done: 0 });
    },
  },
  bids: { rule: 'DU-04', awaits: (_, { owing, done }) => sealedChoice(askBids, owing, done) },
  reckon: { rule: 'DU-04', run: (state, _, tell) => resolveBids(state, tell) },
  night: { rule: 'DU-01', awaits: ({ points }) => gameOver(placesByPoints(points)) },
};

const replaceItems = (into: unknown[], from: readonly unknown[]): void => {
  into.splice(0, into.length, ...from);
};

function copyTable(from: DuskState['table'], into: DuskState['table']): void {
  Object.assign(into, { options: from.options, deck: from.deck, round: from.round, stake: from.stake });
  into.derived.best = from.derived.best;
  for (const name of ['stack', 'sizes', 'shown', 'points', 'bids'] as const) replaceItems(into[name], from[name]);
}

function copyHand(from: Hand, into: Hand): void {
  replaceItems(into.cards, from.cards);
  into.bid = from.bid;
  into.peeked = from.peeked === null ? null : [...from.peeked];
}

/** The cards of a pile, one by one. */
const cardList = (pile: readonly number[]): number[] => pile.flatMap((n, card) => new Array<number>(n).fill(card));

/** The seats with a bid that others do not see. */
const seatsWithBid = (frame: Frame): SeatSet => (frame.kind === 'bids' ? frame.done : 0);

export const duskDefinition: DuskDefinition = {
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
    for (let i = 0; i < CARDS_DEALT * seats; i++) stack.push({ kind: 'draw', seat: i % seats });
    return {
      table: {
        options,
        stack,
        sizes: each(() => 0),
        shown: CARD_KINDS.map(() => 0),
        points: each(() => 0),
        bids: each(() => null),
        derived: { best: 0 },
        deck: CARDS_PER_KIND * CARD_KINDS.length,
        round: 0,
        stake: 0,
      },
      hands: each(() => ({ cards: CARD_KINDS.map(() => 0), bid: null, peeked: null })),
      box: { deck: CARD_KINDS.map(() => CARDS_PER_KIND) },
    };
  },
  copy(from, into) {
    copyTable(from.table, into.table);
    for (const [seat, hand] of from.hands.entries()) copyHand(hand, itemAt(into.hands, seat));
    replaceItems(into.box.deck, from.box.deck);
  },
  derive: ({ points }) => ({ best: Math.max(...points) }),
  memory: {
    blank: ({ table }) => ({ least: table.sizes.map(() => CARD_KINDS.map(() => 0)) }),
    hear({ least }, event) {
      const gone = (seat: number, card: number, n: number): void => {
        const pile = itemAt(least, seat);
        pile[card] = Math.max(0, itemAt(pile, card) - n);
      };
      if (event.kind === 'shown') gone(event.seat, event.card, 1);
      if (event.kind === 'gave') {
        gone(event.seat, event.card, event.n);
        addCards(itemAt(least, event.to), event.card, event.n);
      }
      if (event.kind === 'peeked' && event.cards !== null) replaceItems(itemAt(least, event.at), event.cards);
      if (event.kind !== 'uncovered') return;
      for (const [seat, card] of event.bids.entries()) if (card !== null) gone(seat, card, 1);
    },
  },
  imagine({ seat, table, hand }, { least }, rng, into) {
    copyTable(table, into.table);
    const unseen = CARD_KINDS.map((card) => CARDS_PER_KIND - itemAt(table.shown, card) - itemAt(hand.cards, card));
    for (const [other, pile] of least.entries()) {
      if (other !== seat) for (const [card, n] of pile.entries()) addCards(unseen, card, -n);
    }
    const loose = cardList(unseen);
    const pick = (from: number[], random: Rng): number => itemAt(from.splice(random(from.length), 1), 0);
    for (const [other, fancied] of into.hands.entries()) {
      if (other === seat) copyHand(hand, fancied);
      if (other === seat) continue;
      replaceItems(fancied.cards, itemAt(least, other));
      while (total(fancied.cards) < itemAt(table.sizes, other)) addCards(fancied.cards, pick(loose, rng), 1);
    }
    const frame = topFrame(table);
    for (const [other, fancied] of into.hands.entries()) {
      if (other === seat) continue;
      fancied.bid = hasSeat(seatsWithBid(frame), other) ? pick(cardList(fancied.cards), rng) : null;
      const isPeeking = frame.kind === 'turn' && frame.seat === other && frame.peeked !== null;
      fancied.peeked = isPeeking ? [...itemAt(into.hands, frame.peeked ?? 0).cards] : null;
    }
    replaceItems(
      into.box.deck,
      CARD_KINDS.map((card) => loose.filter((each) => each === card).length),
    );
  },
};

export const dusk = defineGame(duskDefinition);
