import { ASTRO, boosterPoints, cannonPoints, GOODS, KNOWLEDGE, MOON, type Table } from '@orrery/ship/facts';

/** What a captain starts with. */
export interface CaptainOutfit {
  readonly crest: 'moon' | 'sun';
  readonly astro: number;
  readonly goods: number;
  readonly knowledge: number;
  readonly boosters: number;
  readonly cannons: number;
  readonly colonyShips: number;
  readonly tradeShips: number;
}

/** By seat, as the game sets up the table. */
export const outfitsOf = ({ players }: Table): readonly CaptainOutfit[] =>
  players.map((player) => ({
    crest: player.crest === MOON ? 'moon' : 'sun',
    astro: player.stock[ASTRO] ?? 0,
    goods: player.stock[GOODS] ?? 0,
    knowledge: player.stock[KNOWLEDGE] ?? 0,
    boosters: boosterPoints(player),
    cannons: cannonPoints(player),
    colonyShips: player.colonyShips,
    tradeShips: player.tradeShips,
  }));
