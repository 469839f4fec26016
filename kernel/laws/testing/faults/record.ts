import { duskDefinition } from '../dusk.ts';
import { alteredSink, type PlantedFault, withDefinition, withFrames, withGame } from '../fault.ts';

let games = 0;

/** Faults that law 5 must catch. */
export const recordFaults: readonly PlantedFault[] = [
  {
    name: 'notation reads what it would not print',
    subject: withGame(({ notation }) => ({
      notation: { ...notation, parse: (text) => notation.parse(text.toLowerCase()) },
    })),
    breaks: [5],
    says: 'is read as a move, but that prints as',
  },
  {
    name: 'notation reads another move than was printed',
    subject: withGame(({ notation }) => ({
      notation: { ...notation, parse: (text) => notation.parse(text.replace('show 2', 'show 1')) },
    })),
    breaks: [5],
    says: 'does not read as the move it was printed from',
  },
  {
    name: 'notation prints what a log cannot hold',
    subject: withGame(({ notation }) => ({
      notation: {
        print: (move) => `${notation.print(move)} `,
        parse: (text) => (text.endsWith(' ') ? notation.parse(text.slice(0, -1)) : null),
      },
    })),
    breaks: [5],
    says: 'cannot stand in a log',
  },
  {
    name: 'notation falls over garbage',
    subject: withGame(({ notation }) => ({
      notation: {
        ...notation,
        parse(text) {
          if (text.includes('NaN')) throw new Error('this is not a number');
          return notation.parse(text);
        },
      },
    })),
    breaks: [5],
    says: 'threw Error: this is not a number',
  },
  {
    name: 'a game is set up differently each time',
    subject: withDefinition({
      setup(options, seats) {
        const state = duskDefinition.setup(options, seats);
        state.table.stake = games++;
        return state;
      },
    }),
    breaks: [5],
    says: 'the log leads to another state',
  },
  {
    name: 'what a copy forgets stays when a move is taken back',
    subject: withDefinition({
      copy(from, into) {
        const kept = [...into.table.shown];
        duskDefinition.copy(from, into);
        into.table.shown.splice(0, kept.length, ...kept);
      },
    }),
    breaks: [5, 4],
    says: 'undo does not lead back',
  },
  {
    name: 'what was told changes afterwards',
    subject: withFrames({
      reckon: {
        rule: 'DU-04',
        run: (state, frame, tell) =>
          duskDefinition.frames.reckon.run?.(
            state,
            frame,
            alteredSink(tell, {
              all: (event) => tell?.all(event.kind === 'uncovered' ? { ...event, points: state.table.points } : event),
            }),
          ),
      },
    }),
    breaks: [5],
    says: 'it shares a part with the state',
  },
];
