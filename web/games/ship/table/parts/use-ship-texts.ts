import type { Move } from '@orrery/ship/facts';
import { type Translate, useTranslate } from '../../../../texts/catalogue.ts';
import { SHIP_TEXTS, type ShipTextKey } from '../texts.ts';
import type { ShipTableApi, ShipVariantUi } from '../types.ts';

export type ShipTranslate = Translate<ShipTextKey>;

/** The texts of this table's parts. */
export const useShipTexts = (): ShipTranslate => useTranslate(SHIP_TEXTS);

/** The game's name of a move. */
export const moveName = (play: ShipTableApi, { messages }: ShipVariantUi, move: Move): string =>
  play.say(messages.move(move, play.view.table));
