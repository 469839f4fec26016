import { itemAt } from '@orrery/common';
import type { ShipCard, ShipKit, ShipVariant } from '@orrery/ship/facts';
import type { CardPicture } from '../../art/cards/card.ts';

type EntryOfKind = Readonly<Record<ShipCard['kind'], string>>;

/** The almanac entries that explain sector cards, by variant and kind. */
const ENTRY_OF_KIND: Readonly<Record<ShipVariant['id'], EntryOfKind>> = {
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
export const entryOfKind = ({ variant }: ShipKit, kind: ShipCard['kind']): string => ENTRY_OF_KIND[variant.id][kind];

/** The game's name for what a picture shows. */
const KINDS: Readonly<Record<CardPicture['kind'], ShipCard['kind']>> = {
  'trade-planet': 'planet',
  outpost: 'base',
  haven: 'median',
  colony: 'colony',
  pirate: 'pirate',
  target: 'target',
  'lost-planet': 'empty',
  asteroids: 'empty',
};

/** The entry for a card, found by its picture because a starting colony has no sector card. */
export const entryOfPicture = (kit: ShipKit, { kind }: CardPicture): string => entryOfKind(kit, KINDS[kind]);

export const entryOfCard = (kit: ShipKit, number: number): string =>
  entryOfKind(kit, itemAt(kit.variant.cards, number).kind);
