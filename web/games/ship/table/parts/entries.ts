import type { Card, Kit, Variant } from '@orrery/ship/facts';
import { nth } from '../../../common/nth.ts';
import type { CardPicture } from '../../art/cards/card.ts';

type Entries = Readonly<Record<Card['kind'], string>>;

/** The entries that explain cards of a sector, by variant and by kind. */
const ENTRIES: Readonly<Record<Variant['id'], Entries>> = {
  starship: {
    planet: 'trade-planets',
    base: 'bases',
    median: 'SS-MED-01',
    colony: 'found-colony',
    pirate: 'pirates',
    target: 'tasks',
    empty: 'cards',
  },
  duel: {
    planet: 'trade',
    base: 'space-stations',
    median: 'DU-OPT-MEDIAN',
    colony: 'found-colony',
    pirate: 'pirates',
    target: 'orders',
    empty: 'cards',
  },
};

/** The entry that explains a kind of card. */
export const entryOfKind = ({ variant }: Kit, kind: Card['kind']): string => ENTRIES[variant.id][kind];

/** What a picture shows, as the game calls it. */
const KINDS: Readonly<Record<CardPicture['kind'], Card['kind']>> = {
  'trade-planet': 'planet',
  outpost: 'base',
  haven: 'median',
  colony: 'colony',
  pirate: 'pirate',
  target: 'target',
  'lost-planet': 'empty',
  asteroids: 'empty',
};

/** The entry that explains a card, known by its picture: the colony that a ship set out with has no card in a sector. */
export const entryOfPicture = (kit: Kit, { kind }: CardPicture): string => entryOfKind(kit, KINDS[kind]);

export const entryOfCard = (kit: Kit, number: number): string => entryOfKind(kit, nth(kit.variant.cards, number).kind);
