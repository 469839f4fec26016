import type { Kit } from '@orrery/ship/facts';
import { card as cardWords } from '@orrery/ship/words';
import type { Voiced } from '../../../../app/voice.ts';
import type { CardPicture } from '../../art/cards/card.ts';
import { pictureOf } from '../../table/parts/pictures.ts';
import type { SayShip } from '../../table/parts/voice.ts';
import { cardsOf } from './notes.ts';

/** The sorts of cards, in the order in which a list of them is read. */
export const SORTS = ['trade', 'colony', 'pirate', 'other'] as const;
export type Sort = (typeof SORTS)[number];

/** A card as the list shows it. */
export interface Listed {
  readonly card: number;
  readonly name: string; // on its face
  readonly spoken: string; // in full, for those who hear it
  readonly picture: CardPicture;
  readonly sort: Sort;
  readonly group: number;
}
export type Catalogue = ReadonlyMap<number, Listed>;

function sortOf(picture: CardPicture): Sort {
  switch (picture.kind) {
    case 'trade-planet':
    case 'outpost':
      return 'trade';
    case 'colony':
    case 'pirate':
      return picture.kind;
    default:
      return 'other';
  }
}

/** Every card of a game with its picture and its names. */
export function catalogueOf(kit: Kit, say: Voiced['say'], ship: SayShip): Catalogue {
  const listed = cardsOf(kit.variant).map((card): [number, Listed] => {
    const picture = pictureOf({ say }, kit, card, ship);
    const group = kit.variant.cards[card]?.group ?? 0;
    return [
      card,
      { card, name: picture.name, spoken: say(cardWords(kit, card)), picture, sort: sortOf(picture), group },
    ];
  });
  return new Map(listed);
}
