import type { WorldResource } from '../../../../art/worlds/world.tsx';

/** What can be traded at a place, and how. */
interface TradeTerms {
  readonly good: WorldResource | 'any';
  readonly price: number;
  readonly direction: 'both' | 'buy' | 'sell';
  readonly limit?: number; // maximum units per visit, if there is one
  readonly station?: boolean; // a trade station can be founded here, which brings a symbol of friendship
}

/** The people who run an outpost, which decides its emblem. */
export type OutpostPeople = 'diplomats' | 'green-folk' | 'scientists' | 'merchants' | 'library';

/** A sector card, as far as a drawing needs it. Names come in the reader’s language. */
export type CardPicture =
  | ({ readonly kind: 'trade-planet'; readonly name: string } & TradeTerms)
  | ({ readonly kind: 'outpost'; readonly name: string; readonly keeper: OutpostPeople } & TradeTerms)
  | {
      readonly kind: 'colony';
      readonly name: string;
      readonly good: WorldResource;
      readonly number: number; // of the production die
      readonly points: number;
      readonly crest?: 'moon' | 'sun'; // on the two starting colonies
    }
  | {
      readonly kind: 'pirate';
      readonly name: string;
      readonly demand: number;
      readonly strength: number | 'unknown'; // only the player who drew the card may see it
      readonly medals?: number;
      readonly loss?: 'cannon' | 'booster' | 'centre'; // what a defeat costs besides the end of the flight
    }
  | { readonly kind: 'haven'; readonly name: string; readonly friendship: number } // a station here trades nothing
  | { readonly kind: 'target'; readonly name: string; readonly note: string }
  | { readonly kind: 'lost-planet' | 'asteroids'; readonly name: string; readonly note: string };
