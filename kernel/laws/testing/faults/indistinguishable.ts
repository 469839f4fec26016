import type { Tell } from '../../../contract.ts';
import { only } from '../../../seats.ts';
import { room } from '../dusk.ts';
import { bid, pass, peek } from '../dusk-actions.ts';
import { add, at, CARDS, type Event, type Memory } from '../dusk-state.ts';
import { altered, type Fault, withAction, withFrames, withRoom } from '../fault.ts';

/** Marks nothing as a reveal. */
const unmarked = (tell: Tell<Event> | null): Tell<Event> | null => altered(tell, { reveals: () => undefined });

/** Tells everybody what was meant for some. */
const unsealed = (tell: Tell<Event> | null): Tell<Event> | null =>
  altered(tell, { to: (_, secret) => tell?.all(secret) });

/** Dusk in which a draw is told in another way. */
const drawing = (change: (tell: Tell<Event> | null) => Tell<Event> | null) =>
  withFrames({
    draw: {
      ...room.frames.draw,
      resolve: (state, frame, outcome, tell) => room.frames.draw.resolve?.(state, frame, outcome, change(tell)),
    },
  });

let calls = 0;

type Imagine = typeof room.imagine;
const imagining = (change: Imagine) => withRoom({ imagine: change });
const forget = (least: Memory['least']): Memory => ({ least: least.map(() => CARDS.map(() => 0)) });

