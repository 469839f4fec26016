import type { WorldResource } from '../../../../art/worlds/world.tsx';

/** What can be traded at a place, and how. */
interface Trade {
  readonly good: WorldResource | 'any';
  readonly price: number;
  readonly direction: 'both' | 'buy' | 'sell';
  readonly limit?: number; // most units in one visit, if there is a most
  readonly station?: boolean; // a trade station can be founded here, which brings a sign of friendship
}

/** The people who keep an outpost, which decides the emblem on it. */
export type Keeper = 'diplomats' | 'green-folk' | 'scientists' | 'merchants' | 'library';

/** A card of a sector, as far as a drawing must know it. Names come in the reader’s language. */
export type CardPicture =
  | ({ readonly kind: 'trade-planet'; readonly name: string } & Trade)
  | ({ readonly kind: 'outpost'; readonly name: string; readonly keeper: Keeper } & Trade)
  | {
      readonly kind: 'colony';
      readonly name: string;
      readonly good: WorldResource;
      readonly number: number; // of the production die
      readonly points: number;
      readonly crest?: 'moon' | 'sun'; // on the two colonies with which the game begins
    }
  | {
      readonly kind: 'pirate';
      readonly name: string;
      readonly demand: number;
      readonly strength: number | 'unknown'; // nobody but the one who drew the card may see it
      readonly medals?: number;
      readonly loss?: 'cannon' | 'booster' | 'centre'; // what defeat costs beside the end of the flight
    }
  | { readonly kind: 'haven'; readonly name: string; readonly friendship: number } // a station there trades nothing
  | { readonly kind: 'target'; readonly name: string; readonly note: string }
  | { readonly kind: 'lost-planet' | 'asteroids'; readonly name: string; readonly note: string };
