import { duskDefinition } from '../dusk.ts';
import { pass, show } from '../dusk-actions.ts';
import { addCards } from '../dusk-state.ts';
import { alteredSink, type PlantedFault, withAction, withDefinition, withFrames } from '../fault.ts';

/** Dusk in which showing a card puts invalid data onto the table. */
const withOddValue = (odd: unknown) =>
  withAction(show, {
    play(state, seat, move, tell) {
      show.play(state, seat, move, tell);
      Object.assign(state.table.bids, { [seat]: odd });
    },
  });

let rolls = 0;

/** Faults that laws 4 and 6 must catch. */
export const stateFaults: readonly PlantedFault[] = [
  {
    name: 'the state holds undefined',
    subject: withOddValue(undefined),
    breaks: [4],
    says: '] is undefined',
  },
  {
    name: 'the state holds a Map',
    subject: withOddValue(new Map([[1, 2]])),
    breaks: [4],
    says: '] is a Map',
  },
  {
    name: 'the state holds a number that is none',
    subject: withOddValue(Number.NaN),
    breaks: [4],
    says: '] is NaN',
  },
  {
    name: 'the state holds minus zero',
    subject: withOddValue(-0),
    breaks: [4],
    says: '] is -0',
  },
  {
    name: 'an event is not plain',
    subject: withAction(pass, {
      play: (state, seat, move, tell) =>
        pass.play(
          state,
          seat,
          move,
          alteredSink(tell, { all: (event) => tell?.all(Object.assign({}, event, { when: undefined })) }),
        ),
    }),
    breaks: [4],
    says: 'event.when is undefined',
  },
  {
    name: 'play depends on what happened in other games',
    subject: withFrames({
      die: {
        ...duskDefinition.frames.die,
        resolve: (state, frame, [face = 0], tell) =>
          duskDefinition.frames.die.resolve?.(state, frame, [(face + rolls++) % 6], tell),
      },
    }),
    breaks: [4, 5],
    says: 'went through JSON plays differently',
  },
  {
    name: 'a copy shares a part with its original',
    subject: withDefinition({
      copy(from, into) {
        duskDefinition.copy(from, into);
        Object.assign(into.table, { points: from.table.points });
      },
    }),
    breaks: [4, 5],
    says: 'changed while only',
  },
  {
    name: 'a copy forgets a field',
    subject: withDefinition({
      copy(from, into) {
        const { stake } = into.table;
        duskDefinition.copy(from, into);
        into.table.stake = stake;
      },
    }),
    breaks: [4],
    says: 'a copy is not like its original, original against copy: table.stake',
  },
  {
    name: 'a copy replaces the table of its slot',
    subject: withDefinition({
      copy(from, into) {
        Object.assign(into, { table: { ...into.table } });
        duskDefinition.copy(from, into);
      },
    }),
    breaks: [4],
    says: 'instead of filling it',
  },
  {
    name: 'derived data is not kept up to date',
    subject: withAction(show, {
      play(state, seat, move, tell) {
        const { best } = state.table.derived;
        show.play(state, seat, move, tell);
        state.table.derived.best = best;
      },
    }),
    breaks: [4],
    says: 'derived data is stale',
  },
  {
    name: 'a card that is shown gets lost',
    subject: withAction(show, {
      play(state, seat, move, tell) {
        show.play(state, seat, move, tell);
        addCards(state.table.shown, move.card, -1);
      },
    }),
    breaks: [6, 3],
    says: '2 cards of kind',
  },
];
