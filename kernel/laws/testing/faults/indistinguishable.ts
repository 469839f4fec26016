import type { EventSink } from '../../../contract.ts';
import { onlySeat } from '../../../seats.ts';
import { duskDefinition } from '../dusk.ts';
import { bid, pass, peek } from '../dusk-actions.ts';
import { addCards, CARD_KINDS, type Event, itemAt, type Memory } from '../dusk-state.ts';
import { alteredSink, type PlantedFault, withAction, withDefinition, withFrames } from '../fault.ts';

/** Drops all reveals. */
const unmarked = (tell: EventSink<Event> | null): EventSink<Event> | null =>
  alteredSink(tell, { reveals: () => undefined });

/** Tells everybody what was meant for some. */
const unsealed = (tell: EventSink<Event> | null): EventSink<Event> | null =>
  alteredSink(tell, { to: (_, secret) => tell?.all(secret) });

/** Dusk in which a draw is told differently. */
const withDraw = (change: (tell: EventSink<Event> | null) => EventSink<Event> | null) =>
  withFrames({
    draw: {
      ...duskDefinition.frames.draw,
      resolve: (state, frame, outcome, tell) =>
        duskDefinition.frames.draw.resolve?.(state, frame, outcome, change(tell)),
    },
  });

let calls = 0;

type Imagine = typeof duskDefinition.imagine;
const withImagine = (change: Imagine) => withDefinition({ imagine: change });
const emptyMemory = (least: Memory['least']): Memory => ({ least: least.map(() => CARD_KINDS.map(() => 0)) });

/** Faults that law 3 must catch. */
export const indistinguishableFaults: readonly PlantedFault[] = [
  {
    name: 'a drawn card can be seen on the table',
    subject: withFrames({
      draw: {
        ...duskDefinition.frames.draw,
        resolve(state, frame, outcome, tell) {
          const before = [...itemAt(state.hands, frame.seat).cards];
          duskDefinition.frames.draw.resolve?.(state, frame, outcome, tell);
          const card = CARD_KINDS.find((each) => itemAt(state.hands, frame.seat).cards[each] !== before[each]);
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
        ...duskDefinition.frames.draw,
        resolve(state, frame, outcome, tell) {
          duskDefinition.frames.draw.resolve?.(state, frame, outcome, tell);
          state.table.bids[frame.seat] = outcome[0] ?? null;
        },
      },
    }),
    breaks: [3],
    says: 'sees a move or an outcome that is kept from it',
  },
  {
    name: 'a drawn card is told to everybody',
    subject: withDraw(unsealed),
    breaks: [3],
    says: 'is told a move or an outcome that is kept from it',
  },
  {
    name: 'a drawn card is told to the spectators alone',
    subject: withDraw((tell) =>
      alteredSink(tell, {
        to(seats, secret, shared) {
          tell?.to(seats, secret, shared);
          tell?.to(onlySeat(0) | onlySeat(1) | onlySeat(2), { kind: 'passed', seat: 0 }, secret);
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
        tell?.all({ kind: 'shown', seat: 0, card: itemAt(itemAt(state.hands, 0).cards, 2) });
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
          for (const [seat, { cards }] of hands.entries()) if (itemAt(cards, 2) > 0) owing |= onlySeat(seat);
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
      reckon: {
        rule: 'DU-04',
        run: (state, frame, tell) => duskDefinition.frames.reckon.run?.(state, frame, unmarked(tell)),
      },
    }),
    breaks: [3],
    says: 'is not marked by reveals',
  },
  {
    name: 'others are not told that a card was drawn',
    subject: withDraw((tell) => alteredSink(tell, { to: (seats, secret) => tell?.to(seats, secret, null) })),
    breaks: [3],
    says: 'was told nothing of a step that changed what it sees',
  },
  {
    name: 'what is remembered is not so',
    subject: withDefinition({
      memory: {
        ...duskDefinition.memory,
        hear(memory, event) {
          duskDefinition.memory.hear(memory, event);
          if (event.kind === 'gave') addCards(itemAt(memory.least, event.to), event.card, 1);
        },
      },
    }),
    breaks: [3],
    says: 'remembers is not so',
  },
  {
    name: 'imagine changes the table',
    subject: withImagine((view, memory, rng, into) => {
      duskDefinition.imagine(view, memory, rng, into);
      into.table.stake = 1;
    }),
    breaks: [3],
    says: 'imagines another table than it sees: table.stake',
  },
  {
    name: "imagine changes the seat's own hand",
    subject: withImagine((view, memory, rng, into) => {
      duskDefinition.imagine(view, memory, rng, into);
      itemAt(into.hands, view.seat).bid = null;
    }),
    breaks: [3],
    says: 'imagines another hand of its own',
  },
  {
    name: 'imagine takes no notice of the memory',
    subject: withImagine((view, { least }, rng, into) => duskDefinition.imagine(view, emptyMemory(least), rng, into)),
    breaks: [3],
    says: 'imagines what it knows is not so',
  },
  {
    name: 'imagine loses a card',
    subject: withImagine((view, memory, rng, into) => {
      duskDefinition.imagine(view, memory, rng, into);
      const card = into.box.deck.findIndex((n) => n > 0);
      if (card >= 0) addCards(into.box.deck, card, -1);
    }),
    breaks: [3],
    says: 'the count is wrong in what seat',
  },
  {
    name: 'imagine leaves something in its slot',
    subject: withImagine((view, memory, rng, into) => {
      const kept = into.hands.map((hand) => hand.bid);
      duskDefinition.imagine(view, memory, rng, into);
      for (const [seat, hand] of into.hands.entries()) if (seat !== view.seat) hand.bid ??= itemAt(kept, seat);
    }),
    breaks: [3],
    says: 'depends on what its slot held before',
  },
  {
    name: 'imagine is not the same twice',
    subject: withImagine((view, memory, rng, into) => {
      duskDefinition.imagine(view, memory, rng, into);
      for (const hand of into.hands) if (hand !== itemAt(into.hands, view.seat)) hand.peeked = [calls++];
    }),
    breaks: [3],
    says: 'is not the same twice',
  },
  {
    name: 'imagine replaces the table of its slot',
    subject: withImagine((view, memory, rng, into) => {
      Object.assign(into, { table: { ...into.table } });
      duskDefinition.imagine(view, memory, rng, into);
    }),
    breaks: [3],
    says: 'instead of filling it',
  },
];
