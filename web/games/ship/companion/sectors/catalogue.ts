import type { ShipKit } from '@orrery/ship/facts';
import { cardMessage as cardWords } from '@orrery/ship/words';
import type { LocalizedGame } from '../../../../app/localized-game.ts';
import type { CardPicture } from '../../art/cards/card.ts';
import { cardPicture } from '../../table/parts/pictures.ts';
import type { ShipTranslate } from '../../table/parts/use-ship-texts.ts';
import { variantCards } from './notes.ts';

/** The kinds of cards, in the order of the list. */
export const CARD_SORTS = ['trade', 'colony', 'pirate', 'other'] as const;
export type CardSort = (typeof CARD_SORTS)[number];

/** A card as the list shows it. */
export interface ListedCard {
  readonly card: number;
  readonly name: string; // on its face
  readonly spoken: string; // in full, for screen readers
  readonly picture: CardPicture;
  readonly sort: CardSort;
  readonly group: number;
}
export type CardCatalogue = ReadonlyMap<number, ListedCard>;

function sortOf(picture: CardPicture): CardSort {
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

/** All cards of a game with pictures and names. */
export function cardCatalogueOf(kit: ShipKit, say: LocalizedGame['formatMessage'], ship: ShipTranslate): CardCatalogue {
  const listed = variantCards(kit.variant).map((card): [number, ListedCard] => {
    const picture = cardPicture({ say }, kit, card, ship);
    const group = kit.variant.cards[card]?.group ?? 0;
    return [
      card,
      { card, name: picture.name, spoken: say(cardWords(kit, card)), picture, sort: sortOf(picture), group },
    ];
  });
  return new Map(listed);
}
