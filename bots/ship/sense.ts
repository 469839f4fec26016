import { type SeatView, top } from '@orrery/kernel';
import { type Hand, hereOf, type Memory, type Move, type Table, type Variant } from '@orrery/ship/facts';
import type { Sense } from '../bot.ts';
import { EVEN, type Persona } from '../crew.ts';
import { tempered } from '../trade.ts';
import type { Values } from '../tune/evolve.ts';
import { Barter } from './barter.ts';
import { Meetings } from './meetings.ts';
import { meritsBy } from './merits.ts';
import { roughly } from './rough.ts';
import { judgementOf } from './weights.ts';
import { worthOf } from './worth.ts';

/** A further card costs nothing but may bring something. */
const CURIOSITY = 0.01;
/** A turn has many small decisions: without this a cadet plays like one who acts at random. */
const UNREST = 0.04;
/** How much sooner cards are met that lie further up. */
const SOONER: readonly number[] = [1, 0.9, 0.8];

/** Of two players one's loss is the other's gain: more envy than this makes no deal. */
const MOST_ENVIOUS = 1.2;

/** More than there are cards. */
const RADIX = 128;

/** What chance has brought: the die, the card just flown to, what a pirate demands or the sensor shows. */
function sceneOf({ table, hand }: SeatView<Table, Hand>): number {
  const frame = top(table);
  switch (frame.kind) {
    case 'flight':
      return hereOf(table);
    case 'pirate':
      return frame.demand * RADIX + hand.pirate;
    case 'arrange':
      return hand.ahead.reduce((scene, card) => scene * RADIX + card, 0);
    case 'produce':
    case 'sector':
      return table.die;
    default:
      return 0;
  }
}

/** A game on these ships as a bot of this character sees it, judged by these values. */
export function shipSense(variant: Variant, values: Values, persona: Persona = EVEN): Sense<Table, Hand, Move, Memory> {
  const { weights, temper } = judgementOf(values);
  const worth = worthOf(variant, weights);
  const meetings = new Meetings(variant, weights);
  const barter = new Barter(worth, tempered(temper, { ...persona, envious: Math.min(MOST_ENVIOUS, persona.envious) }));
  const priceOf = (table: Table): number => {
    const card = variant.cards[hereOf(table)];
    return card !== undefined && 'price' in card ? card.price : 0;
  };
  return {
    worth: (table, _, seat) => worth(table, seat),
    spread: weights.spread,
    unrest: UNREST,
    chapter: ({ turn }) => turn,
    propose: (view, _, out) => barter.propose(view, out),
    volunteer: (view) => barter.volunteer(view),
    foresee({ table, hand, seat }, memory, move) {
      const player = table.players[seat];
      if (player === undefined) return null;
      switch (move.kind) {
        case 'stop':
        case 'end':
        case 'decline':
        case 'withdraw':
          return 0;
        case 'fly':
          return meetings.sector(table, player, memory, move.sector);
        case 'next': {
          const ahead = hand.ahead.at(-1);
          const hope =
            ahead === undefined
              ? meetings.average(table, player, memory, table.sector)
              : meetings.card(table, player, ahead);
          // What is good here is done first: the next card does not run away.
          return Math.min(CURIOSITY, hope);
        }
        case 'arrange': {
          let sum = 0;
          for (const [i, place] of move.top.entries()) {
            const card = hand.ahead[hand.ahead.length - 1 - place];
            if (card !== undefined) sum += (SOONER[i] ?? 0) * meetings.card(table, player, card);
          }
          return sum;
        }
        case 'fight': {
          if (hand.pirate >= 0) return meetings.fight(player, hand.pirate);
          const frame = top(table);
          return meetings.fightUnseen(player, memory, table.sector, frame.kind === 'pirate' ? frame.demand : 0);
        }
        case 'offer':
          return barter.offering({ table, hand, seat }, move.give, move.take);
        case 'accept':
          return barter.accepting({ table, hand, seat });
        case 'counter':
          return barter.offering({ table, hand, seat }, move.give, move.take);
        case 'deal':
          return barter.taking({ table, hand, seat });
        case 'dismiss':
          return barter.dismissing({ table, hand, seat });
        case 'close':
        case 'reopen':
          return Number.NEGATIVE_INFINITY; // no bot refuses to listen
        default:
          return null;
      }
    },
    scene: sceneOf,
    manner: { chapters: 1, trust: 20, patience: 150 },
    rough: roughly(priceOf),
    merits: meritsBy(variant, weights, meetings),
  };
}
