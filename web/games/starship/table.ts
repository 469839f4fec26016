import { shipKitOf } from '@orrery/ship/facts';
import { starship } from '@orrery/starship';
import { STARSHIP } from '@orrery/starship/facts';
import { gameMessages } from '@orrery/starship/words';
import { eraseGameUi } from '../../table/game-ui.ts';
import { makeShipUi } from '../ship/table/game-ui.tsx';
import type { ShipVariantUi } from '../ship/table/types.ts';
import { STARSHIP_ALMANAC_PARTS } from './almanac-parts.ts';

export const STARSHIP_VARIANT_UI: ShipVariantUi = {
  kit: shipKitOf(STARSHIP),
  messages: gameMessages,
  almanacParts: STARSHIP_ALMANAC_PARTS,
};

export const STARSHIP_TABLE = eraseGameUi(starship, gameMessages, makeShipUi(STARSHIP_VARIANT_UI));
