import type { Hand, Table } from '@orrery/startrek/facts';
import type { PositionFigures } from '../../network/figures.ts';
import { joinedGroups } from '../../network/groups.ts';
import { PIECE_FIGURES, PRODUCTION_FIGURES, SITE_FIGURES } from './board-figures.ts';
import { GAME_FIGURES, RACE_FIGURES, STANDING_FIGURES, SUPPORT_FIGURES } from './game-figures.ts';
import { HAND_FIGURES, PAYABLE_FIGURES, PRICE_FIGURES, TRADE_FIGURES } from './hand-figures.ts';
import { OpenTable, type SeenSeat } from './open-table.ts';
import { FOUNDING_FIGURES, TURN_FIGURES } from './turn-figures.ts';

const ALL = joinedGroups<SeenSeat>([
  GAME_FIGURES,
  STANDING_FIGURES,
  RACE_FIGURES,
  SUPPORT_FIGURES,
  HAND_FIGURES,
  TRADE_FIGURES,
  PRICE_FIGURES,
  PAYABLE_FIGURES,
  PRODUCTION_FIGURES,
  PIECE_FIGURES,
  SITE_FIGURES,
  TURN_FIGURES,
  FOUNDING_FIGURES,
]);

/** Figures of Star Trek. */
export function startrekFigures(): PositionFigures<Table, Hand> {
  const open = new OpenTable();
  return {
    version: 1,
    names: ALL.names,
    readTable: (table) => open.read(table),
    write(table, hand, seat, into, at) {
      const [player, production, sites] = [table.players[seat], open.production[seat], open.sites[seat]];
      if (player === undefined || production === undefined || sites === undefined) return;
      ALL.write({ open, table, hand, seat, player, production, sites }, into, at);
    },
  };
}
