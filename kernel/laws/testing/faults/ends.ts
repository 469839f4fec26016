import { defineQuestion, fixedChance, gameOver } from '../../../awaiting.ts';
import { allSeats, onlySeat } from '../../../seats.ts';
import { duskDefinition } from '../dusk.ts';
import { pass, show } from '../dusk-actions.ts';
import { type PlantedFault, withAction, withFrames } from '../fault.ts';

const askTurn = defineQuestion('turn', 'open');
const askUnknown = defineQuestion('supper', 'open');

/** Faults that law 1 must catch. */
export const endsFaults: readonly PlantedFault[] = [
  {
    name: 'the rounds are never counted',
    subject: withFrames({
      round: {
        rule: 'DU-01',
        run(state, frame, tell) {
          state.table.round = 0;
          duskDefinition.frames.round.run?.(state, frame, tell);
        },
      },
    }),
    breaks: [1, 7],
    says: 'has not ended after 150 steps',
  },
  {
    name: 'those who hold no card must bid as well',
    subject: withFrames({
      call: {
        rule: 'DU-04',
        run: ({ table, hands }) => table.stack.push({ kind: 'bids', owing: allSeats(hands.length), done: 0 }),
      },
    }),
    breaks: [1],
    says: 'must answer bids and has no move',
  },
  {
    name: 'a seat that is not there is asked',
    subject: withFrames({ turn: { rule: 'DU-02', awaits: (_, { seat }) => askTurn(onlySeat(seat) | onlySeat(5)) } }),
    breaks: [1],
    says: 'asks seats that are not there',
  },
  {
    name: 'everybody may act and nobody must',
    subject: withFrames({ turn: { rule: 'DU-02', awaits: (_, { seat }) => askTurn(0, onlySeat(seat)) } }),
    breaks: [1, 7],
    says: 'for none in particular',
  },
  {
    name: 'a question is asked that is no frame',
    subject: withFrames({ turn: { rule: 'DU-02', awaits: (_, { seat }) => askUnknown(onlySeat(seat)) } }),
    breaks: [1],
    says: 'supper is asked',
  },
  {
    name: 'places count from zero',
    subject: withFrames({ night: { rule: 'DU-01', awaits: ({ points }) => gameOver(points.map(() => 0)) } }),
    breaks: [1],
    says: 'are no ranking',
  },
  {
    name: 'a chance has no integers',
    subject: withFrames({ die: { ...duskDefinition.frames.die, awaits: () => fixedChance('die', [], 'open') } }),
    breaks: [1, 5],
    says: 'without an integer',
  },
  {
    name: 'playing a certain card throws',
    subject: withAction(show, {
      play(state, seat, move, tell) {
        if (move.card === 2) throw new Error('no such lantern');
        show.play(state, seat, move, tell);
      },
    }),
    breaks: [1, 2, 3, 4, 5, 6, 7],
    says: 'threw Error: no such lantern',
  },
  {
    name: 'a turn cannot be ended',
    subject: withAction(pass, { frames: [] }),
    breaks: [1, 7],
    says: 'must answer turn and has no move',
  },
];