/** Faults that law 3 is to catch. */
export const indistinguishableFaults: readonly Fault[] = [
  {
    name: 'a drawn card can be seen on the table',
    subject: withFrames({
      draw: {
        ...room.frames.draw,
        resolve(state, frame, outcome, tell) {
          const before = [...at(state.hands, frame.seat).cards];
          room.frames.draw.resolve?.(state, frame, outcome, tell);
          const card = CARDS.find((each) => at(state.hands, frame.seat).cards[each] !== before[each]);
          state.table.bids[frame.seat] = card ?? null;
        },
      },
    }),
    breaks: [3],
    says: 'sees a move or an outcome that is kept from it',
  },
  {
    name: 'the integer of a secret draw lies on the table',
    subject: withFrames({
      draw: {
        ...room.frames.draw,
        resolve(state, frame, outcome, tell) {
          room.frames.draw.resolve?.(state, frame, outcome, tell);
          state.table.bids[frame.seat] = outcome[0] ?? null;
        },
      },
    }),
    breaks: [3],
    says: 'sees a move or an outcome that is kept from it',
  },
  {
    name: 'a drawn card is told to everybody',
    subject: drawing(unsealed),
    breaks: [3],
    says: 'is told a move or an outcome that is kept from it',
  },
  {
    name: 'a drawn card is told to the spectators alone',
    subject: drawing((tell) =>
      altered(tell, {
        to(seats, secret, shared) {
          tell?.to(seats, secret, shared);
          tell?.to(only(0) | only(1) | only(2), { kind: 'passed', seat: 0 }, secret);
        },
      }),
    ),
    breaks: [3],
    says: 'a spectator is told',
  },
  {
    name: 'passing tells what somebody else holds',
    subject: withAction(pass, {
      play(state, seat, move, tell) {
        pass.play(state, seat, move, tell);
        tell?.all({ kind: 'shown', seat: 0, card: at(at(state.hands, 0).cards, 2) });
      },
    }),
    breaks: [3],
    says: 'is told what it does not see',
  },
  {
    name: 'a sealed bid can be seen before the last is in',
    subject: withAction(bid, {
      play(state, seat, move, tell) {
        state.table.bids[seat] = move.card;
        bid.play(state, seat, move, tell);
      },
    }),
    breaks: [3],
    says: 'sees a move or an outcome that is kept from it',
  },
  {
    name: 'a sealed bid is told to everybody',
    subject: withAction(bid, { play: (state, seat, move, tell) => bid.play(state, seat, move, unsealed(tell)) }),
    breaks: [3],
    says: 'is told a move or an outcome that is kept from it',
  },
  {
    name: 'who is asked for a bid depends on hidden cards',
    subject: withFrames({
      call: {
        rule: 'DU-04',
        run({ table, hands }) {
          let owing = 0;
          for (const [seat, { cards }] of hands.entries()) if (at(cards, 2) > 0) owing |= only(seat);
          if (owing !== 0) table.stack.push({ kind: 'bids', owing, done: 0 });
        },
      },
    }),
    breaks: [3],
    says: 'sees what it was not told',
  },
  {
    name: 'a peek is not marked as a reveal',
    subject: withAction(peek, { play: (state, seat, move, tell) => peek.play(state, seat, move, unmarked(tell)) }),
    breaks: [3],
    says: 'is not marked by reveals',
  },
  {
    name: 'the uncovering of the bids is not marked as a reveal',
    subject: withFrames({
      reckon: { rule: 'DU-04', run: (state, frame, tell) => room.frames.reckon.run?.(state, frame, unmarked(tell)) },
    }),
    breaks: [3],
    says: 'is not marked by reveals',
  },
  {
    name: 'others are not told that a card was drawn',
    subject: drawing((tell) => altered(tell, { to: (seats, secret) => tell?.to(seats, secret, null) })),
    breaks: [3],
    says: 'was told nothing of a step that changed what it sees',
  },
  {
    name: 'what is remembered is not so',
    subject: withRoom({
      memory: {
        ...room.memory,
        hear(memory, event) {
          room.memory.hear(memory, event);
          if (event.kind === 'gave') add(at(memory.least, event.to), event.card, 1);
        },
      },
    }),
    breaks: [3],
    says: 'remembers is not so',
  },
  {
    name: 'imagine changes the table',
    subject: imagining((view, memory, rng, into) => {
      room.imagine(view, memory, rng, into);
      into.table.stake = 1;
    }),
    breaks: [3],
    says: 'imagines another table than it sees: table.stake',
  },
  {
    name: "imagine changes the seat's own hand",
    subject: imagining((view, memory, rng, into) => {
      room.imagine(view, memory, rng, into);
      at(into.hands, view.seat).bid = null;
    }),
    breaks: [3],
    says: 'imagines another hand of its own',
  },
  {
    name: 'imagine takes no notice of the memory',
    subject: imagining((view, { least }, rng, into) => room.imagine(view, forget(least), rng, into)),
    breaks: [3],
    says: 'imagines what it knows is not so',
  },
  {
    name: 'imagine loses a card',
    subject: imagining((view, memory, rng, into) => {
      room.imagine(view, memory, rng, into);
      const card = into.box.deck.findIndex((n) => n > 0);
      if (card >= 0) add(into.box.deck, card, -1);
    }),
    breaks: [3],
    says: 'the count is wrong in what seat',
  },
  {
    name: 'imagine leaves something in its slot',
    subject: imagining((view, memory, rng, into) => {
      const kept = into.hands.map((hand) => hand.bid);
      room.imagine(view, memory, rng, into);
      for (const [seat, hand] of into.hands.entries()) if (seat !== view.seat) hand.bid ??= at(kept, seat);
    }),
    breaks: [3],
    says: 'depends on what its slot held before',
  },
  {
    name: 'imagine is not the same twice',
    subject: imagining((view, memory, rng, into) => {
      room.imagine(view, memory, rng, into);
      for (const hand of into.hands) if (hand !== at(into.hands, view.seat)) hand.peeked = [calls++];
    }),
    breaks: [3],
    says: 'is not the same twice',
  },
  {
    name: 'imagine replaces the table of its slot',
    subject: imagining((view, memory, rng, into) => {
      Object.assign(into, { table: { ...into.table } });
      room.imagine(view, memory, rng, into);
    }),
    breaks: [3],
    says: 'instead of filling it',
  },
];
