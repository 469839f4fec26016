import { some } from '@orrery/common';
import {
  ACTIONS,
  boosterPoints,
  CENTRES,
  cannonPoints,
  type Facts,
  FORCED,
  FORCED_PRICE,
  factsOf,
  GONE,
  HOLD,
  LOOK,
  levelOf,
  type Memory,
  type Player,
  type Variant,
} from '@orrery/ship/facts';
import type { Merit } from '../merits.ts';
import { chanceToWin } from './meetings.ts';
import type { Weights } from './weights.ts';

/** What a better ship is good for. */
export class ShipMerits {
  readonly #variant: Variant;
  readonly #facts: Facts;
  readonly #weights: Weights;

  constructor(variant: Variant, weights: Weights) {
    this.#variant = variant;
    this.#facts = factsOf(variant);
    this.#weights = weights;
  }

  /** What a centre does for a ship that has it, as much of the game being left. */
  centre(left: number, player: Player, centre: number): Merit[] {
    const level = levelOf(player, centre);
    const worth = (this.#weights.centre[centre] ?? 0) * (level === 1 ? 1 : this.#weights.raised);
    const weight = left * worth;
    const crest = Math.max(0, player.crest);
    const name = some(CENTRES, centre);
    switch (name) {
      case 'storage':
        return [{ code: 'centre.storage', numbers: { hold: HOLD[level] ?? 0 }, weight }];
      case 'command':
        return [{ code: 'centre.command', numbers: { actions: ACTIONS[level] ?? 0 }, weight }];
      case 'sensor':
        return [{ code: 'centre.sensor', numbers: { cards: LOOK[level] ?? 0 }, weight }];
      case 'trade':
        return [{ code: 'centre.trade', numbers: { times: FORCED[level] ?? 0, astro: FORCED_PRICE }, weight }];
      case 'science':
      case 'production': {
        const code = `centre.${name}`;
        if (level > 1) return [{ code: `${code}.both`, numbers: {}, weight }];
        const number = this.#variant.numbers[name][crest];
        return number === undefined ? [] : [{ code, numbers: { number }, weight }];
      }
    }
  }

  /** How far the ship flies: the die and its boosters. */
  speed(left: number, before: Player, after: Player): Merit[] {
    const [had, boosters] = [boosterPoints(before), boosterPoints(after)];
    return [{ code: 'speed', numbers: { boosters }, weight: left * this.#weights.booster * (boosters - had) }];
  }

  /** How it fares against the pirates that are still about, taken together. */
  guns(left: number, before: Player, after: Player, { where }: Memory): Merit[] {
    const pirates = this.#facts.pirates.filter((card) => where[card] !== GONE);
    if (pirates.length === 0) return [];
    const won = (player: Player): number =>
      pirates.reduce((sum, card) => sum + chanceToWin(cannonPoints(player), this.#facts.strength[card] ?? 0), 0);
    const ofHundred = (player: Player): number => Math.round((100 * won(player)) / pirates.length);
    const gained = cannonPoints(after) - cannonPoints(before);
    const numbers = { before: ofHundred(before), after: ofHundred(after) };
    return [{ code: 'guns', numbers, weight: left * this.#weights.cannon * gained }];
  }
}
