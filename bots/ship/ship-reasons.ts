import { itemAt } from '@orrery/common';
import {
  ACTIONS_PER_FLIGHT,
  boosterPoints,
  type CardFacts,
  CENTRES,
  cannonPoints,
  cardFactsOf,
  centreLevel,
  FORCED_PRICE,
  FORCED_TRADES,
  HOLD_CAPACITY,
  type Memory,
  OUT_OF_PLAY,
  type Player,
  SENSOR_CARDS,
  type ShipVariant,
} from '@orrery/ship/facts';
import type { MoveReason } from '../reasons.ts';
import { fightWinChance } from './card-encounters.ts';
import type { ShipWeights } from './weights.ts';

/** What a better ship is good for. */
export class ShipReasons {
  readonly #variant: ShipVariant;
  readonly #facts: CardFacts;
  readonly #weights: ShipWeights;

  constructor(variant: ShipVariant, weights: ShipWeights) {
    this.#variant = variant;
    this.#facts = cardFactsOf(variant);
    this.#weights = weights;
  }

  /** What a centre does for a ship that has it, with this much of the game left. */
  centre(left: number, player: Player, centre: number): MoveReason[] {
    const level = centreLevel(player, centre);
    const worth = (this.#weights.centre[centre] ?? 0) * (level === 1 ? 1 : this.#weights.raised);
    const weight = left * worth;
    const crest = Math.max(0, player.crest);
    const name = itemAt(CENTRES, centre);
    switch (name) {
      case 'storage':
        return [{ code: 'centre.storage', numbers: { hold: HOLD_CAPACITY[level] ?? 0 }, weight }];
      case 'command':
        return [{ code: 'centre.command', numbers: { actions: ACTIONS_PER_FLIGHT[level] ?? 0 }, weight }];
      case 'sensor':
        return [{ code: 'centre.sensor', numbers: { cards: SENSOR_CARDS[level] ?? 0 }, weight }];
      case 'trade':
        return [{ code: 'centre.trade', numbers: { times: FORCED_TRADES[level] ?? 0, astro: FORCED_PRICE }, weight }];
      case 'science':
      case 'production': {
        const code = `centre.${name}`;
        if (level > 1) return [{ code: `${code}.both`, numbers: {}, weight }];
        const number = this.#variant.numbers[name][crest];
        return number === undefined ? [] : [{ code, numbers: { number }, weight }];
      }
    }
  }

  /** The range of the ship: the die and its boosters. */
  speed(left: number, before: Player, after: Player): MoveReason[] {
    const [had, boosters] = [boosterPoints(before), boosterPoints(after)];
    return [{ code: 'speed', numbers: { boosters }, weight: left * this.#weights.booster * (boosters - had) }];
  }

  /** The chances of the ship against all remaining pirates together. */
  guns(left: number, before: Player, after: Player, { where }: Memory): MoveReason[] {
    const pirates = this.#facts.pirates.filter((card) => where[card] !== OUT_OF_PLAY);
    if (pirates.length === 0) return [];
    const won = (player: Player): number =>
      pirates.reduce((sum, card) => sum + fightWinChance(cannonPoints(player), this.#facts.strength[card] ?? 0), 0);
    const ofHundred = (player: Player): number => Math.round((100 * won(player)) / pirates.length);
    const gained = cannonPoints(after) - cannonPoints(before);
    const numbers = { before: ofHundred(before), after: ofHundred(after) };
    return [{ code: 'guns', numbers, weight: left * this.#weights.cannon * gained }];
  }
}
