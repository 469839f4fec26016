import { type SeatView, topFrame } from '@orrery/kernel';
import { currentCard, type Hand, type Memory, type Move, type ShipVariant, type Table } from '@orrery/ship/facts';
import type { Heuristics } from '../bot.ts';
import { NEUTRAL_PERSONA, type Persona } from '../personas.ts';
import { temperFor } from '../trade.ts';
import type { TunedValues } from '../tune/evolve.ts';
import { ShipTrader } from './barter.ts';
import { CardEncounters } from './card-encounters.ts';
import { shipEvaluator } from './evaluator.ts';
import { shipOfferEvent } from './offer-event.ts';
import { moveReasonsBy } from './reasons.ts';
import { rolloutPolicy } from './rollout.ts';
import { shipTheme } from './themes.ts';
import { tuningFrom } from './weights.ts';

/** A further card costs nothing but may bring something. */
const NEXT_CARD_VALUE = 0.01;
/** Noise scale: a turn has many small decisions, so with full noise a cadet would play almost at random. */
const NOISE_SCALE = 0.04;
/** How much more cards count that lie further up, because they are met sooner. */
const TOP_CARD_FACTORS: readonly number[] = [1, 0.9, 0.8];

/** Maximum envy: with two players one's loss is the other's gain, and more envy would prevent all trades. */
const MAX_ENVY = 1.2;

/** More than the number of cards. */
const CHANCE_KEY_RADIX = 128;

/** The result of chance: the die, the card just reached, the demand of a pirate or the cards the sensor shows. */
function chanceKeyOf({ table, hand }: SeatView<Table, Hand>): number {
  const frame = topFrame(table);
  switch (frame.kind) {
    case 'flight':
      return currentCard(table);
    case 'pirate':
      return frame.demand * CHANCE_KEY_RADIX + hand.pirate;
    case 'arrange':
      return hand.ahead.reduce((scene, card) => scene * CHANCE_KEY_RADIX + card, 0);
    case 'produce':
    case 'sector':
      return table.die;
    default:
      return 0;
  }
}

/**
 * A search that ends with the turn: what a move is worth shows only there. More iterations did not win more games against
 * players who look one move ahead.
 */
const SHORT_SEARCH_ITERATIONS = 20;

/** Heuristics for a starship game, for a bot of this character with these weights. */
export function shipHeuristics(
  variant: ShipVariant,
  values: TunedValues,
  persona: Persona = NEUTRAL_PERSONA,
): Heuristics<Table, Hand, Move, Memory> {
  const { weights, temper } = tuningFrom(values);
  const worth = shipEvaluator(variant, weights);
  const meetings = new CardEncounters(variant, weights);
  const barter = new ShipTrader(worth, temperFor(temper, { ...persona, envious: Math.min(MAX_ENVY, persona.envious) }));
  const priceOf = (table: Table): number => {
    const card = variant.cards[currentCard(table)];
    return card !== undefined && 'price' in card ? card.price : 0;
  };
  return {
    evaluate: (table, _, seat) => worth(table, seat),
    winScale: weights.spread,
    noiseScale: NOISE_SCALE,
    comparesMovesByHand: true,
    shortSearch: SHORT_SEARCH_ITERATIONS,
    turnNumber: ({ turn }) => turn,
    theme: shipTheme,
    offerEvent: shipOfferEvent,
    propose: (view, _, out, history) => barter.propose(view, out, history),
    volunteer: (view, _, history) => barter.volunteer(view, history),
    evaluateMove({ table, hand, seat }, memory, move) {
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
          const expected =
            ahead === undefined
              ? meetings.average(table, player, memory, table.sector)
              : meetings.card(table, player, ahead);
          // Do what is useful here first: the next card stays available.
          return Math.min(NEXT_CARD_VALUE, expected);
        }
        case 'arrange': {
          let sum = 0;
          for (const [i, place] of move.top.entries()) {
            const card = hand.ahead[hand.ahead.length - 1 - place];
            if (card !== undefined) sum += (TOP_CARD_FACTORS[i] ?? 0) * meetings.card(table, player, card);
          }
          return sum;
        }
        case 'fight': {
          if (hand.pirate >= 0) return meetings.fight(player, hand.pirate);
          const frame = topFrame(table);
          return meetings.fightUnseen(player, memory, table.sector, frame.kind === 'pirate' ? frame.demand : 0);
        }
        case 'offer':
          return barter.offerValue({ table, hand, seat }, move.give, move.take);
        case 'accept':
          return barter.acceptValue({ table, hand, seat });
        case 'counter':
          return barter.offerValue({ table, hand, seat }, move.give, move.take);
        case 'deal':
          return barter.takeValue({ table, hand, seat });
        case 'dismiss':
          return barter.dismissValue({ table, hand, seat });
        case 'close':
        case 'reopen':
          return Number.NEGATIVE_INFINITY; // a bot never refuses to listen
        default:
          return null;
      }
    },
    chanceKey: chanceKeyOf,
    searchParams: { rolloutTurns: 1, priorWeight: 20, maxIterationsPerMove: 150 },
    rolloutMove: rolloutPolicy(priceOf),
    reasons: moveReasonsBy(variant, weights, meetings),
  };
}
