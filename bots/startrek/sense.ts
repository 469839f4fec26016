import { top } from '@orrery/kernel';
import { CHARACTERS, COST, type Effect, type Hand, type Memory, type Move, type Table } from '@orrery/startrek/facts';
import type { Sense } from '../bot.ts';
import { EVEN, type Persona } from '../crew.ts';
import { plainScales, Trader, tempered } from '../trade.ts';
import type { Values } from '../tune/evolve.ts';
import { meritsBy } from './merits.ts';
import { roughly } from './rough.ts';
import { judgementOf, VALUES } from './weights.ts';
import { worthOf } from './worth.ts';
import { yieldsBy } from './yields.ts';

/** What moves bring that look like a loss right after them, in points: two free ships, a card picked, a choice of three. */
const LATER = { utopia: 0.05, inspect: 0.12, choose: 0.45 } as const;

/** Which support card is worth how much more than another, in points; to keep one's own is worth what it is worth. */
const LIKING: Readonly<Record<Effect, number>> = {
  'take-from-leader': 0.06,
  compensation: 0.05,
  'development-choice': 0.05,
  'two-for-one': 0.04,
  'forced-trade': 0.03,
  'seven-shield': 0.03,
  chase: 0.03,
  'ship-substitute': 0.02,
  'move-ship': 0.01,
  'retire-sfi': 0,
};
const LIKING_OF = CHARACTERS.map(({ effect }) => LIKING[effect]);
const liking = (character: number): number => LIKING_OF[character] ?? 0;

const NOTHING: readonly number[] = Object.freeze(COST.ship.map(() => 0));

const paidWith = (price: readonly number[], without: number, by: number): readonly number[] =>
  price.map((n, kind) => n - (kind === without ? 1 : 0) + (kind === by ? 1 : 0));

const FLOOR = {
  offerOn(table: Table) {
    const frame = top(table);
    return frame.kind === 'offer' ? frame : null;
  },
  isOpen(table: Table) {
    const { kind } = top(table);
    return kind === 'trade' || kind === 'main';
  },
};

/** Star Trek as a bot of this character sees it, judged by these values. */
export function startrekSense(persona: Persona = EVEN, values: Values = VALUES): Sense<Table, Hand, Move, Memory> {
  const { weights, temper } = judgementOf(values);
  const yields = yieldsBy(weights.resource);
  const worth = worthOf(weights, yields);
  const trader = new Trader(plainScales(worth), FLOOR, tempered(temper, persona));
  return {
    worth,
    spread: weights.spread,
    chapter: ({ turn }) => turn,
    propose: (view, memory, out) => trader.propose(view, memory, out),
    volunteer: (view, memory) => trader.volunteer(view, memory),
    foresee(view, memory, move) {
      switch (move.kind) {
        case 'roll':
        case 'decline':
        case 'withdraw':
          return 0;
        case 'utopia':
        case 'inspect':
          return LATER[move.kind];
        case 'flip':
          return liking(view.table.players[view.seat]?.support ?? 0);
        case 'exchange':
          return liking(move.character);
        case 'choose':
          return LATER.choose + trader.gain(view, paidWith(COST.development, move.without, move.by), NOTHING);
        default:
          return trader.foresee(view, memory, move);
      }
    },
    rough: roughly(yields),
    merits: meritsBy(weights, yields),
  };
}
