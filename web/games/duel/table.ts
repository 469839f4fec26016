import { duel } from '@orrery/duel';
import { DUEL } from '@orrery/duel/facts';
import { gameMessages } from '@orrery/duel/words';
import { shipKitOf } from '@orrery/ship/facts';
import { eraseGameUi } from '../../table/game-ui.ts';
import { makeShipUi } from '../ship/table/game-ui.tsx';
import type { ShipVariantUi } from '../ship/table/types.ts';
import { DUEL_ALMANAC_PARTS } from './almanac-parts.ts';

export const DUEL_VARIANT_UI: ShipVariantUi = {
  kit: shipKitOf(DUEL),
  messages: gameMessages,
  almanacParts: DUEL_ALMANAC_PARTS,
};

export const DUEL_TABLE = eraseGameUi(duel, gameMessages, makeShipUi(DUEL_VARIANT_UI));
